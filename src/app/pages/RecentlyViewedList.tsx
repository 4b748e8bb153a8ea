import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useProductListQuery } from '@/api/content/contentApi';
import type { ProductListItem } from '@/domain/product/productListItem';
import { noticeShown } from '@/features/notices';
import { ProductCard } from '@/features/products/list';
import { RECENT_PRODUCTS, recentReplaced, selectRecentIds } from '@/features/recently-viewed';
import { Button } from '@/ui/form/Button';
import { Section } from '@/ui/layout/Section';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { productSlots } from './ProductCards';

const Strip = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  // On a phone part of the third card is visible, to indicate scrolling.
  gridAutoColumns: 'clamp(8.25rem, 38vw, 236px)',
  gap: 'clamp(12px, 1.8vw, 24px)',
  // Leaves space for focus outlines, which the scroll container would clip.
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPadding: 4,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
});

const SIZES = `(min-width: 621px) 236px, ${phoneWidth('38vw')}`;

function recentProducts(
  ids: readonly string[],
  products: readonly ProductListItem[],
  exceptId: string | undefined,
): ProductListItem[] {
  const available = new Map(products.map((product) => [product.id, product]));
  return ids
    .filter((id) => id !== exceptId)
    .flatMap((id) => available.get(id) ?? [])
    .slice(0, RECENT_PRODUCTS);
}

/** Renders nothing if the products could not be loaded. */
export default function RecentlyViewedList({ exceptId }: { exceptId?: string }) {
  const dispatch = useDispatch();
  const ids = useSelector(selectRecentIds);
  const { data: index = [] } = useProductListQuery();
  const products = recentProducts(ids, index, exceptId);
  if (products.length === 0) return null;

  const handleClear = () => {
    dispatch(recentReplaced([]));
    const action = { label: 'Undo', dispatches: recentReplaced(ids) };
    dispatch(noticeShown({ message: 'Recently viewed products were cleared.', action }));
  };
  return (
    <Section
      title="Recently Viewed"
      action={
        <Button color="inherit" aria-label="Clear recently viewed products" onClick={handleClear}>
          Clear
        </Button>
      }
    >
      <Strip>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} {...productSlots(product)} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}
