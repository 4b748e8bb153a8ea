import { useCallback, useMemo } from 'react';
import type { Day, RentalDates } from '@/domain/availability/day';
import { deskRanker } from '@/domain/search/deskSearch';
import { ranked, searchable, type Searchable } from '@/domain/search/search';
import { useNearest } from '@/features/search';

/** Maximum length of a text in characters whose words are suggested. Messages and notes are longer. */
const SUGGESTED_LENGTH = 100;

/** What a search looks through. Its functions must be stable. */
export interface SearchSource<T> {
  records: readonly T[];
  /** Returns the texts of a record, of which the first is its name. */
  textsOf: (record: T) => readonly string[];
  days?: { of: (record: T) => readonly RentalDates[]; today: Day } | undefined;
}

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

const isSuggested = (text: string) => text.length <= SUGGESTED_LENGTH && !text.includes('@');

/** Without a search, all records are found. See {@link useNearest}. */
export function useSearch<T extends object>(
  { records, textsOf, days }: SearchSource<T>,
  typed: string,
) {
  const preparedOf = useMemo(() => preparedBy(textsOf), [textsOf]);
  const find = useCallback(
    (text: string) => {
      if (text === '') return records;
      const rank = deskRanker(text, days?.today);
      return ranked(records, (record) => rank(preparedOf(record), days?.of(record)));
    },
    [records, preparedOf, days],
  );
  const suggested = useCallback(
    () => records.flatMap(textsOf).filter(isSuggested),
    [records, textsOf],
  );
  return useNearest(typed.trim(), find, suggested);
}
