import { addDays, countDays, isDay, parseRentalDates, type Day, type RentalDates } from './day';

export interface DateTexts {
  preferredDate: string;
  duration: string;
}

/** Returns 0 for other texts than such as `5 days`. */
const daysIn = (duration: string) => Number(/^\s*(\d{1,3})\s*days?\s*$/i.exec(duration)?.[1] ?? 0);

/** Another date moves the first day and keeps the length; a duration moves the last day. Undefined if not valid. */
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

/** An empty text does not differ. */
export function differsFrom(dates: RentalDates, { preferredDate, duration }: DateTexts) {
  return {
    preferredDate: preferredDate !== '' && preferredDate !== dates.from,
    duration: duration.trim() !== '' && daysIn(duration) !== countDays(dates),
  };
}
