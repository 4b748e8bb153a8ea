import { pageParam } from '@/domain/listing/paging';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import type { SearchableView } from '@/ui/list/useUrlView';

/** What a table shows, as it stands in the URL. */
export interface TableView extends SearchableView {
  /** Value of the filter's choice; '' for all. */
  filter: string;
  /** Id of the column sorted by, after a `-` when descending; '' for the order of the content. */
  sort: string;
  /** Ids of hidden columns, sorted, with commas between. */
  hidden: string;
}

/** A sort order as it stands in the URL. */
export function sortParam(column: string, isDescending: boolean): string {
  return isDescending ? `-${column}` : column;
}

/** The column and direction of a {@link sortParam}; null for the order of the content. */
export function readSort(sort: string): { column: string; isDescending: boolean } | null {
  if (sort === '') return null;
  const isDescending = sort.startsWith('-');
  return { column: isDescending ? sort.slice(1) : sort, isDescending };
}

/** The hidden columns of a view. */
export function hiddenColumns(hidden: string): string[] {
  return hidden.split(',').filter(Boolean);
}

/** Reads a view from a query string; what is missing has its default. Never throws. */
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
 * The query string of a view, with its `?`; defaults are left out.
 * @param present the query string on the screen, whose other parameters stay
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
