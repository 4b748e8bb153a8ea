import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import { MAX_QUANTITY, type CartItem } from '@/domain/cart/cart';
import { productPath } from '@/domain/links/paths';
import { QuantityRow } from '@/ui/layout/RequestBoxes';
import { Picture } from '@/ui/media/Picture';
import { IconButton } from '@/ui/form/Button';
import QuantityStepper from '@/ui/form/QuantityStepper';

interface CartRowProps {
  item: CartItem;
  status?: ReactNode;
  onQuantityChange: (id: string, by: 1 | -1) => void;
  onRemove: (item: CartItem) => void;
}

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'clamp(96px, 18vw, 168px) minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 'clamp(12px, 2vw, 24px)',
  padding: 'clamp(12px, 2vw, 20px) 0',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '& > .request': { gridColumn: '1 / -1', [theme.breakpoints.up('sm')]: { gridColumn: '2 / -1' } },
  '&:first-of-type': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

const Thumb = styled(Picture)(({ theme }) => ({
  borderRadius: 8,
  [theme.breakpoints.up('sm')]: { gridRow: 'span 2' },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > a': {
    fontWeight: 650,
    fontSize: '1.0625rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    padding: '4px 0',
  },
  '@media print': {
    '& > a::after': {
      content: `" (${import.meta.env.VITE_SITE_URL ?? ''}" attr(href) ")"`,
      fontWeight: 400,
    },
  },
  '& > a:hover': { color: theme.vars?.palette.primary.main },
  '& > p': {
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

const Quantity = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.875rem',
  '& > span': { color: theme.vars?.palette.text.secondary },
}));

/** The cart does not store slugs. Undefined until the list of products has been loaded for its price. */
function useSlug(id: string): string | undefined {
  return contentApi.endpoints.productList.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ slug: data?.find((product) => product.id === id)?.slug }),
  }).slug;
}

export function CartRow({ item, status, onQuantityChange, onRemove }: CartRowProps) {
  const { id, name, category, image, quantity } = item;
  const slug = useSlug(id);
  return (
    <Row>
      <Thumb src={image} alt="" ratio={[4, 3]} sizes="168px" />
      <Facts>
        {/* A path with an ID has no page of its own, and the product page replaces it. */}
        <Link
          to={productPath({ slug: slug ?? id })}
          translate="no"
          data-prefetch={slug === undefined ? 'off' : undefined}
        >
          {name}
        </Link>
        {category && <p>{category}</p>}
      </Facts>
      <IconButton
        aria-label={`Remove ${name} from cart`}
        onClick={() => onRemove(item)}
        sx={{ mr: -1.5 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <QuantityRow className="request">
        <Quantity className="quantity">
          <span aria-hidden="true">Qty</span>
          <QuantityStepper
            name={name}
            quantity={quantity}
            max={MAX_QUANTITY}
            onChange={(by) => onQuantityChange(id, by)}
          />
        </Quantity>
        {/* Below all that is known, because it has more lines for some items than for others. */}
        {status}
      </QuantityRow>
    </Row>
  );
}
