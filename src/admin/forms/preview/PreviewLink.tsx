import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { previewPath } from './previewPath';

export interface OpenPreviewProps {
  /** Public path of the page, such as `/about`. */
  path: string;
  label?: string;
}

/** A link to a page with the unpublished changes in it, in a new tab (back-office.md §2). */
export function PreviewLink({ path, label = 'Open in New Tab' }: OpenPreviewProps) {
  return (
    <Button
      variant="outlined"
      href={previewPath(path)}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNewIcon />}
      sx={{ justifySelf: 'start' }}
    >
      {label}
    </Button>
  );
}
