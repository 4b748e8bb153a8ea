import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the start of changed results if it is hidden. Their `scroll-margin-top` is the height of the bar. */
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
