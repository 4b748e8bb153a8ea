import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';
import { useFocusFallback } from './useFocusFallback';

/** If the focused control is removed, focus moves to the page heading, or to `main` while there is none. */
export function FocusFallback({ children }: { children: ReactNode }) {
  const fallback = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    fallback.current = pageHeading() ?? document.querySelector('main');
  });
  const handlers = useFocusFallback(fallback);
  return <div {...handlers}>{children}</div>;
}

/** Wraps content whose controls can be removed. If the focused one is, focus moves to the content as a whole. */
export function FocusRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const handlers = useFocusFallback(region);
  return (
    <div ref={region} tabIndex={-1} style={{ outline: 'none' }} {...handlers}>
      {children}
    </div>
  );
}
