import { styled } from '@mui/material/styles';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { Skeleton, VisuallyHidden, Split } from '@/ui/layout/Boxes';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { Row } from './CartRow';
import { SummaryCard } from './CartSummary';
import { CART_SPLIT, ListHead } from './CartView';

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
