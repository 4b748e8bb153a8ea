import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageParam } from '@/domain/listing/paging';
import { isStoreSort, type StoreSort } from '@/domain/product/listing';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { type SearchableView, useUrlView, type ViewControl } from '@/ui/list/useUrlView';
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

/** Returns the query string with its `?`, or ''. Unrelated parameters of the `present` one are kept. */
export function storeViewQuery(view: StoreView, present = ''): string {
  const { search, category, sort, available, page } = view;
  const entries = {
    category,
    q: search,
    sort: sort ?? '',
    available: available ? '1' : '',
    page: page > 1 ? String(page) : '',
  };
  return withQueryParams(present, entries);
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

/** The prerendered page is independent of the query, so it has the default view. */
function useViewOfUrl(): StoreView {
  const { search } = useLocation();
  const query = useIsHydrated(search !== '') ? search : '';
  return useMemo(() => (query === '' ? DEFAULT_STORE_VIEW : readStoreView(query)), [query]);
}

export function useStoreView(): StoreViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useUrlView({
    view: useViewOfUrl(),
    urlOf: (view) => storeViewQuery(view),
    write: (view, options) => void navigate({ search: storeViewQuery(view, search) }, options),
  });
}
