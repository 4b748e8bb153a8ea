import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { addCarts, cartItemOf } from '@/domain/cart/cart';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productList';
import { hasSharedItems } from '@/domain/cart/sharedItems';
import { cartReplaced, selectItems } from '@/features/cart';
import {
  favoritesReplaced,
  favoritesRestored,
  selectFavoriteList,
  selectIsFavoritesLoaded,
} from '@/features/favorites';
import { EmptyFavorites, FavoritesFailure } from '@/features/favorites/view';
import { noticeShown, type NoticeRequest } from '@/features/notices';
import { ProductCardSkeleton } from '@/features/products/list';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Container } from '@/ui/layout/Container';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { FocusRegion } from '@/ui/feedback/FocusFallback';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { PageHead } from '@/ui/head/PageHead';
import { FavoritesList } from './FavoritesList';
import { HOME_CRUMB } from './heads/headMeta';
import { useProducts, type ProductsQuery } from './sharing/useProducts';

// See docs/behaviour/favourites.md.

const SharedFavorites = lazyPart(() => import('./sharing/SharedFavorites'));

const TRAIL = [HOME_CRUMB, { label: 'Store', to: PATHS.store }, { label: 'Favorites' }];

const ALL_IN_CART = 'All of your favorites are already in your booking cart.';

/** Skeleton of the favourites in their final layout. */
function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your favorites...</VisuallyHidden>
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

/** Returns the favourites that are still available, in their order, and the IDs of the others. */
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

function useFavoritesActions() {
  const dispatch = useDispatch();
  const ids = useSelector(selectFavoriteList);
  const cart = useSelector(selectItems);
  const notify = (notice: NoticeRequest) => void dispatch(noticeShown(notice));
  const undo = (restoredIds?: readonly string[]) => ({
    label: 'Undo',
    dispatches: favoritesRestored(ids, restoredIds),
  });
  return {
    handleRemoved: ({ id, name }: ProductListItem) =>
      notify({ message: `${name} was removed from your favorites.`, action: undo([id]) }),
    handleUnavailableRemoved(unavailable: readonly string[]) {
      dispatch(favoritesReplaced(ids.filter((id) => !unavailable.includes(id))));
      notify({ message: 'Unavailable products were removed.', action: undo(unavailable) });
    },
    handleClear() {
      dispatch(favoritesReplaced([]));
      notify({ message: 'Your favorites were cleared.', action: undo() });
    },
    /** Adds all favourites to the cart. Products that are already in it are unchanged. */
    handleAddAll(products: readonly ProductListItem[]) {
      const inCart = new Set(cart.map(({ id }) => id));
      const added = products.filter(({ id }) => !inCart.has(id)).map(cartItemOf);
      const lines = addCarts(cart, added);
      const count = lines.length - cart.length;
      dispatch(cartReplaced(lines));
      const action = { label: 'View cart', to: PATHS.cart };
      if (added.length === 0) notify({ message: ALL_IN_CART, action });
      else {
        const message = `${formatProductCount(count)} added to your booking cart.`;
        notify({ message, type: 'success', action });
      }
      if (count < added.length)
        notify({
          message: 'Your booking cart is full. Some products were not added.',
          type: 'warning',
        });
    },
    notify,
  };
}

function Favorites({ isShared, query }: { isShared: boolean; query: ProductsQuery }) {
  const isLoaded = useSelector(selectIsFavoritesLoaded);
  const isEmpty = useSelector(selectFavoriteList).length === 0;
  const favorites = useFavorites(query.products);
  const { handleRemoved, handleUnavailableRemoved, handleClear, handleAddAll, notify } =
    useFavoritesActions();
  if (isEmpty && isShared) return null;
  if (!isLoaded) return <Loading />;
  if (isEmpty) return <EmptyFavorites />;
  return (
    <AsyncView
      state={{ data: favorites, isError: query.isError }}
      loading={<Loading />}
      error={isShared ? null : <FavoritesFailure onRetry={query.retry} />}
    >
      {({ products, unavailableIds }) => (
        <FavoritesList
          products={products}
          unavailableCount={unavailableIds.length}
          onRemoved={handleRemoved}
          onUnavailableRemoved={() => handleUnavailableRemoved(unavailableIds)}
          onClear={handleClear}
          onAddAll={() => handleAddAll(products)}
          onNotify={(message, type) => notify({ message, type })}
        />
      )}
    </AsyncView>
  );
}

/** Favourites page: the products that the visitor saved on this device. */
export default function FavoritesPage() {
  const { search } = useLocation();
  const isShared = useIsHydrated(hasSharedItems(search));
  // Queried here, so that the focus handlers stay mounted when the content below changes.
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
        <FocusRegion>
          {isShared && (
            <SharedFavorites
              fallback={isEmpty && <Loading />}
              query={query}
              loading={<Loading />}
            />
          )}
          <Favorites isShared={isShared} query={query} />
        </FocusRegion>
      </Container>
    </>
  );
}
