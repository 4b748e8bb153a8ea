import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { PictureProps } from '@/ui/media/Picture';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { PreviewLink } from '../../layout/preview/PreviewLink';

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
