import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import { Split, Skeleton, VisuallyHidden } from '@/ui/layout/Boxes';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { CartRow, Row } from './CartRow';
import { CartSummary, type CartSummaryProps, SummaryCard } from './CartSummary';

interface CartViewProps extends CartSummaryProps {
  renderStatus?: (item: CartItem) => ReactNode;
  onQuantityChange: (id: string, by: 1 | -1) => void;
  onRemove: (item: CartItem) => void;
  onClear: () => void;
}

/** Number of lines from which a phone shows a link to the summary below them. */
const LONG = 6;

const CART_SPLIT = { columns: 'minmax(0, 1fr) 340px', style: { alignItems: 'start' } };

const ListHead = styled('div')({
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
        <ul className="rows" aria-label="Items in your booking cart" tabIndex={-1}>
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

export function EmptyCart() {
  return (
    <StatePanel
      title="Your Booking Cart is Empty"
      actions={
        <>
          <Button to={PATHS.store} variant="contained">
            Browse Equipment
          </Button>
          <Button to={PATHS.store} variant="outlined">
            Continue Shopping
          </Button>
        </>
      }
    >
      Pick what you need for your next project, then book it all in one request.
    </StatePanel>
  );
}

/** Place of the lines. A stored cart can have many, and the footer then starts below the screen. */
const Lines = styled('ul')({ 'html[data-cart] &': { minHeight: '100dvh' } });

/** Below the lines on a phone, where a cart that is probably empty has none. */
const Summary = styled(SummaryCard)({ 'html:not([data-cart]) &': { display: 'none' } });

export function CartSkeleton() {
  return (
    <>
      <NoScriptNote>
        The booking cart needs JavaScript. Please call us, or write to us.
      </NoScriptNote>
      <Split {...CART_SPLIT} aria-busy="true">
        <VisuallyHidden>Loading your booking cart...</VisuallyHidden>
        <div aria-hidden="true">
          <ListHead>
            <Skeleton style={{ width: '9em' }} />
          </ListHead>
          <Lines className="rows">
            {[0, 1].map((row) => (
              <Row key={row}>
                <Skeleton style={{ aspectRatio: '4 / 3' }} />
                <div style={{ display: 'grid', gap: 12 }}>
                  <Skeleton style={{ width: '70%', height: 22 }} />
                  <Skeleton style={{ width: '40%' }} />
                  <Skeleton style={{ width: 120, height: 44, borderRadius: RADII.pill }} />
                </div>
              </Row>
            ))}
          </Lines>
        </div>
        <Summary aria-hidden="true">
          <Skeleton style={{ width: '60%', height: 26 }} />
          <Skeleton style={{ height: 72 }} />
          <Skeleton style={{ height: 44, borderRadius: RADII.pill }} />
          <Skeleton style={{ height: 44, borderRadius: RADII.pill }} />
        </Summary>
      </Split>
    </>
  );
}
