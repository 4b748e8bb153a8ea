import { countDays, dayAt, type RentalDates } from '../availability/day';
import type { RentalRequest } from './schema';

/** Maximum number of days of a request, and of those that are charged. */
export const MAX_REQUEST_DAYS = 3_660;

/** Returns the rental dates of a request, or undefined if they are missing, in the wrong order or too long. */
export function datesOfRequest({
  from,
  to,
}: Pick<RentalRequest, 'from' | 'to'>): RentalDates | undefined {
  if (from === '' || to === '' || to < from) return undefined;
  return countDays({ from, to }) > MAX_REQUEST_DAYS ? undefined : { from, to };
}

/** Returns the days of the rental, as far as they are known, and the one on which the request arrived. */
export function requestDays({
  from,
  to,
  requestedAt,
}: Pick<RentalRequest, 'from' | 'to' | 'requestedAt'>): RentalDates[] {
  const arrival = dayAt(Date.parse(requestedAt));
  const rental = { from: from || to, to: to || from };
  return [...(rental.to === '' ? [] : [rental]), { from: arrival, to: arrival }];
}
