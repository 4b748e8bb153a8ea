import { styled } from '@mui/material/styles';
import { countDays } from '@/domain/availability/day';
import { parseBillableDays } from '@/domain/rental/billableDays';
import { datesOfRequest } from '@/domain/rental/requestDates';
import { nairaInput, parseNaira } from '@/domain/rental/money';
import { discountInput, formatPercent } from '@/domain/rental/quoteText';
import { formatCount } from '@/domain/text/formatNumber';
import { parseDiscount, parsePercent } from '@/domain/rental/totals';
import { ParsedField } from '../fields/ParsedField';
import { requestPart, type RequestFieldsProps } from '../fields/requestFields';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const AMOUNT_FIELDS = [
  'from',
  'to',
  'billableDays',
  'discount',
  'vatBasisPoints',
  'deposit',
] as const;

/** Billable days, discount, VAT and deposit of a request. */
export const AmountFields = requestPart(
  AMOUNT_FIELDS,
  function AmountFields({
    request,
    onChange,
    isDisabled,
  }: RequestFieldsProps<(typeof AMOUNT_FIELDS)[number]>) {
    const dates = datesOfRequest(request);
    const rentalDays = dates && countDays(dates);
    return (
      <Grid>
        <ParsedField
          label="Billable days"
          value={request.billableDays}
          format={(days) => String(days ?? rentalDays ?? '')}
          parse={(text) => parseBillableDays(text, rentalDays)}
          invalid="Enter a whole number of days"
          onChange={(billableDays) => onChange({ billableDays })}
          hint={
            rentalDays === undefined
              ? 'No rental dates yet'
              : `Rental: ${formatCount(rentalDays, 'day')}`
          }
          isDisabled={isDisabled}
          inputProps={{ inputMode: 'numeric' }}
        />
        <ParsedField
          label="Discount"
          value={request.discount}
          format={discountInput}
          parse={parseDiscount}
          invalid="Enter a percentage or an amount"
          onChange={(discount) => onChange({ discount })}
          hint="10% or 5,000"
          isDisabled={isDisabled}
        />
        <ParsedField
          label="VAT"
          value={request.vatBasisPoints}
          format={formatPercent}
          parse={parsePercent}
          invalid="Enter a percentage up to 100"
          onChange={(vatBasisPoints) => onChange({ vatBasisPoints })}
          hint="0 for none"
          isDisabled={isDisabled}
          inputProps={{ inputMode: 'decimal' }}
        />
        <ParsedField
          label="Deposit"
          value={request.deposit}
          format={(deposit) => (deposit === 0 ? '' : nairaInput(deposit))}
          parse={(text) => (text.trim() === '' ? 0 : parseNaira(text))}
          invalid="Enter an amount in naira"
          onChange={(deposit) => onChange({ deposit })}
          hint="Not part of the total"
          isDisabled={isDisabled}
          inputProps={{ inputMode: 'decimal' }}
        />
      </Grid>
    );
  },
);
