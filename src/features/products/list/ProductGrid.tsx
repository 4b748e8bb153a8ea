import { keyframes, styled } from '@mui/material/styles';
import { memo, type CSSProperties } from 'react';
import { STORE_PAGE_SIZE } from '@/domain/product/listing';
import type { ProductListItem } from '@/domain/product/productList';
import { MOTION } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ProductCard, type ProductCardSlots } from './ProductCard';

/** Duration of the entry animation of the store's products. */
const STAGGER_MS = 1000;

/** Delay between two cards in ms. The animation of the last card ends within `STAGGER_MS`. */
const STEP_MS = Math.floor((STAGGER_MS - MOTION.calm) / (STORE_PAGE_SIZE - 1));

/** Number of cards that can be in the first viewport of a phone. */
const VISIBLE_ON_PHONES = 6;

// The animation only moves the cards. They are visible from the start.
const slideIn = keyframes({ from: { transform: 'translateY(16px)' } });

const Grid = styled(CardGrid)(({ theme }) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '& > li': {
      animation: `${slideIn} ${MOTION.calm}ms ${MOTION.ease} backwards`,
      animationDelay: `calc(var(--at) * ${STEP_MS}ms)`,
    },
    // Animations of all cards would cost a slow phone 100 ms, although most are below the viewport.
    [theme.breakpoints.down('sm')]: {
      [`& > li:nth-of-type(n + ${VISIBLE_ON_PHONES + 1})`]: { animation: 'none' },
    },
  },
}));

/** Number of cards in the first row on wide screens. */
const FIRST_ROW = 4;

interface ItemProps {
  product: ProductListItem;
  categoryName: string | undefined;
  isFirst: boolean;
  isInFirstRow: boolean;
  slotsOf: (product: ProductListItem) => ProductCardSlots;
}

const Item = memo(function Item(props: ItemProps) {
  const { product, categoryName, isFirst, isInFirstRow, slotsOf } = props;
  return (
    <ProductCard
      product={product}
      categoryName={categoryName}
      isPriority={isFirst}
      isEager={isInFirstRow}
      {...slotsOf(product)}
    />
  );
});

interface ProductGridProps {
  products: readonly ProductListItem[];
  /** Returns the name of the product's category. Undefined if the category is unknown. */
  categoryNameOf: (product: ProductListItem) => string | undefined;
  /**
   * Returns the control on the corner and the text below the price of a card. Pass a stable function, so that memoised
   * cards do not re-render.
   */
  slotsOf: (product: ProductListItem) => ProductCardSlots;
}

/** Grid of product cards with two to four columns and a staggered entry animation. */
export function ProductGrid({ products, categoryNameOf, slotsOf }: ProductGridProps) {
  return (
    <Grid columns={[2, 3, 4]}>
      {products.map((product, index) => (
        <li key={product.id} style={{ '--at': index } as CSSProperties}>
          <Item
            product={product}
            categoryName={categoryNameOf(product)}
            isFirst={index === 0}
            isInFirstRow={index < FIRST_ROW}
            slotsOf={slotsOf}
          />
        </li>
      ))}
    </Grid>
  );
}
