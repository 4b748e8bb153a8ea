import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the start of the results back in sight when something else is shown in them; its
 * `scroll-margin-top` says what lies over it.
 * @param shown what is shown; a new one is something else
 * @returns the place of the results, and how to say that the next change is the visitor's wish
 */
export function useScrollToResults(shown: unknown): {
  area: RefObject<HTMLDivElement | null>;
  want: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !area.current) return;
    isWanted.current = false;
    const clear = Number.parseFloat(getComputedStyle(area.current).scrollMarginTop);
    if (area.current.getBoundingClientRect().top < clear)
      area.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown]);
  const want = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { area, want };
}
