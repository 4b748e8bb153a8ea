import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { Button } from '@/ui/form/Button';
import { Split } from '@/ui/layout/Boxes';
import { CartRow } from './CartRow';
import { CartSummary, type CartSummaryProps } from './CartSummary';

interface CartViewProps extends CartSummaryProps {
  renderStatus?: (item: CartItem) => ReactNode;
  onQuantityChange: (id: string, by: 1 | -1) => void;
  onRemove: (item: CartItem) => void;
  onClear: () => void;
}

/** Number of lines from which a phone shows a link to the summary below them. */
const LONG = 6;

export const CART_SPLIT = { columns: 'minmax(0, 1fr) 340px', style: { alignItems: 'start' } };

export const ListHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 16,
  minHeight: 44,
  marginBottom: 12,
  whiteSpace: 'nowrap',
  '& > h2': { whiteSpace: 'normal' },
});

export function CartView(props: CartViewProps) {
  const { renderStatus, onQuantityChange, onRemove, onClear, ...summary } = props;
  const { items } = summary;
  return (
    <Split {...CART_SPLIT}>
      <section aria-labelledby="selected-equipment">
        <ListHead>
          <Typography variant="h4" component="h2" id="selected-equipment">
            Selected equipment
          </Typography>
          {items.length >= LONG && (
            <Button href="#booking-summary" sx={{ px: 1, ml: 'auto', display: { md: 'none' } }}>
              Summary
            </Button>
          )}
          <Button color="inherit" onClick={onClear} sx={{ px: 1.5, mr: -1.5 }}>
            Clear All
          </Button>
        </ListHead>
        <ul className="rows" aria-label="Items in your booking cart">
          {items.map((item) => (
            <CartRow
              key={item.id}
              item={item}
              status={renderStatus?.(item)}
              onQuantityChange={onQuantityChange}
              onRemove={onRemove}
            />
          ))}
        </ul>
      </section>
      <CartSummary {...summary} />
    </Split>
  );
}
