import { company } from '@/domain/company/company';
import { parseBillableDays } from '@/domain/rental/charging';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import { EXAMPLE_AMOUNT, formatMoney, parseMoney } from '@/domain/rental/money';
import { isFilm } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { discountInput } from '@/domain/rental/requestTexts';
import { formatPercent } from '@/domain/text/formatNumber';
import { parseDiscount } from '@/domain/rental/totals';
import { INVALID_PERCENT, parsePercent } from '@/domain/text/typedNumber';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { ParsedField, amountOr } from '../fields/ParsedField';
import { requestPart, type RequestFieldsProps } from '../fields/requestPart';

/** Returns what a discount was read as where a small amount may be meant as a percentage. */
function discountHint(discount: RentalRequest['discount']): string | undefined {
  const hundred = parseMoney('100') ?? 0;
  if (discount.kind !== 'amount' || discount.amount > hundred) return undefined;
  const typed = discountInput(discount);
  return `${typed} = ${formatMoney(discount.amount)}. For per cent type ${typed}%`;
}

type AmountFieldsProps = RequestFieldsProps<
  'from' | 'to' | 'billableDays' | 'discount' | 'vatBasisPoints' | 'deposit' | 'about' | 'items'
> & {
  /** The days that the price rules charge. */
  ruledDays: number;
};

export const AmountFields = requestPart(
  ['from', 'to', 'billableDays', 'discount', 'vatBasisPoints', 'deposit', 'about', 'items'],
  function AmountFields({ request, onChange, ruledDays }: AmountFieldsProps) {
    const dates = datesOfRequest(request);
    const knownDays = dates && ruledDays;
    const hasDates = request.from !== '' && request.to !== '';
    const withoutDays = hasDates ? 'The rental dates are not valid' : 'No rental dates yet';
    return (
      <ResponsiveGrid minWidth={120}>
        {!isFilm(request) && (
          <ParsedField
            label="Billable days"
            value={request.billableDays}
            format={(days) => String(days ?? knownDays ?? '')}
            parse={(text) => parseBillableDays(text, knownDays)}
            invalid="Enter a whole number of days"
            onChange={(billableDays) => onChange({ billableDays })}
            helperText={dates ? undefined : withoutDays}
            inputProps={{ inputMode: 'numeric' }}
          />
        )}
        <ParsedField
          label="Discount"
          value={request.discount}
          format={discountInput}
          parse={parseDiscount}
          invalid="Enter a percentage or an amount"
          onChange={(discount) => onChange({ discount })}
          helperText={discountHint(request.discount)}
          placeholder={`10% or ${EXAMPLE_AMOUNT}`}
        />
        <ParsedField
          label={company.tax.name}
          value={request.vatBasisPoints}
          format={formatPercent}
          parse={parsePercent}
          invalid={INVALID_PERCENT}
          onChange={(vatBasisPoints) => onChange({ vatBasisPoints })}
          inputProps={{ inputMode: 'decimal' }}
        />
        <ParsedField
          {...amountOr(0)}
          label="Deposit"
          value={request.deposit}
          onChange={(deposit) => onChange({ deposit })}
        />
      </ResponsiveGrid>
    );
  },
);
