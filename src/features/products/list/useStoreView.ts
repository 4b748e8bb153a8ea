import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlView, type ViewControl } from '@/ui/list/useUrlView';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { readStoreView, storeViewQuery, DEFAULT_STORE_VIEW, type StoreView } from './storeView';

/** View of the store with functions to change it. */
export type StoreViewControl = ViewControl<StoreView>;

/**
 * Returns the view of the URL. The prerendered page is independent of the query, so it has the
 * default view.
 */
function useViewOfUrl(): StoreView {
  const { search } = useLocation();
  const query = useIsHydrated(search !== '') ? search : '';
  return useMemo(() => (query === '' ? DEFAULT_STORE_VIEW : readStoreView(query)), [query]);
}

/** Manages the view of the store in the URL. */
export function useStoreView(): StoreViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useUrlView({
    view: useViewOfUrl(),
    urlOf: (view) => storeViewQuery(view),
    write: (view, options) => void navigate({ search: storeViewQuery(view, search) }, options),
  });
}
