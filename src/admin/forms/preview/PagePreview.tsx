import { PreviewLink } from './PreviewLink';
import { PreviewButton } from './PreviewButton';

/** The two ways to see a page with the unpublished changes in it: over the screen, and in a new tab. */
export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <PreviewLink path={path} label="Live Preview" />
      <PreviewButton path={path} />
    </>
  );
}
