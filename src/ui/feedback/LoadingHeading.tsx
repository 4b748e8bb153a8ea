import { VisuallyHidden } from '../layout/Boxes';

/** It is not focusable, because focus moves to the heading of the loaded page. */
export function LoadingHeading({ children = 'Loading page' }: { children?: string }) {
  return (
    <VisuallyHidden as="h1" data-loading="">
      {children}
    </VisuallyHidden>
  );
}

/** Returns the heading of the current page after it has loaded. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1:not([data-loading])');
}
