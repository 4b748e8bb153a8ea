import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { STAGGER_MS, STORE_PAGE_SIZE } from '@/domain/text/limits';
import type { ProductSummary } from '@/domain/product/product';
import { MOTION } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ProductCard } from './ProductCard';

/** The last card begins so late that the whole ends in time (public-site.md §4). */
const STEP_MS = Math.floor((STAGGER_MS - MOTION.calm) / (STORE_PAGE_SIZE - 1));

// The cards come to rest one after another. They are never invisible: nothing waits for the motion.
const settle = keyframes({ from: { transform: 'translateY(16px)' } });

const Grid = styled(CardGrid)({
  '@media (prefers-reduced-motion: no-preference)': {
    '& > li': {
      animation: `${settle} ${MOTION.calm}ms ${MOTION.ease} backwards`,
      animationDelay: `calc(var(--at) * ${STEP_MS}ms)`,
    },
  },
});

/** Cards of the first row, on the widest screen. */
const FIRST_ROW = 4;

interface ItemProps {
  product: ProductSummary;
  categoryName: string | undefined;
  isFirst: boolean;
  isInFirstRow: boolean;
  renderAction: (product: ProductSummary) => ReactNode;
}

const Item = memo(function Item(props: ItemProps) {
  const { product, categoryName, isFirst, isInFirstRow, renderAction } = props;
  return (
    <ProductCard
      product={product}
      categoryName={categoryName}
      isPriority={isFirst}
      isEager={isInFirstRow}
      action={renderAction(product)}
    />
  );
});

export interface ProductGridProps {
  products: readonly ProductSummary[];
  /** The proper name of a product's category. */
  categoryNameOf: (product: ProductSummary) => string | undefined;
  /** The control on a card's corner; keep it the same function, so that cards needn't render again. */
  renderAction: (product: ProductSummary) => ReactNode;
}

/** Product cards, two to four in a row, that settle one after another within a second. */
export function ProductGrid({ products, categoryNameOf, renderAction }: ProductGridProps) {
  return (
    <Grid columns={[2, 3, 4]}>
      {products.map((product, at) => (
        <li key={product.id} style={{ '--at': at } as CSSProperties}>
          <Item
            product={product}
            categoryName={categoryNameOf(product)}
            isFirst={at === 0}
            isInFirstRow={at < FIRST_ROW}
            renderAction={renderAction}
          />
        </li>
      ))}
    </Grid>
  );
}
