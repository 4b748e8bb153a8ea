import { pageParam } from '@/domain/listing/paging';
import { isStoreSort, type StoreSort } from '@/domain/product/listProducts';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { type SearchableView, useQueryView, type ViewControl } from '@/ui/list/useUrlView';
import { withQueryParams } from '@/ui/navigation/withQueryParams';

export interface StoreView extends SearchableView {
  /** Slug or name of a category as in the URL, '' for all. */
  category: string;
  /** Undefined for the order of the catalogue. */
  sort?: StoreSort | undefined;
  /** Whether only products are listed that are available on the rental dates. */
  available?: true | undefined;
}

export const DEFAULT_STORE_VIEW: StoreView = { search: '', category: '', page: 1 };

/** Reads `category`, `q`, `sort`, `available` and `page`. Malformed values are ignored. Never throws. */
export function readStoreView(query: string): StoreView {
  const params = new URLSearchParams(query);
  const textOf = (name: string) => (params.get(name) ?? '').slice(0, SHORT_TEXT_MAX);
  const sort = params.get('sort');
  const category = textOf('category').trim();
  return {
    search: textOf('q'),
    category: category.toLowerCase() === 'all' ? '' : category,
    sort: isStoreSort(sort) ? sort : undefined,
    available: params.get('available') === '1' || undefined,
    page: pageParam(params.get('page')),
  };
}

/** Returns the query of a view. Unrelated parameters of the `present` one are kept. */
export function storeViewTarget(view: StoreView, present = '') {
  const { search, category, sort, available, page } = view;
  const entries = {
    category,
    q: search,
    sort: sort ?? '',
    available: available ? '1' : '',
    page: page > 1 ? String(page) : '',
  };
  return { search: withQueryParams(present, entries) };
}

/** Returns whether a filter or sort order is set. Reset All Filters clears these. */
export function isStoreFiltered({ search, category, sort, available }: StoreView): boolean {
  return search.trim() !== '' || category !== '' || sort !== undefined || available === true;
}

/** Returns whether a view is the one that the prerendered page shows. */
export function isFirstStorePage(view: StoreView): boolean {
  return view.page === 1 && !isStoreFiltered(view);
}

export type StoreViewControl = ViewControl<StoreView>;

export const useStoreView = (): StoreViewControl => useQueryView(readStoreView, storeViewTarget);
