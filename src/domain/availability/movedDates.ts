import { addDays, countDays, isDay, parseRentalDates, type Day, type RentalDates } from './day';

/** The texts of a request that agree with its rental dates. */
export interface DateTexts {
  preferredDate: string;
  duration: string;
}

/** Returns the number of days of a duration such as `5 days`, or 0 for other texts. */
const daysIn = (duration: string) => Number(/^\s*(\d{1,3})\s*days?\s*$/i.exec(duration)?.[1] ?? 0);

/**
 * Returns rental dates after an edit: another preferred date moves the first day and keeps the length, a duration in days moves
 * the last day. Undefined for other texts, and if the dates would not be valid.
 * @param today for the company
 */
export function movedDates(
  dates: RentalDates,
  edit: Partial<DateTexts>,
  today: Day,
): RentalDates | undefined {
  const { preferredDate: from = dates.from, duration } = edit;
  const days = duration === undefined ? countDays(dates) : daysIn(duration);
  if (days === 0 || !isDay(from)) return undefined;
  return parseRentalDates({ from, to: addDays(from, days - 1) }, today);
}

/** Returns whether a text of a request differs from its rental dates. An empty one does not. */
export function differsFrom(dates: RentalDates, { preferredDate, duration }: DateTexts) {
  return {
    preferredDate: preferredDate !== '' && preferredDate !== dates.from,
    duration: duration.trim() !== '' && daysIn(duration) !== countDays(dates),
  };
}
