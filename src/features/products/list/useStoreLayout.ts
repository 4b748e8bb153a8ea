import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { withQueryParams } from '@/ui/navigation/withQueryParams';

/** How the store shows its products: as cards, or as rows. */
export type StoreLayout = 'grid' | 'list';

/** Local storage key: `list` if this device shows rows. */
export const LAYOUT_KEY = 'storeLayout';
/** URL parameter, which wins over the device. */
export const LAYOUT_PARAM = 'view';

const layoutOf = (text: string | null): StoreLayout | undefined =>
  text === 'grid' || text === 'list' ? text : undefined;

/**
 * Returns the layout of the store and a function that chooses one, for this device and in the URL. It adds no history
 * entry. The prerendered page has cards. Styles show them as rows by the attribute `data-layout` of the document, which
 * the inline script sets too, so that nothing moves when the application starts.
 */
export function useStoreLayout(): [StoreLayout, (layout: StoreLayout) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<StoreLayout>();
  const wanted =
    layoutOf(new URLSearchParams(search).get(LAYOUT_PARAM)) ??
    chosen ??
    layoutOf(readEntry('local', LAYOUT_KEY)) ??
    'grid';
  const layout = useIsHydrated(wanted === 'list') ? 'list' : 'grid';

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The attribute is not set without need, because it recalculates the styles of the page.
    if ((dataset['layout'] ?? 'grid') !== wanted) dataset['layout'] = wanted;
  }, [wanted]);

  const choose = useCallback(
    (next: StoreLayout) => {
      setChosen(next);
      if (next === 'list') writeEntry('local', LAYOUT_KEY, next);
      else removeEntry('local', LAYOUT_KEY);
      const query = withQueryParams(search, { [LAYOUT_PARAM]: next === 'list' ? next : '' });
      void navigate({ search: query }, { replace: true, state: { viewChange: true } });
    },
    [navigate, search],
  );
  return [layout, choose];
}
