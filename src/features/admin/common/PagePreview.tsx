import { OpenPreview } from './preview/OpenPreview';
import { ShowPreview } from './preview/ShowPreview';

/** The two ways to see a page with the unpublished changes in it: over the screen, and in a new tab. */
export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <OpenPreview path={path} label="Live Preview" />
      <ShowPreview path={path} />
    </>
  );
}
