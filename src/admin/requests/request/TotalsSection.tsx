import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Balance } from '@/domain/rental/documents/payments';
import { formatMoney } from '@/domain/rental/money';
import { discountShare } from '@/domain/rental/quoteText';
import { formatPercent } from '@/domain/text/formatNumber';
import { chargesOf } from '@/domain/rental/positionRows';
import type { RentalRequest } from '@/domain/rental/schema';
import { websiteEstimate } from '@/domain/rental/websiteEstimate';
import type { Totals } from '@/domain/rental/totals';
import { TotalsList } from './TotalsList';

/** Returns the names of the items and lines without a price. */
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

/** The totals of a request, what was paid of them, and the items and lines that they do not contain. */
export const TotalsSection = memo(function TotalsSection(props: TotalsSectionProps) {
  const { request, totals, balance, days, daysReason } = props;
  const { billableDays, discount, vatBasisPoints } = request;
  const estimate = websiteEstimate(request, totals.total);
  const unpriced = unpricedNames(request);
  return (
    <>
      {daysReason && (
        <Typography sx={{ mb: 1.5 }}>
          {billableDays === null ? daysReason : `${daysReason}: as entered`}
        </Typography>
      )}
      <TotalsList
        totals={totals}
        charges={chargesOf(request, days)}
        balance={balance}
        notes={{ discount: discountShare(discount), tax: formatPercent(vatBasisPoints) }}
      />
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
