import { PreviewLink, PreviewButton } from './PreviewButton';

/** Buttons that preview a page with unpublished changes: in an overlay and in a new tab. */
export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <PreviewLink path={path} label="Live Preview" />
      <PreviewButton path={path} />
    </>
  );
}
