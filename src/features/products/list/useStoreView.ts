import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useUrlView, type ViewControl } from '@/ui/list/useUrlView';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { readStoreView, storeViewQuery, DEFAULT_STORE_VIEW, type StoreView } from './storeView';

/** The view, and how it changes. */
export type StoreViewControl = ViewControl<StoreView>;

/** The view the URL asks for: the whole store in the prerendered page, which knows the path alone. */
function useViewOfUrl(): StoreView {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? readStoreView(search) : DEFAULT_STORE_VIEW), [isHydrated, search]);
}

/** The view of the store, kept in the URL (public-site.md §2, Store). */
export function useStoreView(): StoreViewControl {
  const { key, search, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  return useUrlView({
    view: useViewOfUrl(),
    key,
    state: state as unknown,
    isPop,
    addressOf: (view) => storeViewQuery(view),
    write: (view, options) => void navigate({ search: storeViewQuery(view, search) }, options),
  });
}
