import { useLayoutEffect, useRef, type FocusEvent, type RefObject, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';

/** Moves focus when the focused control is removed. Spread the handlers on an element around it and `fallback`. */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // React dispatches no `blur` for an element that it removes, so the ref still points to it.
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      fallback.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

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
