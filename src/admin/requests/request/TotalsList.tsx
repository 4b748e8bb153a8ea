import { styled } from '@mui/material/styles';
import { formatNaira } from '@/domain/rental/money';
import type { Totals } from '@/domain/rental/totals';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > li[data-total]': {
    padding: '8px 0',
    borderBlock: '1px solid currentcolor',
    fontWeight: 700,
    fontSize: '1.125em',
  },
});

export interface TotalsListProps {
  totals: Totals;
  /** Labels with details, such as `Discount (10%)`. */
  labels?: { discount?: string; vat?: string; deposit?: string };
  /** Whether a discount or deposit of 0 is left out. */
  isShort?: boolean;
}

/** The amounts of a request or a quote. */
export function TotalsList({ totals, labels = {}, isShort = false }: TotalsListProps) {
  const { subtotal, discount, vat, total, deposit } = totals;
  return (
    <List aria-label="Totals">
      <li>
        <span>Subtotal</span> <span>{formatNaira(subtotal)}</span>
      </li>
      {(discount > 0 || !isShort) && (
        <li>
          <span>{labels.discount ?? 'Discount'}</span>{' '}
          <span>
            {discount > 0 ? '−' : ''}
            {formatNaira(discount)}
          </span>
        </li>
      )}
      <li>
        <span>{labels.vat ?? 'VAT'}</span> <span>{formatNaira(vat)}</span>
      </li>
      <li data-total>
        <span>Total</span> <span>{formatNaira(total)}</span>
      </li>
      {(deposit > 0 || !isShort) && (
        <li>
          <span>{labels.deposit ?? 'Deposit'}</span> <span>{formatNaira(deposit)}</span>
        </li>
      )}
    </List>
  );
}
