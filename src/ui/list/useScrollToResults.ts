import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the start of the results after the visitor has changed them, if the start is hidden.
 * The `scroll-margin-top` of the area states how much of the viewport the bar covers.
 * @param shown identifies the displayed results, compared by identity
 * @returns the ref of the results area, and a function that requests scrolling after the next
 * change
 */
export function useScrollToResults(shown: unknown): {
  area: RefObject<HTMLDivElement | null>;
  requestScroll: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || !area.current) return;
    isRequested.current = false;
    const coveredHeight = Number.parseFloat(getComputedStyle(area.current).scrollMarginTop);
    if (area.current.getBoundingClientRect().top < coveredHeight)
      area.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown]);
  const requestScroll = useCallback(() => {
    isRequested.current = true;
  }, []);
  return { area, requestScroll };
}
