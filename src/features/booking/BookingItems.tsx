import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MAX_QUANTITY, type CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/form/Button';
import { Picture } from '@/ui/media/Picture';
import { Skeleton } from '@/ui/layout/Boxes';
import { QuantityRow } from '@/ui/layout/RequestBoxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { BookingDraftControl } from './useBookingDraft';

const QuantityStepper = lazyComponent(() => import('@/ui/form/QuantityStepper'), {
  isOptional: true,
});

interface BookingItemsProps {
  draft: BookingDraftControl;
  isDisabled: boolean;
  renderStatus?: ((item: CartItem, items: readonly CartItem[]) => ReactNode) | undefined;
}

// Items are known later, so the note has its height from the start.
const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > .empty': { minHeight: 72, [theme.breakpoints.up('sm')]: { minHeight: 46 } },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'clamp(56px, 144px - 4.5rem, 72px) minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '0 16px',
    padding: 8,
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' },
  // The buttons of the quantity are loaded later.
  '& .quantity': { minHeight: HEIGHTS.touch + 2 },
  '& .request': { gridColumn: '1 / -1', [theme.breakpoints.up('sm')]: { gridColumn: '2 / -1' } },
  '& small': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

const Thumb = styled(Picture)({ borderRadius: 6 });

const EmptyNote = styled('p')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  columnGap: 12,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center' },
  color: theme.vars?.palette.text.secondary,
  '& a': { color: theme.vars?.palette.text.primary, padding: '10px 0' },
}));

/** Number of items from which there is a button to what is below them. */
const LONG = 6;

function factsOf({ category, quantity }: CartItem): string {
  return [category, `Qty: ${quantity}`].filter(Boolean).join(' · ');
}

export function BookingItems(props: BookingItemsProps) {
  const { draft, isDisabled, renderStatus } = props;
  const { items, isReady } = draft;
  const end = useRef<HTMLDivElement>(null);
  const handleSkip = () => {
    end.current?.scrollIntoView();
    end.current?.focus({ preventScroll: true });
  };
  return (
    <Block aria-labelledby="booking-items">
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h4" component="h2" id="booking-items">
          Selected items
        </Typography>
        {items.length >= LONG && <Button onClick={handleSkip}>Go to the form</Button>}
      </div>
      {!isReady && <Skeleton className="empty" style={{ width: '60%' }} />}
      {isReady && items.length === 0 && (
        <EmptyNote className="empty">
          No equipment selected yet. <Link to={PATHS.store}>Browse Equipment</Link>
        </EmptyNote>
      )}
      {items.length > 0 && (
        <List className="items" aria-label="Selected items" tabIndex={-1}>
          {items.map((item) => (
            <li key={item.id}>
              <Thumb src={item.image} alt="" ratio={[4, 3]} sizes="72px" />
              <div>
                <strong translate="no">{item.name}</strong>
                <small>{factsOf(item)}</small>
              </div>
              <IconButton
                aria-label={`Remove ${item.name} from this request`}
                disabled={isDisabled}
                onClick={() => draft.removeItem(item.id)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
              <QuantityRow className="request">
                <div className="quantity">
                  <QuantityStepper
                    name={item.name}
                    quantity={item.quantity}
                    max={MAX_QUANTITY}
                    isDisabled={isDisabled}
                    onChange={(by) => draft.changeQuantity(item.id, by)}
                  />
                </div>
                {renderStatus?.(item, items)}
              </QuantityRow>
            </li>
          ))}
        </List>
      )}
      {items.length >= LONG && <div ref={end} tabIndex={-1} style={{ outline: 'none' }} />}
    </Block>
  );
}
