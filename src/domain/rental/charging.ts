import { countDays, type Day } from '../availability/day';
import { chargeableDays, chargeText, type PriceRules } from '../prices/chargeableDays';
import type { OpenDays } from '../site/openDays';
import { formatCount } from '../text/formatNumber';
import { sameJson } from '../text/sameJson';
import { DELIVERY_LINE } from './delivery';
import { parseMoney, type Amount } from './money';
import { datesOfRequest, MAX_REQUEST_DAYS, isConfirmed } from './requestSteps';
import type { RentalRequest, RequestStatus, Quote, Asked } from './schema';
import { parseWholeNumber } from '../text/typedNumber';

export interface Charging {
  rules: PriceRules;
  /** From Monday to Sunday; undefined if it is not known. */
  open?: OpenDays | undefined;
}

/** The days that a request is charged for, and why they are fewer or more than those of the rental ('' if they are not). */
interface ChargedDays {
  days: number;
  reason: string;
}

type Charged = Pick<RentalRequest, 'from' | 'to' | 'quotes' | 'documents' | 'confirmedDays'>;

/** Agreed days of the same dates stay: later changes of the rules change no agreed price. One day without dates. */
export function ruledDays(request: Charged, { rules, open }: Charging): ChargedDays {
  const dates = datesOfRequest(request);
  if (!dates) return { days: 1, reason: '' };
  const invoices = request.documents.filter(({ kind }) => kind === 'invoice');
  const confirmed = request.confirmedDays ? [request.confirmedDays] : [];
  const agreed = [...confirmed, ...request.quotes, ...invoices].findLast(
    (one) => one.from === dates.from && one.to === dates.to && !('areDaysEntered' in one),
  );
  if (agreed?.billableDays) return { days: agreed.billableDays, reason: agreed.daysReason };
  const charge = chargeableDays(dates, rules, open);
  return { days: charge.charged, reason: chargeText(charge) ?? '' };
}

export function chargedDays(
  request: Charged & Pick<RentalRequest, 'billableDays'>,
  charging: Charging,
): ChargedDays {
  const { billableDays: days } = request;
  if (days === null) return ruledDays(request, charging);
  const dates = datesOfRequest(request);
  const calendarDays = dates ? countDays(dates) : days;
  if (days === calendarDays) return { days, reason: '' };
  return { days, reason: `${formatCount(calendarDays, 'day')} charged as ${days}` };
}

/** Without a first day, the last one counts as it. */
export function addedDays(
  { from, to }: Pick<RentalRequest, 'from' | 'to'>,
  later: Day,
  { rules, open }: Charging,
): number {
  const first = from === '' || from > to ? to : from;
  const chargedUntil = (last: Day) =>
    chargeableDays({ from: first, to: last }, rules, open).charged;
  return chargedUntil(later) - chargedUntil(to);
}

/** Returns null if they are not known. */
function daysToKeep(request: RentalRequest, charging: Charging): RentalRequest['confirmedDays'] {
  const dates = datesOfRequest(request);
  // Entered days do not follow the rules, and those of the rules need the days on which the company is closed.
  const isKnown =
    request.billableDays === null && (!charging.rules.skipClosedDays || charging.open);
  if (!dates || !isKnown) return null;
  const { days, reason } = ruledDays(request, charging);
  return { ...dates, billableDays: days, daysReason: reason };
}

/** Keeps the days from the confirmation on. A request that is opened again follows the rules until confirmed again. */
export function confirmedFields(
  request: RentalRequest,
  status: RequestStatus,
  charging: Charging,
): Partial<Pick<RentalRequest, 'confirmedDays'>> {
  if (status === 'new' || status === 'quoted') return { confirmedDays: null };
  if (status !== 'confirmed' || request.status === 'confirmed') return {};
  return { confirmedDays: daysToKeep(request, charging) };
}

/** Other dates of a confirmed request keep the days that the price rules give them now. */
export function withDaysOfDates(
  request: RentalRequest,
  changes: Partial<RentalRequest>,
  charging: Charging,
): Partial<RentalRequest> {
  const after = { ...request, ...changes };
  const isSame = after.from === request.from && after.to === request.to;
  if (isSame || !isConfirmed(after)) return changes;
  const confirmedDays = daysToKeep(after, charging);
  return confirmedDays ? { ...changes, confirmedDays } : changes;
}

/** Returns the days that were entered, else those of the rental dates, else one. */
export function billableDaysOf(terms: Pick<Quote, 'from' | 'to' | 'billableDays'>): number {
  if (terms.billableDays !== null) return terms.billableDays;
  const dates = datesOfRequest(terms);
  return dates ? countDays(dates) : 1;
}

/** Returns null for an empty text and for `rentalDays`: the days follow the dates. Undefined if it is invalid. */
export function parseBillableDays(
  text: string,
  rentalDays: number | undefined,
): number | null | undefined {
  const plain = text.trim();
  if (plain === '' || plain === String(rentalDays)) return null;
  const days = parseWholeNumber(plain);
  return days !== undefined && days <= MAX_REQUEST_DAYS ? days : undefined;
}

const asked = (items: readonly { name: string; quantity: number }[]) =>
  items.map(({ name, quantity }) => ({ name, quantity }));

function reasonOf(request: RentalRequest, first: Asked): string {
  if (!sameJson(asked(first.items), asked(request.items))) return 'other items';
  if (first.from !== request.from || first.to !== request.to) return 'other dates';
  if (request.billableDays !== null) return 'days as entered';
  if (request.discount.kind !== 'none') return 'discount';
  const hasOthers = request.lines.some(({ id }) => id !== DELIVERY_LINE);
  return hasOthers ? 'further lines' : 'other rates';
}

/** Returns 'Website said about … (2 days): other dates', the reason only beyond the tax; '' without an estimate. */
export function websiteEstimate(request: RentalRequest, total: Amount): string {
  const last = request.asked.findLast(({ estimate }) => estimate);
  const [, price = '', days = ''] = /^About (.+?) for (\d+ days?)/.exec(last?.estimate ?? '') ?? [];
  const said = parseMoney(price);
  if (!last || said === undefined) return '';
  const text = `Website said about ${price} (${days})`;
  const differs = Math.abs(total - said) > Math.ceil((said * request.vatBasisPoints) / 10_000);
  return differs ? `${text}: ${reasonOf(request, last)}` : text;
}
