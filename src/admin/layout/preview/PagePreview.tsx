import { PreviewLink, PreviewButton } from './PreviewButton';

export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <PreviewLink path={path} label="Live Preview" />
      <PreviewButton path={path} />
    </>
  );
}
