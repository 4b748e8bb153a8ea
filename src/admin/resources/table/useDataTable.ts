import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type Row,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Content } from '@/domain/content/content';
import { foldText } from '@/domain/text/slug';
import { PAGE_SIZE, type Column, type TableFilter } from './column';
import { columnVisibility, hiddenColumns, sortingOf, sortParam, useTableView } from './tableView';

const features = tableFeatures({
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

export interface DataTableOptions<T extends { id: string }> {
  records: readonly T[];
  /** The working copy, in which columns look up other records. */
  content: Content;
  columns: readonly Column<T>[];
  /** Returns the texts that the search looks through. */
  searchText: (record: T, content: Content) => readonly string[];
  filter?: TableFilter<T> | undefined;
  /** Whether the search text contains personal data and must not be part of the URL. */
  isSearchPrivate?: boolean;
}

/** Columns that are never shown: the prepared search text, and the record for the filter. */
const SEARCH = '$search';
const FILTER = '$filter';

/** Longer than any number that needs sorting. */
const DIGITS = 12;

/** Returns a sort value: texts without case and diacritics, numbers in them by value. */
function sortValue(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** Matches rows whose prepared text contains every word. */
const containsWords = Object.assign(
  (row: { getValue: (id: string) => unknown }, id: string, words: readonly string[]) => {
    const text = String(row.getValue(id));
    return words.every((word) => text.includes(word));
  },
  { resolveFilterValue: (search: string) => foldText(search).split(/\s+/).filter(Boolean) },
);

function columnDefs<T extends { id: string }>(options: DataTableOptions<T>) {
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
    accessor((record): string | number => foldText(searchText(record, content).join(' ')), {
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

/**
 * Manages a table of records: search, filter, sorting, columns and pagination, with the view in the
 * URL, and the selection. The search field updates immediately, and the rows follow with lower
 * priority.
 */
export function useDataTable<T extends { id: string }>(options: DataTableOptions<T>) {
  const { columns, searchText, filter } = options;
  const control = useTableView(options.isSearchPrivate);
  const view = useDeferredValue(control.view);
  const records = useDeferredValue(options.records);
  const content = useDeferredValue(options.content);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [lastPage, setLastPage] = useState(Infinity);
  const defs = useMemo(
    () => columnDefs({ records, content, columns, searchText, filter }),
    [records, content, columns, searchText, filter],
  );
  // TanStack caches the values of a row. A new array makes it read them again, because values such
  // as the name of a category depend on other records.
  // eslint-disable-next-line react/exhaustive-deps
  const data = useMemo(() => [...records], [records, content]);
  const visibility = useMemo(() => columnVisibility(view.hidden), [view.hidden]);
  // New arrays would make the table filter and sort all rows again.
  const columnFilters = useMemo(
    () => (view.filter === '' ? [] : [{ id: FILTER, value: view.filter }]),
    [view.filter],
  );
  const sorting = useMemo(() => sortingOf(view.sort), [view.sort]);
  const state = {
    globalFilter: view.search.trim(),
    columnFilters,
    sorting,
    pagination: { pageIndex: Math.min(view.page - 1, lastPage), pageSize: PAGE_SIZE },
    columnVisibility: visibility,
    rowSelection,
  };
  const { change } = control;
  const table = useTable({
    features,
    columns: defs,
    data,
    state,
    getRowId: ({ id }) => id,
    globalFilterFn: containsWords,
    sortDescFirst: false,
    autoResetPageIndex: false,
    onSortingChange(update) {
      const [first] = functionalUpdate(update, state.sorting);
      change({ sort: first ? sortParam(first.id, first.desc) : '' });
    },
    onPaginationChange(update) {
      change({ page: functionalUpdate(update, state.pagination).pageIndex + 1 });
    },
    onColumnVisibilityChange(update) {
      change({ hidden: hiddenColumns(functionalUpdate(update, visibility)), page: view.page });
    },
    onRowSelectionChange: setRowSelection,
  });
  // A page number that is too high shows the last page.
  const last = Math.max(0, table.getPageCount() - 1);
  if (last !== lastPage) setLastPage(last);
  return {
    table,
    control,
    select: useCallback(
      (id: string, isSelected: boolean) =>
        setRowSelection(({ [id]: _before, ...others }) =>
          isSelected ? { ...others, [id]: true } : others,
        ),
      [],
    ),
    clearSelection: useCallback(() => setRowSelection({}), []),
  };
}

/** Return value of {@link useDataTable}. */
export type DataTableState<T extends { id: string }> = ReturnType<typeof useDataTable<T>>;
