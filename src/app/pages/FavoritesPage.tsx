import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productListItem';
import { hasSharedItems } from '@/domain/cart/sharedItems';
import { selectFavoriteList, selectIsFavoritesLoaded } from '@/features/favorites';
import { EmptyFavorites, FavoritesFailure } from '@/features/favorites/view';
import { ProductCardSkeleton } from '@/features/products/list';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { CardGrid, Container, VisuallyHidden } from '@/ui/layout/Boxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { PageHead } from '@/ui/head/PageHead';
import { FavoritesList } from './FavoritesList';
import { HOME_CRUMB } from './heads/headMeta';
import { useProducts, type ProductsQuery } from './sharing/useProducts';

// See docs/behaviour/favourites.md.

const SharedFavorites = lazyComponent(() => import('./sharing/SharedFavorites'));

const TRAIL = [HOME_CRUMB, { label: 'Store', to: PATHS.store }, { label: 'Favorites' }];

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your favorites...</VisuallyHidden>
      <NoScriptNote>Your favorites need JavaScript.</NoScriptNote>
      <CardGrid columns={[2, 3, 4]} aria-hidden="true">
        {[0, 1, 2, 3].map((index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

function useFavorites(products: readonly ProductListItem[] | undefined) {
  const ids = useSelector(selectFavoriteList);
  return useMemo(() => {
    if (!products) return undefined;
    const available = new Map(products.map((product) => [product.id, product]));
    return {
      products: ids.flatMap((id) => available.get(id) ?? []),
      unavailableIds: ids.filter((id) => !available.has(id)),
    };
  }, [ids, products]);
}

function Favorites({ isShared, query }: { isShared: boolean; query: ProductsQuery }) {
  const isLoaded = useSelector(selectIsFavoritesLoaded);
  const isEmpty = useSelector(selectFavoriteList).length === 0;
  const favorites = useFavorites(query.products);
  if (isEmpty && isShared) return null;
  if (!isLoaded) return <Loading />;
  if (isEmpty) return <EmptyFavorites />;
  return (
    <AsyncView
      state={{ data: favorites, isError: query.isError }}
      loading={<Loading />}
      error={isShared ? null : <FavoritesFailure onRetry={query.retry} />}
    >
      {(found) => <FavoritesList {...found} />}
    </AsyncView>
  );
}

export default function FavoritesPage() {
  const { search } = useLocation();
  const isShared = useIsHydrated(hasSharedItems(search));
  const query = useProducts();
  const isEmpty = useSelector(selectFavoriteList).length === 0;
  return (
    <>
      <PageHead
        title="Your Favorites"
        description="The equipment you saved on this device."
        path={PATHS.favorites}
        isNoIndex
      />
      <PageHeader trail={TRAIL} title="Your Favorites" />
      <Container>
        <div tabIndex={-1} style={{ outline: 'none' }}>
          {isShared && (
            <SharedFavorites
              fallback={isEmpty && <Loading />}
              query={query}
              loading={<Loading />}
            />
          )}
          <Favorites isShared={isShared} query={query} />
        </div>
      </Container>
    </>
  );
}
