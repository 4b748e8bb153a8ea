import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  type Row,
} from '@tanstack/react-table';
import type { Content } from '@/domain/content/content';
import { searchableText, searchMatcher } from '@/domain/search/searchableText';
import { foldText } from '@/domain/text/slug';
import type { Column, TableFilter } from '../column';

/** The parts of TanStack Table that the tables use. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** What the columns of a table are made of. */
export interface ColumnDefsOptions<T extends { id: string }> {
  /** The draft content, in which columns look up other records. */
  content: Content;
  columns: readonly Column<T>[];
  /** Returns the texts that the search looks through. */
  searchText: (record: T, content: Content) => readonly string[];
  filter?: TableFilter<T> | undefined;
}

/** Column of the prepared search text. It is never shown. */
const SEARCH = '$search';

/** Column that a filter applies to. It is never shown. */
export const FILTER = '$filter';

/** Longer than any number that needs sorting. */
const DIGITS = 12;

/** Returns a sort value: texts without case and diacritics, numbers in them by value. */
function sortValue(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** Matches rows whose prepared text contains every word of the search. */
export const containsWords = Object.assign(
  (
    row: { getValue: (id: string) => unknown },
    id: string,
    matches: ReturnType<typeof searchMatcher>,
  ) => matches(String(row.getValue(id))),
  { resolveFilterValue: searchMatcher },
);

/** Returns the columns of a table, and those for search and filter. */
export function columnDefs<T extends { id: string }>(options: ColumnDefsOptions<T>) {
  const { columns, content, searchText, filter } = options;
  const helper = createColumnHelper<typeof features, T>();
  const { accessor } = helper;
  return helper.columns([
    ...columns.map(({ id, label, sortBy, card }) =>
      accessor((record): string | number => (sortBy ? sortValue(sortBy(record, content)) : ''), {
        id,
        header: label,
        sortFn: sortFn_basic,
        enableSorting: sortBy !== undefined,
        enableHiding: card !== 'title',
        enableGlobalFilter: false,
      }),
    ),
    accessor((record): string | number => searchableText(searchText(record, content)), {
      id: SEARCH,
      enableHiding: false,
      enableSorting: false,
    }),
    accessor((record): string | number => record.id, {
      id: FILTER,
      enableHiding: false,
      enableSorting: false,
      enableGlobalFilter: false,
      filterFn: (row: Row<typeof features, T>, _id: string, value: string) =>
        filter?.matches(row.original, value, content) ?? true,
    }),
  ]);
}
