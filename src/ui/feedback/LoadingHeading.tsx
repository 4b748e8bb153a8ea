import { VisuallyHidden } from '../layout/VisuallyHidden';

/** The heading of a page that is still loading. It takes no focus: that waits for the heading of the page itself. */
export function LoadingHeading({ children = 'Loading page' }: { children?: string }) {
  return (
    <VisuallyHidden as="h1" data-loading="">
      {children}
    </VisuallyHidden>
  );
}

/** The heading of the page on the screen, once it has loaded. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1:not([data-loading])');
}
