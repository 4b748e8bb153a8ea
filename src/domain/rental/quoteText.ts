import { oneLine } from '../booking/bookingMessage';
import { company } from '../company/company';
import { formatDay } from '../availability/dayTexts';
import { formatCount, formatPercent } from '../text/formatNumber';
import { formatRentalDates } from '../availability/rentalDates';
import { datesOfRequest } from './requestSteps';
import { formatMoney, moneyInput, type Amount } from './money';
import type { Charging } from './charging';
import { chargesOf, positionsOf } from './positions';
import { requestTotals, totalsOf } from './quotes';
import type { Quote, RentalRequest } from './schema';
import type { Discount } from './totals';

/** Returns a discount as the text of its field: `10%`, `5,000`, or '' for none. */
export function discountInput(discount: Discount): string {
  if (discount.kind === 'none') return '';
  return discount.kind === 'percent'
    ? formatPercent(discount.basisPoints)
    : moneyInput(discount.amount);
}

/** Returns the share of a discount as text, undefined for an amount: `10%`. */
export function discountShare(discount: Discount): string | undefined {
  return discount.kind === 'percent' ? formatPercent(discount.basisPoints) : undefined;
}

/** Returns the rental dates of a quote as text. */
export function quoteDates(quote: Pick<Quote, 'from' | 'to'>): string {
  const dates = datesOfRequest(quote);
  return dates ? formatRentalDates(dates) : 'To be agreed';
}

/** Returns items in one line, with their rates as far as they are known: `2 × Zoom at 25,000, 1 × Tripod`. */
export function itemsText(
  items: readonly { name: string; quantity: number; dailyRate?: Amount | null }[],
): string {
  return items
    .map(({ name, quantity, dailyRate = null }) => {
      const rate = dailyRate === null ? '' : ` at ${formatMoney(dailyRate)}`;
      return `${quantity} × ${name}${rate}`;
    })
    .join(', ');
}

/** Returns what is confirmed to a customer, for the log: dates, items with their rates, and the total. */
export function confirmedText(request: RentalRequest, charging: Charging): string {
  const total = `total ${formatMoney(requestTotals(request, charging).total)}`;
  const lines = request.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return [quoteDates(request), itemsText(request.items), lines, total].filter(Boolean).join('; ');
}

/** Returns a text line for each item and line of a quote or a document. */
export function positionLines(terms: Parameters<typeof positionsOf>[0]): string[] {
  return positionsOf(terms).map(({ name, quantity, rate, days, amount }, index) => {
    const price =
      rate === null || amount === null
        ? `${quantity} ×, rate to be agreed`
        : `${quantity} × ${formatMoney(rate)}${days === null ? '' : ` × ${formatCount(days, 'day')}`} = ${formatMoney(amount)}`;
    return `${index + 1}. ${oneLine(name)}: ${price}`;
  });
}

/**
 * Returns a quote as plain text for WhatsApp and e-mail.
 * @param company name of the company, and the reference of the request
 * @param isShort leaves out notes and terms, for links that can't contain the whole text
 */
export function quoteText(
  quote: Quote,
  { company: sender, ref }: { company: string; ref: string },
  isShort = false,
): string {
  const { subtotal, discount, tax, total, deposit } = totalsOf(quote);
  const { customer, validUntil, customerNotes, terms, bankDetails } = quote;
  const name = oneLine(customer.name);
  const share = discountShare(quote.discount);
  const amounts = [
    `Subtotal: ${formatMoney(subtotal)}`,
    ...(discount > 0 ? [`Discount${share ? ` (${share})` : ''}: -${formatMoney(discount)}`] : []),
    ...chargesOf(quote).map(([label, amount]) => `${oneLine(label)}: ${formatMoney(amount)}`),
    `${company.tax.name} (${formatPercent(quote.vatBasisPoints)}): ${formatMoney(tax)}`,
    `Total: ${formatMoney(total)}`,
    ...(deposit > 0 ? [`Deposit: ${formatMoney(deposit)} (not part of the total)`] : []),
  ];
  return [
    `Quote ${quote.number}${sender ? ` from ${sender}` : ''}`,
    [
      ...(name ? [`For: ${name}`] : []),
      `Rental dates: ${quoteDates(quote)}`,
      ...(quote.daysReason ? [quote.daysReason] : []),
      `Reference: ${ref}`,
      ...(validUntil ? [`Valid until: ${formatDay(validUntil)}`] : []),
    ].join('\n'),
    positionLines(quote).join('\n'),
    amounts.join('\n'),
    isShort ? '' : customerNotes.trim(),
    isShort || !terms.trim() ? '' : `Terms:\n${terms.trim()}`,
    bankDetails.trim() && `Bank details:\n${bankDetails.trim()}`,
    quote.paymentLink && `Pay online: ${quote.paymentLink}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
