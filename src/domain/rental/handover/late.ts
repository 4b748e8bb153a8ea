import { addDays, countDays, type Day } from '../../availability/day';
import { formatDay } from '../../availability/dayTexts';
import { formatCount } from '../../text/formatNumber';
import { MAX_AMOUNT } from '../money';
import { newLine } from '../positions';
import { isOut } from '../requestSteps';
import type { RentalRequest, RequestLine } from '../schema';
import { unitGroups } from './returns';

/** The cause of the line that charges a late return. */
const LATE = 'late';

const daysAfter = (to: Day, day: Day) =>
  to === '' || day <= to ? 0 : countDays({ from: to, to: day }) - 1;

/** Returns the number of days by which equipment is overdue, 0 if none is out or the last day is not over. */
export function overdueDays(
  { status, to }: Pick<RentalRequest, 'status' | 'to'>,
  today: Day,
): number {
  return isOut({ status }) ? daysAfter(to, today) : 0;
}

/** Whether equipment came back too late, or is overdue. */
export function isLate(request: RentalRequest, today: Day): boolean {
  if (request.to === '') return false;
  if (overdueDays(request, today) > 0) return true;
  if (request.status !== 'returned' && request.status !== 'partlyReturned') return false;
  return request.items.some((item) =>
    unitGroups(request, item).some(({ backOn }) => backOn > request.to),
  );
}

/** Returns 'Overdue by 2 days'. */
export function overdueText(days: number): string {
  return `Overdue by ${formatCount(days, 'day')}`;
}

/**
 * Returns the late fee in the smallest unit of the currency: the daily rate of each unit for every day until today that it
 * was or is out after the last day. Items without a rate count nothing.
 */
export function lateFee(request: RentalRequest, today: Day): { days: number; amount: number } {
  let [days, amount] = [0, 0];
  for (const item of request.items)
    for (const { backOn, quantity } of unitGroups(request, item)) {
      const late = daysAfter(request.to, backOn === '' || backOn > today ? today : backOn);
      days = Math.max(days, late);
      amount += late * quantity * (item.dailyRate ?? 0);
    }
  // A larger amount could not be stored.
  return { days, amount: Math.min(amount, MAX_AMOUNT) };
}

/** Whether equipment was collected, so that it can be late. */
export const wasCollected = (request: RentalRequest): boolean =>
  isOut(request) || request.status === 'returned';

/** Returns the line that charges a late return, if there is one. */
export function lateLine(lines: readonly RequestLine[]): RequestLine | undefined {
  return lines.find(({ cause }) => cause === LATE);
}

/**
 * Returns the lines with a late fee. There is at most one: it replaces an earlier one, and without late days there is
 * none.
 */
export function withLateFee(
  lines: readonly RequestLine[],
  { days, amount }: { days: number; amount: number },
  random: () => number,
): RequestLine[] {
  const name = `Late fee: ${formatCount(days, 'day')}`;
  const known = lateLine(lines);
  if (days === 0) return lines.filter((line) => line !== known);
  if (!known) return [...lines, { ...newLine(random), name, amount, cause: LATE }];
  return lines.map((line) =>
    line === known ? { ...line, name, amount, quantity: 1, charge: 'once' as const } : line,
  );
}

/** Whether a late fee is what the rule gave on a day until today, so that it was not changed by hand. */
function isByRule(
  { amount, quantity, charge }: RequestLine,
  request: RentalRequest,
  today: Day,
): boolean {
  if (quantity !== 1 || charge !== 'once') return false;
  const { days } = lateFee(request, today);
  return Array.from({ length: days }, (_, index) => addDays(request.to, index + 1)).some(
    (day) => lateFee(request, day).amount === amount,
  );
}

/**
 * Returns the fields of a request with a later last day. A late fee that was charged for the former one follows it,
 * unless it was changed by hand.
 */
export function extendedFields(
  request: RentalRequest,
  to: Day,
  today: Day,
  random: () => number,
): Pick<RentalRequest, 'to' | 'lines'> {
  const { lines } = request;
  const known = lateLine(lines);
  if (!known || !isByRule(known, request, today)) return { to, lines };
  return { to, lines: withLateFee(lines, lateFee({ ...request, to }, today), random) };
}

/** Returns the text of a message that asks for overdue equipment. */
export function reminderText(
  { ref, customer, to }: Pick<RentalRequest, 'ref' | 'customer' | 'to'>,
  days: number,
  company: string,
): string {
  const greeting = customer.name ? `Hello ${customer.name},` : 'Hello,';
  const lines = [
    greeting,
    `your rental ${ref} was due back on ${formatDay(to)}. It is overdue by ${formatCount(days, 'day')}.`,
    'Please tell us when you will return the equipment, or whether you want to extend the rental.',
    ...(company ? [company] : []),
  ];
  return lines.join('\n');
}
