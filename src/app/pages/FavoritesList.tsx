import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { productCount } from '@/domain/digits';
import { PATHS } from '@/domain/paths';
import type { ProductSummary } from '@/domain/product';
import { formatSharedSlugs } from '@/domain/sharedItems';
import { FavoriteToggle, GoneFavorites } from '@/features/favorites';
import { ProductCard } from '@/features/products';
import { CardGrid } from '@/ui/CardGrid';
import { ShareActions } from '@/ui/ShareActions';
import { omittedText, onWhatsapp, sharedList } from './shareAddress';

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
  const request = sharedList(PATHS.favorites, shareText, WORDS);
  const prepare = () => {
    const message = omittedText(shareText);
    if (message) onTell(message, 'warning');
    return request;
  };
  return (
    <>
      <Bar>
        <Typography variant="h4" component="h2">
          {productCount(products.length)}
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
            whatsappHref={onWhatsapp(request)}
            onCopied={() => onTell('Link to your favorites copied.', 'success')}
          />
        )}
      </Bar>
      {goneCount > 0 && <GoneFavorites count={goneCount} onRemove={onGoneRemoved} />}
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
