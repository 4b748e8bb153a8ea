import { styled } from '@mui/material/styles';
import { company } from '@/domain/company/company';
import { formatMoney, type Amount } from '@/domain/rental/money';
import type { Balance } from '@/domain/rental/documents/payments';
import type { Totals } from '@/domain/rental/totals';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', gap: 8 },
  '& > li > :last-child': { marginLeft: 'auto' },
  '& > li > small': { fontSize: '0.875em', opacity: 0.8, alignSelf: 'center' },
  '& > li[data-total]': {
    padding: '8px 0',
    borderBlock: '1px solid currentcolor',
    fontWeight: 700,
    fontSize: '1.125em',
  },
});

interface TotalProps {
  label: string;
  note?: string | undefined;
  amount: Amount;
  isTotal?: boolean;
}

/** Returns what is not seen in the account yet, as a note. */
const unseenNote = (amount: Amount) =>
  amount === 0 ? undefined : `${formatMoney(Math.abs(amount))} not seen yet`;

function Total({ label, note, amount, isTotal = false }: TotalProps) {
  return (
    <li data-total={isTotal ? '' : undefined}>
      <span>{label}</span> {note !== undefined && <small>{note}</small>}{' '}
      <span>{formatMoney(amount)}</span>
    </li>
  );
}

interface TotalsListProps {
  totals: Totals;
  /** Details next to the labels, such as `10%`. */
  notes: { discount?: string | undefined; tax: string; deposit?: string };
  /** What was paid. Missing in a quote. */
  balance?: Balance;
  /** Whether a discount or deposit of 0 is left out. */
  isShort?: boolean;
}

/** The amounts of a request or a quote. */
export function TotalsList({ totals, notes, balance, isShort = false }: TotalsListProps) {
  const { subtotal, discount, tax, total, deposit } = totals;
  return (
    <List aria-label="Totals">
      <Total label="Subtotal" amount={subtotal} />
      {(discount > 0 || !isShort) && (
        <Total label="Discount" note={notes.discount} amount={0 - discount} />
      )}
      <Total label={company.tax.name} note={notes.tax} amount={tax} />
      <Total label="Total" amount={total} isTotal />
      {(deposit > 0 || !isShort) && <Total label="Deposit" note={notes.deposit} amount={deposit} />}
      {balance && (
        <>
          <Total label="Paid" note={unseenNote(balance.unseenPaid)} amount={balance.paid} />
          <Total label="Balance" amount={balance.balance} isTotal />
          <Total label="Deposit held" note={unseenNote(balance.unseenHeld)} amount={balance.held} />
        </>
      )}
    </List>
  );
}
