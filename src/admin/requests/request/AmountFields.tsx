import { styled } from '@mui/material/styles';
import { countDays } from '@/domain/availability/days';
import { datesOfRequest } from '@/domain/rental/conflicts';
import { nairaInput, parseNaira } from '@/domain/rental/money';
import { dayCount, discountInput, formatPercent } from '@/domain/rental/quoteText';
import type { RentalRequest } from '@/domain/rental/schema';
import { parseDiscount, parsePercent } from '@/domain/rental/totals';
import { AmountField } from './AmountField';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** Maximum number of billable days, as in the schema of a request. */
const MAX_BILLABLE_DAYS = 3660;

/** Parses a number of days. An empty text is null: the days of the rental dates. */
function parseDays(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,4}$/.test(plain) && Number(plain) <= MAX_BILLABLE_DAYS ? Number(plain) : undefined;
}

export interface AmountFieldsProps {
  request: RentalRequest;
  onChange: (change: Partial<RentalRequest>) => void;
  isDisabled: boolean;
}

/** Billable days, discount, VAT and deposit of a request. */
export function AmountFields({ request, onChange, isDisabled }: AmountFieldsProps) {
  const { billableDays, discount, vatBasisPoints, deposit } = request;
  const dates = datesOfRequest(request);
  return (
    <Grid>
      <AmountField
        label="Billable days"
        name="billableDays"
        text={billableDays === null ? (dates ? String(countDays(dates)) : '') : String(billableDays)}
        parse={parseDays}
        onChange={(days) =>
          onChange({ billableDays: dates && days === countDays(dates) ? null : days })
        }
        error="Enter a whole number of days"
        hint={dates ? `Rental: ${dayCount(countDays(dates))}` : 'No rental dates yet'}
        isDisabled={isDisabled}
        inputMode="numeric"
      />
      <AmountField
        label="Discount"
        name="discount"
        text={discountInput(discount)}
        parse={parseDiscount}
        onChange={(value) => onChange({ discount: value })}
        error="Enter a percentage or an amount"
        hint="10% or 5,000"
        isDisabled={isDisabled}
        inputMode="text"
      />
      <AmountField
        label="VAT"
        name="vat"
        text={formatPercent(vatBasisPoints)}
        parse={parsePercent}
        onChange={(value) => onChange({ vatBasisPoints: value })}
        error="Enter a percentage up to 100"
        hint="Percent, 0 for none"
        isDisabled={isDisabled}
        inputMode="decimal"
      />
      <AmountField
        label="Deposit"
        name="deposit"
        text={deposit === 0 ? '' : nairaInput(deposit)}
        parse={(text) => (text.trim() === '' ? 0 : parseNaira(text))}
        onChange={(value) => onChange({ deposit: value })}
        error="Enter an amount in naira"
        hint="Not part of the total"
        isDisabled={isDisabled}
        inputMode="decimal"
      />
    </Grid>
  );
}
