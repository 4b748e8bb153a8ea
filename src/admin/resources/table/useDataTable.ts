import { functionalUpdate, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../column';
import { columnDefs, containsWords, features, FILTER, type ColumnDefsOptions } from './columnDefs';
import { columnVisibility, hiddenColumns, sortingOf, sortParam, useTableView } from './tableView';

export interface DataTableOptions<T extends { id: string }> extends ColumnDefsOptions<T> {
  records: readonly T[];
  /** Whether the search text contains personal data and must not be part of the URL. */
  isSearchPrivate?: boolean;
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
    () => columnDefs({ content, columns, searchText, filter }),
    [content, columns, searchText, filter],
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
