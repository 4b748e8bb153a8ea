import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { SearchableView, ViewControl } from './useUrlView';

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

/** Returns handlers that change the view and then scroll to its results. `shown`: the displayed ones, compared by identity. */
export function useListActions<V extends SearchableView>(
  { change, type }: ViewControl<V>,
  shown: unknown,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { area, requestScroll } = useScrollToResults(shown);
  const handleType = useCallback(
    (search: string) => {
      requestScroll();
      type(search);
    },
    [requestScroll, type],
  );
  const handleChange = useCallback(
    (viewChange: Partial<V>) => {
      requestScroll();
      change(viewChange);
    },
    [requestScroll, change],
  );
  const handlePage = useCallback(
    (page: number) => {
      handleChange({ page } as Partial<V>);
      // Moves focus to the start of the new page, because the pager is below it.
      heading.current?.focus({ preventScroll: true });
    },
    [handleChange],
  );
  return { heading, area, handleType, handleChange, handlePage };
}
