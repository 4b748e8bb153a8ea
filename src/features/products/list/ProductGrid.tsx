import { keyframes, styled, type CSSObject, type Theme } from '@mui/material/styles';
import { memo, type CSSProperties } from 'react';
import { STORE_PAGE_SIZE } from '@/domain/product/listProducts';
import type { ProductListItem } from '@/domain/product/productListItem';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/Boxes';
import { ProductCard, type ProductCardSlots } from './ProductCard';

const STAGGER_MS = 1000;

/** Cards that slide in together, because the start and the end of an animation cost frames. */
const TOGETHER = 2;

/** Delay between two steps in ms. The animation of the last card ends within `STAGGER_MS`. */
const STEP_MS = Math.floor((STAGGER_MS - MOTION.calm) / (STORE_PAGE_SIZE / TOGETHER - 1));

const VISIBLE_ON_PHONES = 4;

// The animation only moves the cards. They are visible from the start.
const slideIn = keyframes({ from: { transform: 'translateY(calc(16px + var(--lag, 0px)))' } });

/** Width in px of a row's image, on a phone and on wider screens. */
const ROW_IMAGE = { phone: 64, wide: 84 };

const ROW_BUTTON = HEIGHTS.touch;

const rows = (theme: Theme): CSSObject => ({
  gridTemplateColumns: '1fr',
  gap: 0,
  '& > li': { animation: 'none', borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& article': {
    display: 'grid',
    gridTemplateColumns: `${ROW_IMAGE.phone}px minmax(0, 1fr) ${ROW_BUTTON}px ${ROW_BUTTON}px`,
    alignItems: 'center',
    columnGap: 8,
    padding: '10px 0',
    border: 0,
    backgroundColor: 'transparent',
    '--status-height': '1.4em',
    '--estimate-height': '5.6em',
    [theme.breakpoints.down(350)]: { '--estimate-height': '8.4em' },
    [theme.breakpoints.between('sm', 'md')]: { '--estimate-height': '2.8em' },
    [theme.breakpoints.up('md')]: { '--estimate-height': '4.2em' },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: `${ROW_IMAGE.wide}px minmax(0, 1fr) ${ROW_BUTTON}px ${ROW_BUTTON}px`,
      columnGap: 16,
    },
  },
  '& article .picture': { borderRadius: RADII.field },
  '& article .body': { display: 'block', padding: 0 },
  '& article .tag': { fontWeight: 400 },
  '& article h3': { ...theme.typography.body1, fontWeight: 650, lineHeight: 1.3, margin: '1px 0' },
  '& article:hover h3': { color: theme.vars?.palette.primary.main },
  '& article .price': { marginBottom: 0 },
  '& article .more': { display: 'none' },
  '& article .action, & article .add': { position: 'relative', inset: 'auto', margin: 0 },
  // From here on the texts are columns, whose places do not depend on their lengths.
  [theme.breakpoints.up('md')]: {
    '& article .body': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(200px, 20vw, 256px) 180px',
      gridTemplateRows: 'auto auto',
      gridAutoFlow: 'column',
      alignItems: 'center',
      columnGap: 24,
    },
    '& article .tag': { alignSelf: 'end' },
    '& article h3': { alignSelf: 'start' },
    '& article .price, & article .status': { gridRow: '1 / -1' },
    '& article .price > span': { alignContent: 'center' },
  },
});

const Grid = styled(CardGrid)(({ theme }) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '& > li': {
      animation: `${slideIn} ${MOTION.calm}ms ${MOTION.ease} backwards`,
      animationDelay: `calc(var(--at) * ${STEP_MS}ms)`,
    },
    // Animations of all cards would cost a slow phone 100 ms, although most are below the viewport. The second row starts
    // lower instead of later: the start and the end of its own animation would cost 40 ms.
    [theme.breakpoints.down('sm')]: {
      '& > li': { '--lag': 'calc(var(--at) * 12px)', animationDelay: '0s' },
      [`& > li:nth-of-type(n + ${VISIBLE_ON_PHONES + 1})`]: { animation: 'none' },
    },
  },
  'html[data-layout="list"] &': rows(theme),
}));

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
  categoryNameOf: (product: ProductListItem) => string | undefined;
  /** Pass a stable function, so that memoised cards do not re-render. */
  slotsOf: (product: ProductListItem) => ProductCardSlots;
}

/** Where the visitor has chosen the list, styles show the same cards as rows. */
export function ProductGrid({ products, categoryNameOf, slotsOf }: ProductGridProps) {
  return (
    <Grid columns={[2, 3, 4]}>
      {products.map((product, index) => (
        <li key={product.id} style={{ '--at': Math.floor(index / TOGETHER) } as CSSProperties}>
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
