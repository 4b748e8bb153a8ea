import { addDays, dayAt, type Day } from '../availability/day';
import { sameJson } from '../text/sameJson';
import { billableDaysOf, chargedDays, type Charging } from './charging';
import type { QuoteCompany, RequestsSettings, Quote, RentalRequest } from './schema';
import { computeTotals, type Totals } from './totals';

type PricedTerms = Pick<
  Quote,
  'items' | 'lines' | 'from' | 'to' | 'billableDays' | 'discount' | 'vatBasisPoints' | 'deposit'
>;

/** Items without a rate and lines without an amount count nothing. */
export function totalsOf(terms: PricedTerms, billableDays = billableDaysOf(terms)): Totals {
  return computeTotals({ ...terms, billableDays });
}

export function requestTotals(
  request: PricedTerms & Pick<RentalRequest, 'quotes' | 'documents' | 'confirmedDays'>,
  charging: Charging,
): Totals {
  return totalsOf(request, chargedDays(request, charging).days);
}

/** Returns what comes with a product; undefined if the product is not known. */
export type ContentsOf = (productId: string) => readonly string[] | undefined;

/** @param unitsOf texts of the units that were chosen for an item */
export function issuedTerms(
  request: RentalRequest,
  contentsOf: ContentsOf = () => undefined,
  unitsOf: (itemId: string) => readonly string[] = () => [],
) {
  const { items, lines, from, to, billableDays, discount, vatBasisPoints } = request;
  return {
    // What a supplier is paid is not for the customer.
    items: items.map((item) => {
      const included = [...unitsOf(item.id), ...(contentsOf(item.productId) ?? [])];
      const issued = { ...item, id: '', subRent: null };
      return included.length > 0 ? { ...issued, included } : issued;
    }),
    lines: lines.map((line) => ({ ...line, id: '', subRent: null })),
    from,
    to,
    billableDays,
    ...(billableDays !== null && { areDaysEntered: true as const }),
    discount,
    vatBasisPoints,
    deposit: request.deposit,
    customerNotes: request.customerNotes,
  };
}

type QuoteSettings = Charging &
  Pick<RequestsSettings, 'terms' | 'bankDetails' | 'validDays'> & {
    paymentLink?: string | undefined;
    contentsOf?: ContentsOf | undefined;
    company?: QuoteCompany | undefined;
  };

/** At most the day before the first day, and never before today. */
function lastValidDay(from: Day, today: Day, days: number): Day {
  const last = addDays(today, days);
  const latest = from === '' ? last : addDays(from, -1);
  if (latest < today) return today;
  return last < latest ? last : latest;
}

/** @param created the number, the time, and that day for the company */
export function createQuote(
  request: RentalRequest,
  settings: QuoteSettings,
  created: { number: string; now: string; today: Day },
): Quote {
  const { days, reason } = chargedDays(request, settings);
  return {
    number: created.number,
    sentAt: created.now,
    validUntil: lastValidDay(request.from, created.today, settings.validDays),
    customer: request.customer,
    ...issuedTerms(request, settings.contentsOf),
    billableDays: days,
    daysReason: reason,
    terms: settings.terms,
    bankDetails: settings.bankDetails,
    paymentLink: request.paymentLink || (settings.paymentLink ?? ''),
    ...(settings.company && { company: settings.company }),
  };
}

export function changedItems(
  { items }: Pick<Quote, 'items'>,
  request: RentalRequest,
  contentsOf: ContentsOf,
): string[] {
  const now = issuedTerms(request, contentsOf).items;
  return items
    .filter((item) => {
      // The contents of a product that is not loaded are not known.
      const isKnown = item.included && contentsOf(item.productId);
      const compared = (one: typeof item) => (isKnown ? one : withoutContents(one));
      return !now.some((one) => sameJson(compared(one), compared(item)));
    })
    .map(({ name }) => name);
}

const withoutContents = ({ included: _included, ...item }: Quote['items'][number]) => item;

/** Number, days and contents of products are not compared. */
export function isQuoteOutdated(
  quote: Quote,
  request: RentalRequest,
  settings: QuoteSettings,
): boolean {
  const { number, sentAt, validUntil, daysReason } = quote;
  // Whether the details of the company have changed is known only if the quote has them.
  const company = quote.company && (settings.company ?? quote.company);
  const next = createQuote(
    request,
    { ...settings, company, contentsOf: undefined },
    { number, now: sentAt, today: dayAt(0) },
  );
  const items = quote.items.map(withoutContents);
  // Whether days were entered is not for the customer.
  const areDaysEntered = undefined;
  return !sameJson(
    { ...next, validUntil, daysReason, areDaysEntered },
    { ...quote, items, areDaysEntered },
  );
}

export function withKnownRates<T extends Pick<Quote['items'][number], 'productId' | 'dailyRate'>>(
  items: readonly T[],
  rates: RequestsSettings['rates'],
): T[] {
  return items.map((item) =>
    item.dailyRate === null && Object.hasOwn(rates, item.productId)
      ? { ...item, dailyRate: rates[item.productId] ?? null }
      : item,
  );
}
