import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { PATHS } from '@/domain/links/paths';

/** Returns the preview path of a public path, which shows the page with unpublished changes. */
export function previewPath(path: string): string {
  return path === PATHS.home ? PATHS.preview : PATHS.preview + path;
}

interface PreviewLinkProps {
  /** Public path of the page, such as `/about`. */
  path: string;
  label?: string;
}

/** Link to a page with unpublished changes, which opens in a new tab. */
export function PreviewLink({ path, label = 'Open in New Tab' }: PreviewLinkProps) {
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
