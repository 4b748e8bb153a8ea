import { addDays, dayAt, type Day } from '../availability/day';
import { logEntry } from './entryIds';
import type { RentalRequest } from './schema';

/** Days after which the personal data of a closed request can be removed. */
const KEPT_DAYS = 365;

/** Returns the day on which a request was returned or declined; undefined while it is open. */
export function closedOn({ status, returnedOn, log, updatedAt }: RentalRequest): Day | undefined {
  if (status !== 'returned' && status !== 'declined') return undefined;
  if (status === 'returned' && returnedOn) return returnedOn;
  const step = log.findLast(({ event }) => event === status);
  return dayAt(Date.parse(step?.at ?? updatedAt));
}

/** Whether a request was returned or declined more than a year ago and still has personal data. */
export function isPersonalDataOld(request: RentalRequest, today: Day): boolean {
  const day = closedOn(request);
  return !request.isAnonymous && day !== undefined && addDays(day, KEPT_DAYS) < today;
}

/**
 * Returns a request without personal data: no contact, no texts of the customer, no notes. Items, dates, amounts and
 * quotes stay.
 */
export function withoutPersonalFields(request: RentalRequest): RentalRequest {
  const customer = { name: '', phone: '', email: '' };
  return {
    ...request,
    customer,
    subject: '',
    preferredDate: '',
    duration: '',
    message: '',
    customerNotes: '',
    internalNotes: '',
    asked: request.asked.map((asked) => ({ ...asked, message: '' })),
    quotes: request.quotes.map((quote) => ({ ...quote, customer, customerNotes: '' })),
    log: request.log.map((entry) => (entry.event === 'merged' ? { ...entry, detail: '' } : entry)),
    isAnonymous: true,
  };
}

/** Returns a request without personal data, with an entry in its log. @param at ISO 8601 */
export function withoutPersonalData(request: RentalRequest, at: string): RentalRequest {
  const log = [...request.log, logEntry(at, 'personalDataRemoved')];
  return { ...withoutPersonalFields({ ...request, log }), updatedAt: at };
}
