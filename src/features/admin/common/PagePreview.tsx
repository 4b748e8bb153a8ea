import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { previewPath } from './preview/previewPath';
import { ShowPreview } from './preview/ShowPreview';

/** The two ways to see a page with the unpublished changes in it: over the screen, and in a new tab. */
export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <Button
        variant="outlined"
        href={previewPath(path)}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNewIcon />}
      >
        Live Preview
      </Button>
      <ShowPreview path={path} />
    </>
  );
}
