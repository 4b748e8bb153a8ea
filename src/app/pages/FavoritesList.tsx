import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productList';
import { formatSharedSlugs } from '@/domain/cart/sharedItems';
import { FavoriteToggle } from '@/features/favorites';
import { UnavailableFavorites } from '@/features/favorites/view';
import { ProductCard } from '@/features/products/list';
import { PublishedNote } from '@/features/rental-dates/view';
import { Button } from '@/ui/form/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { productSlots } from './ProductCards';
import { omittedItemsMessage, listWhatsappLink, listShareRequest } from './sharing/listShareLink';

/** Number of cards shown per step. Rendering hundreds at the same time would block a phone. */
const BATCH_SIZE = 24;

const SHARE_TEXTS = { title: 'Favorite equipment', text: 'Equipment I would like to rent:' };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  '& > h2': { flex: '1 1 auto' },
});

interface FavoritesListProps {
  /** Favourites that the store still has. */
  products: readonly ProductListItem[];
  /** Number of favourites that the store no longer has. */
  unavailableCount: number;
  onRemoved: (product: ProductListItem) => void;
  onUnavailableRemoved: () => void;
  onClear: () => void;
  onAddAll: () => void;
  /** Shows a message to the visitor. */
  onNotify: (message: string, type: 'success' | 'warning') => void;
}

/** List of favourites with actions for all of them: book, share, clear. */
export function FavoritesList(props: FavoritesListProps) {
  const {
    products,
    unavailableCount,
    onRemoved,
    onUnavailableRemoved,
    onClear,
    onAddAll,
    onNotify,
  } = props;
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
    if (message) onNotify(message, 'warning');
    return request;
  };
  return (
    <>
      <Bar>
        <Typography variant="h4" component="h2">
          {formatProductCount(products.length)}
        </Typography>
        <Button color="inherit" onClick={onClear}>
          Clear All
        </Button>
        {products.length > 0 && (
          <Button variant="contained" onClick={onAddAll}>
            Add All to Cart
          </Button>
        )}
        {products.length > 0 && (
          <ShareActions
            label="Share Favorites"
            linkLabel="Link to these favorites"
            prepare={prepare}
            whatsappHref={listWhatsappLink(request)}
            onCopied={() => onNotify('Link to your favorites copied.', 'success')}
          />
        )}
      </Bar>
      {unavailableCount > 0 && (
        <UnavailableFavorites count={unavailableCount} onRemove={onUnavailableRemoved} />
      )}
      <CardGrid ref={grid} columns={[2, 3, 4]} aria-label="Your favorites">
        {products.slice(0, shown).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              {...productSlots(product)}
              action={<FavoriteToggle product={product} onRemoved={() => onRemoved(product)} />}
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
