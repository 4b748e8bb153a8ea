import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '@/domain/links/paths';
import { formatPrice } from '@/domain/text/price';
import type { ProductListItem } from '@/domain/product/productListItem';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { Picture } from '@/ui/media/Picture';
import { Skeleton } from '@/ui/layout/Boxes';
import { phoneWidth } from '@/ui/media/pictureVariants';

/** For two, three and four columns of the page width. */
const CARD_SIZES = `(min-width: 1328px) 302px, (min-width: 720px) 23vw, (min-width: 600px) 31vw, ${phoneWidth('50vw - 22px')}`;

// A single styled element for the whole card, because a page hydrates sixteen of them.
const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  '& .picture': { borderRadius: `${RADII.card - 1}px ${RADII.card - 1}px 0 0` },
  '& img': { transition: `transform ${MOTION.calm}ms ${MOTION.ease}` },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars?.palette.edge },
    '&:hover img:not([data-fallback])': { transform: 'scale(1.03)' },
  },
  '& .body': {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: 'clamp(10px, 1.2vw, 16px) clamp(10px, 1.4vw, 18px) 4px',
  },
  '& .tag': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.35,
    color: theme.vars?.palette.support,
    overflowWrap: 'anywhere',
  },
  '& h3': {
    ...theme.typography.h5,
    margin: '4px 0 6px',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  '& h3 a': { textDecoration: 'none' },
  // Makes the whole card the target of the link.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADII.card },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
  // The status has its place before it is known, so that nothing moves. It has two lines on narrow cards.
  'html[data-availability][data-dates] & .status': { minHeight: 'var(--status-height)' },
  '--status-height': '2.8em',
  '--estimate-height': '5.6em',
  [theme.breakpoints.up('lg')]: { '--status-height': '1.4em', '--estimate-height': '4.2em' },
  [theme.breakpoints.down(350)]: { '--estimate-height': '8.4em' },
  '& .status, & .price': {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: theme.vars?.palette.text.secondary,
  },
  // Pushes status and link to the end, so that they are at the same height in a row of cards.
  '& .price': { marginBottom: 'auto' },
  // A rate or an estimate, unlike a price on request.
  '& .price > span': { color: theme.vars?.palette.text.primary },
  '& .status': { display: 'flex', alignItems: 'end', fontWeight: 600 },
  '& .more': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: 6,
    minHeight: HEIGHTS.touch,
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecorationColor: theme.vars?.palette.accentFill,
    textUnderlineOffset: 5,
  },
  '&:hover .more': { color: theme.vars?.palette.primary.main },
  '& .action': { position: 'absolute', top: 8, right: 8 },
  // At the lower corner of the image, whose height depends on the width of the card.
  '& .add': {
    position: 'absolute',
    top: 0,
    right: 8,
    marginTop: `calc(75% - ${HEIGHTS.touch + 8}px)`,
  },
}));

/** Parts of a card that come from other features. */
export interface ProductCardSlots {
  /** Control on the corner of the image, such as the favourite toggle. */
  action?: ReactNode;
  price?: ReactNode;
  status?: ReactNode;
  add?: ReactNode;
}

interface ProductCardProps extends ProductCardSlots {
  product: ProductListItem;
  /** Name of the category if it differs from the name stored in the product. */
  categoryName?: string;
  /** For the main image of the page, which is loaded with high priority. */
  isPriority?: boolean;
  /** For cards in the first viewport, whose images are not lazy. */
  isEager?: boolean;
  sizes?: string;
}

export function ProductCard(props: ProductCardProps) {
  const {
    product,
    action,
    status,
    add,
    categoryName,
    isPriority,
    isEager,
    sizes = CARD_SIZES,
  } = props;
  const { name, image, category } = product;
  const price = props.price ?? formatPrice(product.price);
  const to = productPath(product);
  return (
    <Card>
      <Picture
        className="picture"
        src={image}
        alt=""
        ratio={[4, 3]}
        sizes={sizes}
        isPriority={isPriority}
        isEager={isEager}
      />
      <div className="body">
        <p className="tag">{categoryName ?? category.name}</p>
        <h3 translate="no">
          <Link to={to}>{name}</Link>
        </h3>
        <p className="price" translate="no">
          {price}
        </p>
        {status && <p className="status">{status}</p>}
        <Link className="more" to={to} aria-label={`View Product: ${name}`}>
          View Product
        </Link>
      </div>
      {action && <div className="action">{action}</div>}
      {add && <div className="add">{add}</div>}
    </Card>
  );
}

export function ProductCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton className="picture" style={{ aspectRatio: '4 / 3' }} />
      <div className="body">
        <Skeleton style={{ width: '40%', height: 14, marginTop: 3 }} />
        <Skeleton style={{ width: '85%', height: 22, margin: '8px 0' }} />
        <Skeleton style={{ width: '55%', height: 16 }} />
        <Skeleton style={{ width: '50%', height: 16, margin: '14px 0' }} />
      </div>
    </Card>
  );
}
