import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { ButtonRow, Panel } from '@/ui/layout/Boxes';
import { BottomBar } from '@/ui/layout/RequestBoxes';

export interface CartSummaryProps {
  items: readonly CartItem[];
  onBook: () => void;
  estimate?: ReactNode;
  ask?: ReactNode;
  share?: ReactNode;
}

export const SummaryCard = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(12px, 2vw, 16px)',
  padding: 'clamp(16px, 4vw, 24px)',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: HEIGHTS.bar + 24 },
}));

const Selected = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  maxHeight: '40dvh',
  overflowY: 'auto',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > li > span:first-of-type': { overflowWrap: 'anywhere' },
  // Right below the lines they would be named twice.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Totals = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gap: 8,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& > dd': { fontWeight: 650 },
}));

// Next to each other, unless the link of the list is shown.
const Others = styled(ButtonRow)({
  gap: 8,
  '& > *': { flex: '1 1 auto' },
  '& > a': { paddingInline: 8 },
  // Also while the button is loaded.
  '& > div': { flex: '1 0 124px' },
  '& > :has(input)': { flexBasis: '100%' },
});

export function CartSummary({ items, onBook, estimate, ask, share }: CartSummaryProps) {
  const total = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <SummaryCard as="section" aria-labelledby="booking-summary">
      <Typography variant="h4" component="h2" id="booking-summary">
        Booking Summary
      </Typography>
      {/* A long list scrolls, so it must be focusable for keyboard users. */}
      <Selected
        className="selected"
        tabIndex={items.length > 8 ? 0 : undefined}
        aria-label="Selected items"
      >
        {items.map(({ id, name, quantity }) => (
          <li key={id} translate="no">
            <span>{name}</span>
            <span>&times;&nbsp;{quantity}</span>
          </li>
        ))}
      </Selected>
      <Totals>
        <dt>Total Items</dt>
        <dd translate="no">{total}</dd>
        <dt>Unique Items</dt>
        <dd translate="no">{items.length}</dd>
      </Totals>
      <BottomBar className="bottom-bar">
        {estimate}
        <Button variant="contained" onClick={onBook}>
          Book Now
        </Button>
        {ask}
      </BottomBar>
      <Others>
        <Button to={PATHS.store} variant="outlined">
          Continue Browsing
        </Button>
        {share}
      </Others>
    </SummaryCard>
  );
}
