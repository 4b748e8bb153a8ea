import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useId } from 'react';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import { Pager } from '@/ui/list/Pager';
import type { PictureProps } from '@/ui/media/Picture';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { PreviewLink } from '../../layout/preview/PreviewButton';
import { PAGE_SIZE } from '../column';

interface PagedProps<T> {
  label: string;
  list: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

export function Paged<T>({ label, list, children }: PagedProps<T>) {
  const [wanted, setWanted] = useState(1);
  const pages = pageCount(list.length, PAGE_SIZE);
  const page = clampPage(wanted, list.length, PAGE_SIZE);
  return (
    <Stack spacing={2}>
      {children(pageSlice(list, page, PAGE_SIZE))}
      <Pager label={label} page={page} pages={pages} onPage={setWanted} />
    </Stack>
  );
}

interface PreviewCardProps {
  picture: Omit<PictureProps, 'alt'>;
  title: string;
  note: string;
  children?: ReactNode;
}

export function PreviewCard({ picture, title, note, children }: PreviewCardProps) {
  return (
    <Card component="li">
      <DraftPicture alt="" {...picture} />
      <CardContent>
        <Typography variant="h6" component="p">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {note}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

interface PartProps<T> {
  title: string;
  list: readonly T[];
  empty: string;
  children: (list: readonly T[]) => ReactNode;
}

function Part<T>({ title, list, empty, children }: PartProps<T>) {
  const id = useId();
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {list.length > 0 ? children(list) : <Typography color="textSecondary">{empty}</Typography>}
    </Stack>
  );
}

interface RecordsPreviewProps<T> {
  noun: string;
  path: string;
  titles: readonly [featured: string, all: string];
  featured: readonly T[];
  records: readonly T[];
  renderFeatured: (featured: readonly T[]) => ReactNode;
  renderAll: (shown: readonly T[]) => ReactNode;
}

export function RecordsPreview<T>(props: RecordsPreviewProps<T>) {
  const { noun, path, titles, featured, records } = props;
  return (
    <DialogContent sx={{ gap: 4 }}>
      <PreviewLink path={path} />
      <Part
        title={titles[0]}
        list={featured}
        empty={`No featured ${noun} yet. Mark some ${noun} as featured to see them here.`}
      >
        {props.renderFeatured}
      </Part>
      <Part
        title={titles[1]}
        list={records}
        empty={`No ${noun} available. Add some ${noun} to see them here.`}
      >
        {(list) => (
          <Paged label="Preview pages" list={list}>
            {props.renderAll}
          </Paged>
        )}
      </Part>
    </DialogContent>
  );
}
