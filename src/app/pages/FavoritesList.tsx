import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addCarts, cartItemOf } from '@/domain/cart/cart';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productListItem';
import { formatSharedSlugs } from '@/domain/cart/sharedItems';
import { cartReplaced, selectItems } from '@/features/cart';
import {
  favoritesReplaced,
  favoritesRestored,
  FavoriteToggle,
  selectFavoriteList,
} from '@/features/favorites';
import { UnavailableFavorites } from '@/features/favorites/view';
import { noticeShown, type NoticeInput } from '@/features/notices';
import { ProductCard } from '@/features/products/list';
import { PublishedNote } from '@/features/rental-dates/view';
import { Button } from '@/ui/form/Button';
import { CardGrid } from '@/ui/layout/Boxes';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { productSlots } from './ProductCards';
import { omittedItemsMessage, listShareRequest } from './sharing/listShareLink';

/** Number of cards shown per step. Rendering hundreds at the same time would block a phone. */
const BATCH_SIZE = 24;

const ALL_IN_CART = 'All of your favorites are already in your booking cart.';

const SHARE_TEXTS = { title: 'Favorite equipment', text: 'Equipment I would like to rent:' };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  '& > h2': { flex: '1 1 auto' },
});

function useActions() {
  const dispatch = useDispatch();
  const ids = useSelector(selectFavoriteList);
  const cart = useSelector(selectItems);
  const notify = (notice: NoticeInput) => void dispatch(noticeShown(notice));
  const undo = (restoredIds?: readonly string[]) => ({
    label: 'Undo',
    dispatches: favoritesRestored(ids, restoredIds),
  });
  return {
    notify,
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
  };
}

interface FavoritesListProps {
  products: readonly ProductListItem[];
  unavailableIds: readonly string[];
}

export function FavoritesList({ products, unavailableIds }: FavoritesListProps) {
  const { notify, handleRemoved, handleUnavailableRemoved, handleClear, handleAddAll } =
    useActions();
  const [shown, setShown] = useState(BATCH_SIZE);
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Moves focus to the first new card, because the button may have been removed.
    if (shown > BATCH_SIZE)
      grid.current?.children[shown - BATCH_SIZE]?.querySelector<HTMLElement>('h3 a')?.focus();
  }, [shown]);
  const shareText = formatSharedSlugs(products.map(({ slug }) => slug));
  const request = listShareRequest(PATHS.favorites, shareText, SHARE_TEXTS);
  const prepare = () => {
    const message = omittedItemsMessage(shareText);
    if (message) notify({ message, type: 'warning' });
    return request;
  };
  return (
    <>
      <Bar>
        <Typography variant="h4" component="h2">
          {formatProductCount(products.length)}
        </Typography>
        <Button color="inherit" onClick={handleClear}>
          Clear All
        </Button>
        {products.length > 0 && (
          <Button variant="contained" onClick={() => handleAddAll(products)}>
            Add All to Cart
          </Button>
        )}
        {products.length > 0 && (
          <ShareActions
            label="Share list"
            linkLabel="Link to these favorites"
            prepare={prepare}
            onCopied={() => notify({ message: 'Link to your favorites copied.', type: 'success' })}
          />
        )}
      </Bar>
      {unavailableIds.length > 0 && (
        <UnavailableFavorites
          count={unavailableIds.length}
          onRemove={() => handleUnavailableRemoved(unavailableIds)}
        />
      )}
      <CardGrid ref={grid} columns={[2, 3, 4]} aria-label="Your favorites" tabIndex={-1}>
        {products.slice(0, shown).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              {...productSlots(product)}
              action={<FavoriteToggle product={product} onRemoved={() => handleRemoved(product)} />}
            />
          </li>
        ))}
      </CardGrid>
      <PublishedNote />
      {products.length > shown && (
        <Button
          variant="outlined"
          onClick={() => setShown((count) => count + BATCH_SIZE)}
          sx={{ display: 'flex', mx: 'auto', mt: 3 }}
        >
          Show More
        </Button>
      )}
    </>
  );
}
