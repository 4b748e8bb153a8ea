import { styled } from '@mui/material/styles';
import { company } from '@/domain/company/company';
import { formatMoney, type Amount } from '@/domain/rental/money';
import type { Balance } from '@/domain/rental/documents/payments';
import type { chargesOf } from '@/domain/rental/positionRows';
import type { Totals } from '@/domain/rental/totals';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', gap: 8 },
  '& > li > :last-child': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& > li > small': {
    fontSize: '0.875em',
    opacity: 0.8,
    alignSelf: 'center',
    whiteSpace: 'nowrap',
  },
  '& > li[data-total]': {
    padding: '8px 0',
    borderBlock: '1px solid currentcolor',
    fontWeight: 700,
    fontSize: '1.125em',
  },
});

interface AmountRow {
  label: string;
  note?: string | undefined;
  amount: string;
  isTotal?: boolean;
}

/** Amounts with their labels. */
export function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <List aria-label="Totals">
      {rows.map(({ label, note, amount, isTotal = false }, index) => (
        // Two charges can have the same name.
        <li key={`${index}-${label}`} data-total={isTotal ? '' : undefined}>
          <span>{label}</span> {note !== undefined && <small translate="no">{note}</small>}{' '}
          <span translate="no">{amount}</span>
        </li>
      ))}
    </List>
  );
}

/** Returns what is not seen in the account yet, as a note. */
const unseenNote = (amount: Amount) =>
  amount === 0 ? undefined : `${formatMoney(Math.abs(amount))} not seen yet`;

interface TotalsListProps {
  totals: Totals;
  charges: ReturnType<typeof chargesOf>;
  /** Details next to the labels, such as `10%`. */
  notes: { discount?: string | undefined; tax: string; deposit?: string };
  /** What was paid. Missing in a quote. */
  balance?: Balance;
  /** Whether a discount or deposit of 0 is left out. */
  isShort?: boolean;
}

/** The amounts of a request or a quote. */
export function TotalsList({ totals, charges, notes, balance, isShort = false }: TotalsListProps) {
  const row = (label: string, amount: Amount, note?: string) => ({
    label,
    note,
    amount: formatMoney(amount),
  });
  const { discount, deposit } = totals;
  const rows = [
    row('Subtotal', totals.subtotal),
    ...(discount > 0 || !isShort ? [row('Discount', 0 - discount, notes.discount)] : []),
    ...charges.map(([label, amount]) => row(label, amount)),
    row(company.tax.name, totals.tax, notes.tax),
    { ...row('Total', totals.total), isTotal: true },
    ...(deposit > 0 || !isShort ? [row('Deposit', deposit, notes.deposit)] : []),
  ];
  const paid = balance && [
    row('Paid', balance.paid, unseenNote(balance.unseenPaid)),
    { ...row('Balance', balance.balance), isTotal: true },
    row('Deposit held', balance.held, unseenNote(balance.unseenHeld)),
  ];
  return <AmountList rows={[...rows, ...(paid ?? [])]} />;
}
