import { useMemo } from 'react';
import type { NearestSearch } from '@/domain/search/nearest';
import { lazyModule, useLoaded } from '@/ui/lazy/lazyModule';

/** Loaded when a search finds nothing. */
const NEAREST = lazyModule<typeof import('@/domain/search/nearest') | null>(
  () => import('@/domain/search/nearest'),
);

interface NearestResult<T> {
  /** The best first. */
  found: readonly T[];
  /** Search that was probably meant. If it is close, `found` are its results. */
  nearest: NearestSearch | undefined;
  /** Whether `found` is empty because the nearest search is not known yet. */
  isPending: boolean;
}

/** If nothing is found, searches with one other letter. `find` and `textsOf` must be stable for the same records. */
export function useNearest<T>(
  search: string,
  find: (search: string) => readonly T[],
  textsOf: () => readonly string[],
): NearestResult<T> {
  const typed = useMemo(() => find(search), [find, search]);
  const isLost = typed.length === 0 && search.trim() !== '';
  // Null: not needed.
  const { value: code, hasFailed } = useLoaded(NEAREST.load, isLost ? NEAREST.loaded() : null);
  const nearestOf = useMemo(() => code?.nearestSearches(textsOf), [code, textsOf]);
  return useMemo(() => {
    const nearest = isLost ? nearestOf?.(search, (text) => find(text).length > 0) : undefined;
    return {
      found: nearest?.isClose ? find(nearest.search) : typed,
      nearest,
      isPending: isLost && !code && !hasFailed,
    };
  }, [isLost, nearestOf, search, find, typed, code, hasFailed]);
}
