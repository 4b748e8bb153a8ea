import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { company } from '@/domain/company/company';
import type { Balance } from '@/domain/rental/payments';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { chargesOf } from '@/domain/rental/positions';
import { discountShare } from '@/domain/rental/requestTexts';
import type { RentalRequest } from '@/domain/rental/schema';
import type { Totals } from '@/domain/rental/totals';
import { websiteEstimate } from '@/domain/rental/charging';
import { formatPercent } from '@/domain/text/formatNumber';

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

const unseenNote = (amount: Amount) =>
  amount === 0 ? undefined : `${formatMoney(amount)} not seen yet`;

function totalRows({ request, totals, balance, days }: TotalsSectionProps): AmountRow[] {
  const row = (label: string, amount: Amount, note?: string) => ({
    label,
    note,
    amount: formatMoney(amount),
  });
  return [
    row('Subtotal', totals.subtotal),
    row('Discount', 0 - totals.discount, discountShare(request.discount)),
    ...chargesOf(request, days).map(([label, amount]) => row(label, amount)),
    row(company.tax.name, totals.tax, formatPercent(request.vatBasisPoints)),
    { ...row('Total', totals.total), isTotal: true },
    row('Deposit', totals.deposit),
    row('Paid', balance.paid, unseenNote(balance.unseenPaid)),
    { ...row('Balance', balance.balance), isTotal: true },
    row('Deposit held', balance.held, unseenNote(balance.unseenHeld)),
  ];
}

export const unpricedNames = ({
  items,
  lines,
}: Pick<RentalRequest, 'items' | 'lines'>): string[] => [
  ...items.flatMap(({ name, dailyRate }) => (dailyRate === null ? [name] : [])),
  ...lines.flatMap(({ name, amount }) => (amount === null ? [name || 'a line'] : [])),
];

interface TotalsSectionProps {
  request: RentalRequest;
  totals: Totals;
  balance: Balance;
  /** The days that are charged. */
  days: number;
  /** Why other days are charged than those of the rental, or ''. */
  daysReason: string;
}

export const TotalsSection = memo(function TotalsSection(props: TotalsSectionProps) {
  const { request, totals, balance, daysReason } = props;
  const estimate = websiteEstimate(request, totals.total);
  const unpriced = unpricedNames(request);
  return (
    <>
      {daysReason && (
        <Typography sx={{ mb: 1.5 }}>
          {request.billableDays === null ? daysReason : `${daysReason}: as entered`}
        </Typography>
      )}
      <AmountList rows={totalRows(props)} />
      {estimate && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {estimate}
        </Typography>
      )}
      {balance.overdrawn > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1.5 }}>
          {`${formatMoney(balance.overdrawn)} more was kept or returned than was received as a deposit. It is taken off what is paid. Check these payments.`}
        </Typography>
      )}
      {unpriced.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1.5 }}>
          {`Without a price: ${unpriced.join(', ')}`}
        </Typography>
      )}
    </>
  );
});
