import { useCallback, useRef } from 'react';
import { useScrollToResults } from './useScrollToResults';
import type { SearchableView, ViewControl } from './useUrlView';

/** Changes of the view then show the start of the results. `shown`: the displayed ones, compared by identity. */
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
