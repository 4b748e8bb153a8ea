import { SHORT_TEXT_MAX } from '@/domain/text/limits';
import { pageParam } from '@/domain/listing/paging';
import { isStoreSort, type StoreSort } from '@/domain/product/listing';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import type { SearchableView } from '@/ui/list/useUrlView';

/** What a visitor sees of the store: the part of its state that stands in the URL. */
export interface StoreView extends SearchableView {
  /** A slug or a name, as given; all when empty (content-contract.md). */
  category: string;
  /** Catalogue order when missing. */
  sort?: StoreSort | undefined;
}

/** The store as it opens: everything, in catalogue order, from the start. */
export const DEFAULT_STORE_VIEW: StoreView = { search: '', category: '', page: 1 };

/**
 * Reads the view from a query string; whatever is unknown or malformed counts as not given; never
 * throws (content-contract.md: `category`; the others are `q`, `sort` and `page`).
 */
export function readStoreView(query: string): StoreView {
  const params = new URLSearchParams(query);
  const textOf = (name: string) => (params.get(name) ?? '').slice(0, SHORT_TEXT_MAX);
  const sort = params.get('sort');
  const category = textOf('category').trim();
  return {
    search: textOf('q'),
    category: category.toLowerCase() === 'all' ? '' : category,
    sort: isStoreSort(sort) ? sort : undefined,
    page: pageParam(params.get('page')),
  };
}

/**
 * The query string of a view, with its `?`; '' for the whole store. Parameters of others in the
 * present query are kept; what is as usual is left out.
 */
export function storeViewQuery(view: StoreView, present = ''): string {
  const { search, category, sort, page } = view;
  const entries = { category, q: search, sort: sort ?? '', page: page > 1 ? String(page) : '' };
  return withQueryParams(present, entries);
}

/** Whether anything is searched, chosen or sorted: what Reset All Filters would clear. */
export function isProjectsFiltered({ search, category, sort }: StoreView): boolean {
  return search.trim() !== '' || category !== '' || sort !== undefined;
}
