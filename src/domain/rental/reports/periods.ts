import { addDays, type Day, type RentalDates } from '../../availability/day';

/** Lengths of a period, with their labels. */
export const PERIOD_KINDS = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;
export type PeriodKind = keyof typeof PERIOD_KINDS;

/** Number of months of a period. */
const MONTHS: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12 };

const firstOfMonth = (months: number): Day =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** Returns the calendar month, quarter or year of a day, or one before or after it. */
export function periodOf(kind: PeriodKind, day: Day, offset = 0): RentalDates {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = MONTHS[kind];
  const index = year * 12 + month - 1;
  const first = index - (index % length) + offset * length;
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(first + length), -1) };
}

/** Returns the name of a period: '2026-11', '2026 Q4', '2026'. */
export function periodName(kind: PeriodKind, { from }: RentalDates): string {
  const [year = '', month = ''] = from.split('-');
  if (kind === 'year') return year;
  return kind === 'month' ? `${year}-${month}` : `${year} Q${Math.ceil(Number(month) / 3)}`;
}
