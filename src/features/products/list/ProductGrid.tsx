import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { STAGGER_MS, STORE_PAGE_SIZE } from '@/domain/text/limits';
import type { ProductListItem } from '@/domain/product/productList';
import { MOTION } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ProductCard } from './ProductCard';

/** Delay between two cards in ms. The animation of the last card ends within `STAGGER_MS`. */
const STEP_MS = Math.floor((STAGGER_MS - MOTION.calm) / (STORE_PAGE_SIZE - 1));

// The animation only moves the cards. They are visible from the start.
const slideIn = keyframes({ from: { transform: 'translateY(16px)' } });

const Grid = styled(CardGrid)({
  '@media (prefers-reduced-motion: no-preference)': {
    '& > li': {
      animation: `${slideIn} ${MOTION.calm}ms ${MOTION.ease} backwards`,
      animationDelay: `calc(var(--at) * ${STEP_MS}ms)`,
    },
  },
});

/** Number of cards in the first row on wide screens. */
const FIRST_ROW = 4;

interface ItemProps {
  product: ProductListItem;
  categoryName: string | undefined;
  isFirst: boolean;
  isInFirstRow: boolean;
  renderAction: (product: ProductListItem) => ReactNode;
  renderStatus: (product: ProductListItem) => ReactNode;
}

const Item = memo(function Item(props: ItemProps) {
  const { product, categoryName, isFirst, isInFirstRow, renderAction, renderStatus } = props;
  return (
    <ProductCard
      product={product}
      categoryName={categoryName}
      isPriority={isFirst}
      isEager={isInFirstRow}
      action={renderAction(product)}
      status={renderStatus(product)}
    />
  );
});

interface ProductGridProps {
  products: readonly ProductListItem[];
  /** Returns the name of the product's category. Undefined if the category is unknown. */
  categoryNameOf: (product: ProductListItem) => string | undefined;
  /**
   * Renders the control on the corner of a card. Pass a stable function, so that memoised cards do
   * not re-render.
   */
  renderAction: (product: ProductListItem) => ReactNode;
  /** Renders the text below the price. Pass a stable function too. */
  renderStatus: (product: ProductListItem) => ReactNode;
}

/** Grid of product cards with two to four columns and a staggered entry animation. */
export function ProductGrid(props: ProductGridProps) {
  const { products, categoryNameOf, renderAction, renderStatus } = props;
  return (
    <Grid columns={[2, 3, 4]}>
      {products.map((product, index) => (
        <li key={product.id} style={{ '--at': index } as CSSProperties}>
          <Item
            product={product}
            categoryName={categoryNameOf(product)}
            isFirst={index === 0}
            isInFirstRow={index < FIRST_ROW}
            renderAction={renderAction}
            renderStatus={renderStatus}
          />
        </li>
      ))}
    </Grid>
  );
}
