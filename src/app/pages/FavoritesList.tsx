import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import type { ProductSummary } from '@/domain/product/product';
import { formatSharedSlugs } from '@/domain/cart/sharedItems';
import { FavoriteToggle, UnavailableFavorites } from '@/features/favorites';
import { ProductCard } from '@/features/products/list';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { omittedItemsMessage, listWhatsappLink, listShareRequest } from './sharing/listShareLink';

/** Cards shown at a time: a phone is not to draw hundreds at once. */
const PORTION = 24;

const WORDS = { title: 'Favorite equipment', text: 'Equipment I would like to rent:' };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  '& > h2': { flex: '1 1 auto' },
});

export interface FavoritesListProps {
  /** The favourites the store has. */
  products: readonly ProductSummary[];
  /** How many it has no more. */
  goneCount: number;
  onRemoved: (product: ProductSummary) => void;
  onGoneRemoved: () => void;
  onClear: () => void;
  onAddAll: () => void;
  /** The visitor is to be told something. */
  onTell: (message: string, type: 'success' | 'warning') => void;
}

/** The favourites with what can be done with all of them: book, share, clear. */
export function FavoritesList(props: FavoritesListProps) {
  const { products, goneCount, onRemoved, onGoneRemoved, onClear, onAddAll, onTell } = props;
  const [shown, setShown] = useState(PORTION);
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On from the first card that came: the button may be gone.
    if (shown > PORTION)
      grid.current?.children[shown - PORTION]?.querySelector<HTMLElement>('h3 a')?.focus();
  }, [shown]);
  const shareText = formatSharedSlugs(products.map(({ slug }) => slug));
  const request = listShareRequest(PATHS.favorites, shareText, WORDS);
  const prepare = () => {
    const message = omittedItemsMessage(shareText);
    if (message) onTell(message, 'warning');
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
            onCopied={() => onTell('Link to your favorites copied.', 'success')}
          />
        )}
      </Bar>
      {goneCount > 0 && <UnavailableFavorites count={goneCount} onRemove={onGoneRemoved} />}
      <CardGrid ref={grid} columns={[2, 3, 4]} aria-label="Your favorites">
        {products.slice(0, shown).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              action={<FavoriteToggle product={product} onRemoved={() => onRemoved(product)} />}
            />
          </li>
        ))}
      </CardGrid>
      {products.length > shown && (
        <Button
          variant="outlined"
          onClick={() => setShown((count) => count + PORTION)}
          sx={{ display: 'flex', mx: 'auto', mt: 3 }}
        >
          Show More
        </Button>
      )}
    </>
  );
}
