import {
  columnVisibilityFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ADMIN_PAGE_SIZE } from '@/domain/text/limits';
import { clampPage, pageSlice } from '@/domain/listing/paging';
import { runIdleWork } from '@/ui/lazy/idleWork';
import type { TableColumn, TableProps } from './tableColumn';
import { createSearchIndex, filterRows, precomputeRows, sortRows } from './tableRows';
import { hiddenColumns, readSort, sortParam, type TableView } from './tableView';
import { useTableView } from './useTableView';

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

type TableRow = object;

/** Returns the rows of a view: filtered and sorted as plain arrays, one page of them. */
function useShownRows<T extends TableRow>(props: TableProps<T>, view: TableView) {
  const { columns, filter, searchText } = props;
  const rows = useDeferredValue(props.rows);
  const sort = readSort(view.sort);
  const column = sort ? columns.find(({ id }) => id === sort.column) : undefined;
  const isDescending = sort?.isDescending ?? false;
  const sorted = useMemo(() => sortRows(rows, column, isDescending), [rows, column, isDescending]);
  const textOf = useMemo(() => createSearchIndex(searchText), [searchText]);
  // Computing 10,000 rows at once would delay the response to an input.
  useEffect(() => runIdleWork(precomputeRows(rows, columns, textOf)), [rows, columns, textOf]);
  const found = useMemo(
    () => filterRows(sorted, view.search, textOf, filter, view.filter),
    [sorted, view.search, textOf, filter, view.filter],
  );
  const page = clampPage(view.page, found.length, ADMIN_PAGE_SIZE);
  const shown = useMemo(() => pageSlice(found, page, ADMIN_PAGE_SIZE), [found, page]);
  return { found, shown, page };
}

/** Returns the selected rows that still exist. */
function useSelected<T extends TableRow>({ rows, idOf }: TableProps<T>) {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const selected = useMemo(() => {
    const ids = Object.keys(selection).filter((id) => selection[id]);
    if (ids.length === 0) return [];
    return rows.filter((row) => selection[idOf(row)]);
  }, [rows, selection, idOf]);
  const clear = useCallback(() => setSelection({}), []);
  const selectAll = useCallback(
    (all: readonly T[]) => setSelection(Object.fromEntries(all.map((row) => [idOf(row), true]))),
    [idOf],
  );
  return { selection, setSelection, selected, clear, selectAll };
}

function columnDefs<T extends TableRow>(columns: readonly TableColumn<T>[]) {
  const helper = createColumnHelper<typeof features, T>();
  return columns.map(({ id, label, sortBy, canHide }) =>
    helper.accessor((row: T): unknown => row, {
      id,
      header: label,
      enableSorting: sortBy !== undefined,
      enableHiding: canHide,
    }),
  );
}

/**
 * Headless table over plain arrays: search, filter, sorting, columns, pagination and selection,
 * with the view in the URL. The search field updates immediately, and the rows follow with lower
 * priority.
 */
export function useDataTable<T extends TableRow>(props: TableProps<T>) {
  const { columns, idOf } = props;
  const control = useTableView();
  const view = useDeferredValue(control.view);
  const { found, shown, page } = useShownRows(props, view);
  const { selection, setSelection, ...selecting } = useSelected(props);
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const sort = readSort(view.sort);
  const { change } = control;
  const table = useTable({
    features,
    columns: defs,
    data: shown,
    getRowId: idOf,
    manualPagination: true,
    manualSorting: true,
    sortDescFirst: false,
    rowCount: found.length,
    state: {
      pagination: { pageIndex: page - 1, pageSize: ADMIN_PAGE_SIZE },
      sorting: sort ? [{ id: sort.column, desc: sort.isDescending }] : [],
      columnVisibility: Object.fromEntries(hiddenColumns(view.hidden).map((id) => [id, false])),
      rowSelection: selection,
    },
    onSortingChange(update) {
      const before = sort ? [{ id: sort.column, desc: sort.isDescending }] : [];
      const [first] = typeof update === 'function' ? update(before) : update;
      change({ sort: first ? sortParam(first.id, first.desc) : '' });
    },
    onPaginationChange(update) {
      const before = { pageIndex: page - 1, pageSize: ADMIN_PAGE_SIZE };
      const after = typeof update === 'function' ? update(before) : update;
      change({ page: after.pageIndex + 1 });
    },
    onColumnVisibilityChange(update) {
      const before = Object.fromEntries(hiddenColumns(view.hidden).map((id) => [id, false]));
      const after = typeof update === 'function' ? update(before) : update;
      const hidden = Object.keys(after).filter((id) => after[id] === false);
      change({ hidden: hidden.sort().join(','), page });
    },
    onRowSelectionChange: setSelection,
  });
  return { table, control, found, page, isBehind: view !== control.view, ...selecting };
}

/** Return value of {@link useDataTable}. */
export type DataTableControl<T extends TableRow> = ReturnType<typeof useDataTable<T>>;
