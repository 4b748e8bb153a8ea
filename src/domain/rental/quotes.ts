import { addDays, dayAt, type Day } from '../availability/day';
import { sameJson } from '../text/sameJson';
import { billableDaysOf } from './billableDays';
import type { QuoteCompany, RequestsSettings, Quote, RentalRequest } from './schema';
import { computeTotals, type QuoteTerms, type Totals } from './totals';

/** The fields that determine the amounts, which requests and quotes share. */
type PricedTerms = Pick<
  Quote,
  'items' | 'from' | 'to' | 'billableDays' | 'discount' | 'vatBasisPoints' | 'deposit'
>;

/** Returns the amounts of a request or a quote. Items without a rate count nothing. */
export function totalsOf(terms: PricedTerms): Totals {
  const priced: QuoteTerms = {
    items: terms.items.map(({ quantity, dailyRate }) => ({ quantity, dailyRate: dailyRate ?? 0 })),
    billableDays: billableDaysOf(terms),
    discount: terms.discount,
    vatBasisPoints: terms.vatBasisPoints,
    deposit: terms.deposit,
  };
  return computeTotals(priced);
}

/** Highest count of each year. */
type NumberCounts = RequestsSettings['lastCounts']['quote'];

const NUMBER = /^Q-(\d{4})-(\d{4,})$/;

/** Returns the highest count of each year, of the known ones and the quotes of these requests. Samples have none. */
export function lastQuoteCounts(
  known: NumberCounts,
  requests: readonly Pick<RentalRequest, 'quotes' | 'isSample'>[],
): NumberCounts {
  let counts = known;
  for (const { quotes, isSample } of requests)
    for (const { number } of isSample ? [] : quotes) {
      const [, year, count] = NUMBER.exec(number) ?? [];
      if (year && Number(count) > (counts[year] ?? 0))
        counts = { ...counts, [year]: Number(count) };
    }
  return counts;
}

/**
 * Returns the next quote number of a year: `Q-2026-0001` for the first one.
 * @param used highest count of each year
 */
export function nextQuoteNumber(used: NumberCounts, year: string): string {
  return `Q-${year}-${String((used[year] ?? 0) + 1).padStart(4, '0')}`;
}

/** What a quote takes from the settings of the office and of the website. */
type QuoteSettings = Pick<RequestsSettings, 'terms' | 'bankDetails' | 'validDays'> & {
  paymentLink?: string | undefined;
  /** Undefined if it is not known. */
  company?: QuoteCompany | undefined;
};

/**
 * Returns a quote with everything that the customer sees, so that later changes do not change it.
 * @param created its number, the time, and that day for the company
 */
export function createQuote(
  request: RentalRequest,
  settings: QuoteSettings,
  created: { number: string; now: string; today: Day },
): Quote {
  const { customer, items, lines, from, to, discount, vatBasisPoints, deposit, customerNotes } =
    request;
  return {
    number: created.number,
    sentAt: created.now,
    validUntil: addDays(created.today, settings.validDays),
    customer,
    // IDs of holds are left out: old ones must not be used again. What a supplier is paid is not for
    // the customer.
    items: items.map((item) => ({ ...item, id: '', holdIds: [], subRent: null })),
    lines: lines.map((line) => ({ ...line, id: '', subRent: null })),
    from,
    to,
    billableDays: billableDaysOf(request),
    discount,
    vatBasisPoints,
    deposit,
    customerNotes,
    terms: settings.terms,
    bankDetails: settings.bankDetails,
    daysReason: '',
    paymentLink: request.paymentLink || (settings.paymentLink ?? ''),
    ...(settings.company && { company: settings.company }),
  };
}

/** Returns whether a new quote would differ from the last one, apart from number and days. */
export function isQuoteOutdated(
  quote: Quote,
  request: RentalRequest,
  settings: QuoteSettings,
): boolean {
  const { number, sentAt, validUntil } = quote;
  // Whether the details of the company have changed is known only if the quote has them.
  const company = quote.company && (settings.company ?? quote.company);
  const next = createQuote(
    request,
    { ...settings, company },
    { number, now: sentAt, today: dayAt(0) },
  );
  return !sameJson({ ...next, validUntil }, quote);
}

/** Returns the items with the rate that was entered last for their product where they have none. */
export function withRememberedRates<
  T extends Pick<Quote['items'][number], 'productId' | 'dailyRate'>,
>(items: readonly T[], rates: RequestsSettings['rates']): T[] {
  return items.map((item) =>
    item.dailyRate === null && Object.hasOwn(rates, item.productId)
      ? { ...item, dailyRate: rates[item.productId] ?? null }
      : item,
  );
}
