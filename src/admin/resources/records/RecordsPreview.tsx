import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { pageCount, pageNumbers, pageSlice } from '@/domain/listing/paging';
import { Pager } from '@/ui/list/Pager';
import type { PictureProps } from '@/ui/media/Picture';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { PreviewLink } from '../../layout/preview/PreviewLink';

const PAGE_SIZE = 10;

interface PreviewCardProps {
  picture: Omit<PictureProps, 'alt'>;
  title: string;
  note: string;
  children?: ReactNode;
}

/** Record as a small card with a picture, a title and details. */
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

interface PagedProps<T> {
  list: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** List with ten items per page, and a pager if there are more. */
export function Paged<T>({ list, children }: PagedProps<T>) {
  const [page, setPage] = useState(1);
  const pages = pageCount(list.length, PAGE_SIZE);
  return (
    <Stack spacing={2}>
      {children(pageSlice(list, page, PAGE_SIZE))}
      {pages > 1 && (
        <Pager
          label="Preview pages"
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={setPage}
        />
      )}
    </Stack>
  );
}

interface PartProps {
  title: string;
  /** Shown instead of missing content. */
  empty: string;
  children: ReactNode;
}

function Part({ title, empty, children }: PartProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {children ?? <Typography color="textSecondary">{empty}</Typography>}
    </Stack>
  );
}

interface RecordsPreviewProps {
  /** Plural noun of the records in the texts. */
  noun: string;
  /** Public path of the page. */
  path: string;
  /** Headings of the two sections. */
  titles: readonly [featured: string, all: string];
  /** Featured records, or null while there are none. */
  featured: ReactNode;
  /** All records, or null while there are none. */
  all: ReactNode;
}

/** Live Preview of records: the featured ones, then all. */
export function RecordsPreview({ noun, path, titles, featured, all }: RecordsPreviewProps) {
  return (
    <DialogContent sx={{ gap: 4 }}>
      <PreviewLink path={path} />
      <Part
        title={titles[0]}
        empty={`No featured ${noun} yet. Mark some ${noun} as featured to see them here.`}
      >
        {featured}
      </Part>
      <Part title={titles[1]} empty={`No ${noun} available. Add some ${noun} to see them here.`}>
        {all}
      </Part>
    </DialogContent>
  );
}
