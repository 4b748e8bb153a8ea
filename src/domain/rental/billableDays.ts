import { countDays } from '../availability/day';
import { parseWholeNumber } from './typedValues';
import { datesOfRequest, MAX_REQUEST_DAYS } from './requestDates';
import type { Quote } from './schema';

/** Returns the days that are charged: those entered, else the days of the rental dates, else one. */
export function billableDaysOf(terms: Pick<Quote, 'from' | 'to' | 'billableDays'>): number {
  if (terms.billableDays !== null) return terms.billableDays;
  const dates = datesOfRequest(terms);
  return dates ? countDays(dates) : 1;
}

/**
 * Parses a number of billable days.
 * @param rentalDays number of days of the rental dates, if there are any
 * @returns null if the days follow the rental dates: for an empty text and for their own number.
 *   Undefined if the text is invalid.
 */
export function parseBillableDays(
  text: string,
  rentalDays: number | undefined,
): number | null | undefined {
  const plain = text.trim();
  if (plain === '' || plain === String(rentalDays)) return null;
  const days = parseWholeNumber(plain);
  return days !== undefined && days <= MAX_REQUEST_DAYS ? days : undefined;
}
