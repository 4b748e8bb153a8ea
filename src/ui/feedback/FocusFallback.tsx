import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';
import { useFocusFallback } from './useFocusFallback';

/**
 * Around content that may be loaded anew: where the control that had the focus goes with it, such as
 * Try Again, focus moves to the page's heading, or to the page while it has none.
 */
export function FocusFallback({ children }: { children: ReactNode }) {
  const fallback = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    fallback.current = pageHeading() ?? document.querySelector('main');
  });
  const handlers = useFocusFallback(fallback);
  return <div {...handlers}>{children}</div>;
}
