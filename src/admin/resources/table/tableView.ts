import { pageParam } from '@/domain/listing/paging';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import type { SearchableView } from '@/ui/list/useUrlView';

/** View of a table, as stored in the URL. */
export interface TableView extends SearchableView {
  /** Value of the filter, or '' for all. */
  filter: string;
  /**
   * Id of the sort column, with a leading `-` when descending, or '' for the order of the content.
   */
  sort: string;
  /** Ids of hidden columns, sorted and separated by commas. */
  hidden: string;
}

/** Returns the URL parameter of a sort order. */
export function sortParam(column: string, isDescending: boolean): string {
  return isDescending ? `-${column}` : column;
}

/** Parses a {@link sortParam}. Returns null for the order of the content. */
export function readSort(sort: string): { column: string; isDescending: boolean } | null {
  if (sort === '') return null;
  const isDescending = sort.startsWith('-');
  return { column: isDescending ? sort.slice(1) : sort, isDescending };
}

/** Returns the ids of the hidden columns of a view. */
export function hiddenColumns(hidden: string): string[] {
  return hidden.split(',').filter(Boolean);
}

/** Parses a view from a query string, with defaults for missing parameters. Never throws. */
export function readTableView(query: string): TableView {
  const params = new URLSearchParams(query);
  return {
    search: params.get('search') ?? '',
    filter: params.get('filter') ?? '',
    sort: params.get('sort') ?? '',
    hidden: hiddenColumns(params.get('hide') ?? '')
      .sort()
      .join(','),
    page: pageParam(params.get('page')),
  };
}

/**
 * Returns the query string of a view with its `?`, without default values.
 * @param present the current query string, whose other parameters stay
 */
export function tableViewQuery(view: TableView, present = ''): string {
  return withQueryParams(present, {
    search: view.search.trim(),
    filter: view.filter,
    sort: view.sort,
    hide: view.hidden,
    page: view.page > 1 ? String(view.page) : '',
  });
}
