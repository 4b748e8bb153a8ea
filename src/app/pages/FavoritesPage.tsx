import { Suspense, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { addCarts, cartItemOf } from '@/domain/cart/cart';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import type { ProductSummary } from '@/domain/product/product';
import { hasSharedItems } from '@/domain/cart/sharedItems';
import { cartReplaced, selectItems } from '@/features/cart';
import {
  EmptyFavorites,
  favoritesReplaced,
  favoritesRestored,
  FavoritesFailure,
  selectFavoriteList,
  selectIsFavoritesLoaded,
} from '@/features/favorites';
import { noticeShown, type NoticeRequest } from '@/features/notices';
import { ProductCardSkeleton } from '@/features/products/list';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Container } from '@/ui/layout/Container';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { PageHead } from '@/ui/head/PageHead';
import { FavoritesList } from './FavoritesList';
import { HOME_CRUMB } from './heads/headMeta';
import { useProductIndex, type ProductIndex } from './useProductIndex';

const SharedFavorites = lazyComponent(() => import('./sharing/SharedFavorites'));

const TRAIL = [HOME_CRUMB, { label: 'Store', to: PATHS.store }, { label: 'Favorites' }];

const ALL_THERE = 'All of your favorites are in your booking cart already.';

/** The favourites in the final layout, on their way. */
function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your favorites...</VisuallyHidden>
      <CardGrid columns={[2, 3, 4]} aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

/** The favourites that are products still, in the order they were marked, and the ids of the others. */
function useFavorites(index: readonly ProductSummary[] | undefined) {
  const ids = useSelector(selectFavoriteList);
  return useMemo(() => {
    if (!index) return undefined;
    const known = new Map(index.map((product) => [product.id, product]));
    return {
      products: ids.flatMap((id) => known.get(id) ?? []),
      goneIds: ids.filter((id) => !known.has(id)),
    };
  }, [ids, index]);
}

function useFavoritesActions() {
  const dispatch = useDispatch();
  const ids = useSelector(selectFavoriteList);
  const cart = useSelector(selectItems);
  const tell = (notice: NoticeRequest) => void dispatch(noticeShown(notice));
  const undo = (gone?: readonly string[]) => ({
    label: 'Undo',
    dispatches: favoritesRestored(ids, gone),
  });
  return {
    handleRemoved: ({ id, name }: ProductSummary) =>
      tell({ message: `${name} was removed from your favorites.`, action: undo([id]) }),
    handleGoneRemoved(gone: readonly string[]) {
      dispatch(favoritesReplaced(ids.filter((id) => !gone.includes(id))));
      tell({ message: 'Products that are gone were removed.', action: undo(gone) });
    },
    handleClear() {
      dispatch(favoritesReplaced([]));
      tell({ message: 'Your favorites were cleared.', action: undo() });
    },
    /** What is in the cart already stays as it is. */
    handleAddAll(products: readonly ProductSummary[]) {
      const inCart = new Set(cart.map(({ id }) => id));
      const added = products.filter(({ id }) => !inCart.has(id)).map(cartItemOf);
      const lines = addCarts(cart, added);
      const count = lines.length - cart.length;
      dispatch(cartReplaced(lines));
      const action = { label: 'View cart', to: PATHS.cart };
      if (added.length === 0) tell({ message: ALL_THERE, action });
      else {
        const message = `${formatProductCount(count)} added to your booking cart.`;
        tell({ message, type: 'success', action });
      }
      if (count < added.length)
        tell({ message: 'Your booking cart is full. The rest was left out.', type: 'warning' });
    },
    tell,
  };
}

function Favorites({ isShared, index }: { isShared: boolean; index: ProductIndex }) {
  const isLoaded = useSelector(selectIsFavoritesLoaded);
  const isEmpty = useSelector(selectFavoriteList).length === 0;
  const favorites = useFavorites(index.products);
  const { handleRemoved, handleGoneRemoved, handleClear, handleAddAll, tell } =
    useFavoritesActions();
  if (isEmpty && isShared) return null;
  if (!isLoaded) return <Loading />;
  if (isEmpty) return <EmptyFavorites />;
  return (
    <AsyncView
      state={{ data: favorites, isError: index.isError }}
      loading={<Loading />}
      error={isShared ? null : <FavoritesFailure onRetry={index.retry} />}
    >
      {({ products, goneIds }) => (
        <FavoritesList
          products={products}
          goneCount={goneIds.length}
          onRemoved={handleRemoved}
          onGoneRemoved={() => handleGoneRemoved(goneIds)}
          onClear={handleClear}
          onAddAll={() => handleAddAll(products)}
          onTell={(message, type) => tell({ message, type })}
        />
      )}
    </AsyncView>
  );
}

/** The products the visitor marked on this device. */
export default function FavoritesPage() {
  const { search } = useLocation();
  const isShared = useIsHydrated() && hasSharedItems(search);
  // Looked at here, so that focus is kept whatever of it changes below.
  const index = useProductIndex();
  const isEmpty = useSelector(selectFavoriteList).length === 0;
  const region = useRef<HTMLDivElement>(null);
  const kept = useFocusFallback(region);
  return (
    <>
      <PageHead
        title="Your Favorites"
        description="The equipment you have marked on this device."
        path={PATHS.favorites}
        isPrivate
      />
      <PageHeader trail={TRAIL} title="Your Favorites" />
      <Container>
        <div ref={region} tabIndex={-1} style={{ outline: 'none' }} {...kept}>
          {isShared && (
            <Suspense fallback={isEmpty ? <Loading /> : null}>
              <SharedFavorites index={index} loading={<Loading />} />
            </Suspense>
          )}
          <Favorites isShared={isShared} index={index} />
        </div>
      </Container>
    </>
  );
}
