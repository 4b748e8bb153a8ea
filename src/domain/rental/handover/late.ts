import { addDays, countDays, type Day } from '../../availability/day';
import { formatDay } from '../../availability/dayTexts';
import { chargeableDays } from '../../prices/chargeableDays';
import { formatCount } from '../../text/formatNumber';
import { addedDays, chargedDays, type Charging } from '../charging';
import { formatMoney, MAX_AMOUNT } from '../money';
import { newLine } from '../positions';
import { requestTotals } from '../quotes';
import { MAX_REQUEST_DAYS, isOut } from '../requestSteps';
import type { RentalRequest, RequestLine } from '../schema';
import { unitGroups } from './returns';

const LATE = 'late';

const daysAfter = (to: Day, day: Day) =>
  to === '' || day <= to ? 0 : countDays({ from: to, to: day }) - 1;

/** Returns 0 if nothing is out or the last day is not over. */
export function overdueDays(
  { status, to }: Pick<RentalRequest, 'status' | 'to'>,
  today: Day,
): number {
  return isOut({ status }) ? daysAfter(to, today) : 0;
}

export function isLate(request: RentalRequest, today: Day): boolean {
  if (request.to === '') return false;
  if (overdueDays(request, today) > 0) return true;
  if (request.status !== 'returned' && request.status !== 'partlyReturned') return false;
  return request.items.some((item) =>
    unitGroups(request, item).some(({ backOn }) => backOn > request.to),
  );
}

export function overdueText(days: number): string {
  return `Overdue by ${formatCount(days, 'day')}`;
}

/** In the smallest unit: the daily rate for each late day, also in a week or weekend that is charged less. Free closed days do not count. */
export function lateFee(
  request: RentalRequest,
  today: Day,
  { rules: { skipClosedDays }, open }: Charging,
): { days: number; amount: number } {
  let [days, amount] = [0, 0];
  for (const item of request.items)
    for (const { backOn, quantity } of unitGroups(request, item)) {
      const last = backOn === '' || backOn > today ? today : backOn;
      if (daysAfter(request.to, last) === 0) continue;
      const lateDays = { from: addDays(request.to, 1), to: last };
      const late = chargeableDays(lateDays, { skipClosedDays }, open).charged;
      days = Math.max(days, late);
      amount += late * quantity * (item.dailyRate ?? 0);
    }
  // A larger amount could not be stored.
  return { days, amount: Math.min(amount, MAX_AMOUNT) };
}

export const wasCollected = (request: RentalRequest): boolean =>
  isOut(request) || request.status === 'returned';

export function lateLine(lines: readonly RequestLine[]): RequestLine | undefined {
  return lines.find(({ cause }) => cause === LATE);
}

/** Replaces an earlier late fee. There is none without late days. */
export function withLateFee(
  lines: readonly RequestLine[],
  { days, amount }: { days: number; amount: number },
): RequestLine[] {
  const name = `Late fee: ${formatCount(days, 'day')}`;
  const known = lateLine(lines);
  if (days === 0) return lines.filter((line) => line !== known);
  if (!known) return [...lines, { ...newLine(), name, amount, cause: LATE }];
  return lines.map((line) =>
    line === known ? { ...line, name, amount, quantity: 1, charge: 'once' as const } : line,
  );
}

/** Whether a late fee is what the rule gave on a day until today, so that it was not changed by hand. */
function isByRule(
  { amount, quantity, charge }: RequestLine,
  request: RentalRequest,
  today: Day,
  charging: Charging,
): boolean {
  if (quantity !== 1 || charge !== 'once') return false;
  const { to } = request;
  return Array.from({ length: daysAfter(to, today) }, (_, index) => addDays(to, index + 1)).some(
    (day) => lateFee(request, day, charging).amount === amount,
  );
}

/** Entered days grow by those that the rules charge more. A late fee follows, unless it was changed by hand. */
export function extendedFields(
  request: RentalRequest,
  to: Day,
  today: Day,
  charging: Charging,
): Pick<RentalRequest, 'to' | 'billableDays' | 'lines'> {
  const { lines, billableDays: entered } = request;
  const billableDays =
    entered === null
      ? null
      : Math.min(entered + addedDays(request, to, charging), MAX_REQUEST_DAYS);
  const known = lateLine(lines);
  if (!known || !isByRule(known, request, today, charging)) return { to, billableDays, lines };
  const fee = lateFee({ ...request, to }, today, charging);
  return { to, billableDays, lines: withLateFee(lines, fee) };
}

export function extensionText(
  request: RentalRequest,
  to: Day,
  today: Day,
  charging: Charging,
): string {
  const fields = extendedFields(request, to, today, charging);
  const extended = { ...request, ...fields };
  const { days } = chargedDays(request, charging);
  const added = requestTotals(extended, charging).total - requestTotals(request, charging).total;
  return [
    request.billableDays === null
      ? `Charged for ${formatCount(days, 'day')}`
      : `Billable days were set to ${days}`,
    `: ${chargedDays(extended, charging).days} from now on, `,
    `${added < 0 ? '' : '+'}${formatMoney(added)}`,
    fields.lines === request.lines ? '' : ', including the change of the late fee',
  ].join('');
}

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
