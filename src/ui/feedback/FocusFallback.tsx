import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';
import { useFocusFallback } from './useFocusFallback';

/**
 * Wraps content that can be reloaded. If the focused control is removed, such as Try Again, focus
 * moves to the page heading, or to `main` while there is no heading.
 */
export function FocusFallback({ children }: { children: ReactNode }) {
  const fallback = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    fallback.current = pageHeading() ?? document.querySelector('main');
  });
  const handlers = useFocusFallback(fallback);
  return <div {...handlers}>{children}</div>;
}
