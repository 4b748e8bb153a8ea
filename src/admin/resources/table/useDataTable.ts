import {
  functionalUpdate,
  useTable,
  type RowSelectionState,
  columnVisibilityFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import { useMemo, useState, useCallback, useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay, type Day } from '@/domain/availability/day';
import type { Content } from '@/domain/content/content';
import { pageParam } from '@/domain/listing/paging';
import { foldText } from '@/domain/text/slug';
import { useUrlView, type SearchableView, type ViewControl } from '@/ui/list/useUrlView';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { useCurrentDay } from '../../layout/useNow';
import { useSearch, type SearchSource } from '../../layout/useSearch';
import { PAGE_SIZE, type Column, type TableFilter } from '../column';

interface TableView extends SearchableView {
  /** Value of the filter, or '' for all. */
  filter: string;
  /** First and last day that are shown. '' for any. */
  from: Day;
  to: Day;
  /** Id of the sort column, with a leading `-` when descending, or '' for the order of the content. */
  sort: string;
  /** IDs of hidden columns, sorted and separated by commas. */
  hidden: string;
}

export function sortParam(column: string, isDescending: boolean): string {
  return isDescending ? `-${column}` : column;
}

function sortingOf(sort: string): { id: string; desc: boolean }[] {
  if (sort === '') return [];
  const desc = sort.startsWith('-');
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

function columnVisibility(hidden: string): Record<string, boolean> {
  const ids = hidden.split(',').filter(Boolean);
  return Object.fromEntries(ids.map((id) => [id, false]));
}

function hiddenColumns(visibility: Readonly<Record<string, boolean>>): string {
  const ids = Object.keys(visibility).filter((id) => visibility[id] === false);
  return ids.sort().join(',');
}

/** Parses a view from a query string, with defaults for missing parameters. Never throws. */
function readTableView(query: string): TableView {
  const params = new URLSearchParams(query);
  const dayOf = (name: string) => {
    const day = params.get(name);
    return isDay(day) ? day : '';
  };
  return {
    search: params.get('search') ?? '',
    filter: params.get('filter') ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
    sort: params.get('sort') ?? '',
    hidden: hiddenColumns(columnVisibility(params.get('hide') ?? '')),
    page: pageParam(params.get('page')),
  };
}

/** With its `?`, without default values. The other parameters of `present` stay. */
function tableViewQuery(view: TableView, present = ''): string {
  return withQueryParams(present, {
    search: view.search.trim(),
    filter: view.filter,
    from: view.from,
    to: view.to,
    sort: view.sort,
    hide: view.hidden,
    page: view.page > 1 ? String(view.page) : '',
  });
}

/** The hash stays unchanged. `isSearchPrivate` keeps the text in the history entry, because a reload would send the URL to the server. */
function useTableView(isSearchPrivate = false): ViewControl<TableView> {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { search: kept = '' } = (state ?? {}) as { search?: string };
  const view = useMemo(() => {
    const read = readTableView(search);
    return isSearchPrivate ? { ...read, search: kept } : read;
  }, [search, isSearchPrivate, kept]);
  return useUrlView({
    view,
    urlOf: (one) => tableViewQuery(one),
    write(next, options) {
      const written = isSearchPrivate ? { ...next, search: '' } : next;
      const entry = isSearchPrivate ? { ...options.state, search: next.search } : options.state;
      const to = { search: tableViewQuery(written, search), hash };
      void navigate(to, { ...options, state: entry });
    },
  });
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Longer than any number that needs sorting. */
const DIGITS = 12;

/** Returns a sort value: texts without case and diacritics, numbers in them by value. */
function sortValue(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

function columnDefs<T extends { id: string }>(columns: readonly Column<T>[], content: Content) {
  const helper = createColumnHelper<typeof features, T>();
  return helper.columns(
    columns.map(({ id, label, sortBy, card }) =>
      helper.accessor(
        (record): string | number => (sortBy ? sortValue(sortBy(record, content)) : ''),
        {
          id,
          header: label,
          sortFn: sortFn_basic,
          enableSorting: sortBy !== undefined,
          enableHiding: card !== 'title',
        },
      ),
    ),
  );
}

export interface DataTableOptions<T extends { id: string }> extends Pick<
  SearchSource<T>,
  'records'
> {
  /** The draft content, in which columns look up other records. */
  content: Content;
  columns: readonly Column<T>[];
  /** Returns the texts that the search looks through. The first is the name, which ranks before the others. */
  searchText: (record: T, content: Content) => readonly string[];
  filter?: TableFilter<T> | undefined;
  /** The days of a record, for searches that name days. */
  daysOf?: NonNullable<SearchSource<T>['days']>['of'];
  /** Whether there are fields 'From' and 'To', which compare the first of these days. */
  hasDayFields?: boolean;
  /** Whether the search text contains personal data and must not be part of the URL. */
  isSearchPrivate?: boolean;
}

/** A new list with every content, so that TanStack reads the rows again: their values can depend on other records. */
function useFound<T extends { id: string }>(options: DataTableOptions<T>, view: TableView) {
  const { records: all, content, searchText, filter, daysOf, hasDayFields } = options;
  const { filter: chosen, from, to } = view;
  const textsOf = useCallback((record: T) => searchText(record, content), [searchText, content]);
  const records = useMemo(() => {
    const isInDays = (record: T) => {
      const [first] = daysOf?.(record) ?? [];
      return first ? (to === '' || first.from <= to) && (from === '' || from <= first.to) : false;
    };
    const isFiltered = chosen !== '' && filter;
    const hasDays = hasDayFields && from + to !== '';
    return all.filter(
      (record) =>
        (!isFiltered || filter.matches(record, chosen, content)) && (!hasDays || isInDays(record)),
    );
  }, [all, content, filter, daysOf, hasDayFields, chosen, from, to]);
  const today = useCurrentDay();
  const days = useMemo(() => daysOf && { of: daysOf, today }, [daysOf, today]);
  return useSearch({ records, textsOf, days }, view.search);
}

/** The view is in the URL. The search field updates immediately, and the rows follow with lower priority. */
export function useDataTable<T extends { id: string }>(options: DataTableOptions<T>) {
  const { columns } = options;
  const control = useTableView(options.isSearchPrivate);
  const view = useDeferredValue(control.view);
  const records = useDeferredValue(options.records);
  const content = useDeferredValue(options.content);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [lastPage, setLastPage] = useState(Infinity);
  const defs = useMemo(() => columnDefs(columns, content), [columns, content]);
  const { found, nearest } = useFound({ ...options, records, content }, view);
  const visibility = useMemo(() => columnVisibility(view.hidden), [view.hidden]);
  const sorting = useMemo(() => sortingOf(view.sort), [view.sort]);
  const state = {
    sorting,
    pagination: { pageIndex: Math.min(view.page - 1, lastPage), pageSize: PAGE_SIZE },
    columnVisibility: visibility,
    rowSelection,
  };
  const { change } = control;
  const table = useTable({
    features,
    columns: defs,
    data: found,
    state,
    getRowId: ({ id }) => id,
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
    /** The view of these rows. */
    view,
    nearest,
    selected: records.filter(({ id }) => rowSelection[id]).map(({ id }) => id),
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

export type DataTableState<T extends { id: string }> = ReturnType<typeof useDataTable<T>>;
