import { useMemo } from 'react';
import type { Day, RentalDates } from '@/domain/availability/day';
import { deskRanker } from '@/domain/search/deskSearch';
import type { NearestSearch } from '@/domain/search/nearest';
import { ranked, searchable, type Searchable } from '@/domain/search/search';
import { lazyModule, useLoaded } from '@/ui/lazy/lazyModule';

const loadNearest = (): Promise<typeof import('@/domain/search/nearest') | null> =>
  import('@/domain/search/nearest');
/** Most searches find something. */
const NEAREST = lazyModule(loadNearest);
const NOT_NEEDED = null;

/** Maximum length of a text in characters whose words are suggested. Messages and notes are longer. */
const SUGGESTED_LENGTH = 100;

/** What a search looks through. Its functions must be stable. */
export interface SearchSource<T> {
  records: readonly T[];
  /** Returns the texts of a record, of which the first is its name. */
  textsOf: (record: T) => readonly string[];
  /** The days of a record, for searches that name days. */
  days?: { of: (record: T) => readonly RentalDates[]; today: Day } | undefined;
}

/** Result of a search. */
export interface SearchResult<T> {
  /** The best first. All records without a search. */
  found: readonly T[];
  /** Search that was probably meant. If it is close, `found` are its results. */
  nearest: NearestSearch | undefined;
}

/** Returns a function that prepares each record once. */
function preparedBy<T extends object>(textsOf: SearchSource<T>['textsOf']) {
  const known = new WeakMap<T, Searchable>();
  return (record: T) => {
    const former = known.get(record);
    if (former) return former;
    const [name = '', ...others] = textsOf(record);
    const prepared = searchable([name], others);
    known.set(record, prepared);
    return prepared;
  };
}

/**
 * Searches records. If nothing is found, `found` are the results of a search with one other letter in a word. Records are
 * prepared once each, when they are first searched.
 */
export function useSearch<T extends object>(
  { records, textsOf, days }: SearchSource<T>,
  typed: string,
): SearchResult<T> {
  const search = typed.trim();
  const preparedOf = useMemo(() => preparedBy(textsOf), [textsOf]);
  const find = useMemo(
    () => (text: string) => {
      if (text === '') return records;
      const rank = deskRanker(text, days?.today);
      return ranked(records, (record) => rank(preparedOf(record), days?.of(record)));
    },
    [records, preparedOf, days],
  );
  const foundAsTyped = useMemo(() => find(search), [find, search]);
  const isLost = foundAsTyped.length === 0 && search !== '';
  const { value: code } = useLoaded(NEAREST.load, isLost ? NEAREST.loaded() : NOT_NEEDED);
  const nearestOf = useMemo(() => {
    const isSuggested = (text: string) => text.length <= SUGGESTED_LENGTH && !text.includes('@');
    return code?.nearestSearches(records.flatMap(textsOf).filter(isSuggested));
  }, [code, records, textsOf]);
  return useMemo(() => {
    const nearest = isLost ? nearestOf?.(search, (text) => find(text).length > 0) : undefined;
    return { found: nearest?.isClose ? find(nearest.search) : foundAsTyped, nearest };
  }, [isLost, nearestOf, search, find, foundAsTyped]);
}
