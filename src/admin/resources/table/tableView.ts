import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay, type Day } from '@/domain/availability/day';
import { pageParam } from '@/domain/listing/paging';
import { useUrlView, type SearchableView, type ViewControl } from '@/ui/list/useUrlView';
import { withQueryParams } from '@/ui/navigation/withQueryParams';

/** View of a table, as stored in the URL. */
export interface TableView extends SearchableView {
  /** Value of the filter, or '' for all. */
  filter: string;
  /** First and last day that are shown. '' for any. */
  from: Day;
  to: Day;
  /**
   * Id of the sort column, with a leading `-` when descending, or '' for the order of the content.
   */
  sort: string;
  /** IDs of hidden columns, sorted and separated by commas. */
  hidden: string;
}

/** Returns the URL parameter of a sort order. */
export function sortParam(column: string, isDescending: boolean): string {
  return isDescending ? `-${column}` : column;
}

/** Returns the sort order of the table for a {@link sortParam}. Empty for the order of the content. */
export function sortingOf(sort: string): { id: string; desc: boolean }[] {
  if (sort === '') return [];
  const desc = sort.startsWith('-');
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

/** Returns which columns are hidden, by ID. */
export function columnVisibility(hidden: string): Record<string, boolean> {
  const ids = hidden.split(',').filter(Boolean);
  return Object.fromEntries(ids.map((id) => [id, false]));
}

/** Returns the URL parameter of the hidden columns; the inverse of {@link columnVisibility}. */
export function hiddenColumns(visibility: Readonly<Record<string, boolean>>): string {
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

/**
 * Returns the query string of a view with its `?`, without default values.
 * @param present the current query string, whose other parameters stay
 */
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

/**
 * Manages the view of a table in the URL. The hash stays unchanged.
 * @param isSearchPrivate keeps the search text in memory, because a reload would send the URL to the server
 */
export function useTableView(isSearchPrivate = false): ViewControl<TableView> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [privateSearch, setPrivateSearch] = useState('');
  const view = useMemo(() => {
    const read = readTableView(search);
    return isSearchPrivate ? { ...read, search: privateSearch } : read;
  }, [search, isSearchPrivate, privateSearch]);
  return useUrlView({
    view,
    urlOf: (one) => tableViewQuery(one),
    write(next, options) {
      if (isSearchPrivate) setPrivateSearch(next.search);
      const written = isSearchPrivate ? { ...next, search: '' } : next;
      void navigate({ search: tableViewQuery(written, search), hash }, options);
    },
  });
}
