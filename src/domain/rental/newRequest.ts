import * as v from 'valibot';
import type { RequestPayload } from '../booking/requestPayload';
import { bookingReference } from '../text/ids';
import { requestSchema, type RentalRequest } from './schema';

/** Words that stand for other pages in the URLs of requests. */
const RESERVED = ['new', 'calendar'];

/** Whether a text can be the reference of a request, and so part of a URL. */
export function isReference(text: string): boolean {
  return /^[a-z\d][\w-]{0,39}$/i.test(text) && !RESERVED.includes(text.toLowerCase());
}

/** Returns a reference that no other request has: `SL-` and 6 characters. */
export function freeReference(
  isTaken: (reference: string) => boolean,
  random: () => number,
): string {
  let reference = bookingReference(random);
  while (isTaken(reference)) reference = bookingReference(random);
  return reference;
}

/**
 * Returns an empty request that is entered by hand.
 * @param now ISO 8601
 */
export function emptyRequest(ref: string, now: string): RentalRequest {
  return v.parse(requestSchema, { ref, requestedAt: now, updatedAt: now });
}

/**
 * Returns the request of a request link.
 * @param ref reference to use where the link has none that is valid
 * @param now ISO 8601
 */
export function requestFromPayload(
  payload: RequestPayload,
  ref: string,
  now: string,
): RentalRequest {
  const { name, phone, email, items, subject, date, duration, notes, from, to, at } = payload;
  return v.parse(requestSchema, {
    ref: isReference(payload.ref) ? payload.ref : ref,
    source: 'link',
    requestedAt: new Date(at).toISOString(),
    updatedAt: now,
    customer: { name, phone, email },
    subject,
    preferredDate: date,
    duration,
    message: notes,
    items: items.map(({ id, name: item, qty }) => ({ productId: id, name: item, quantity: qty })),
    from,
    to,
  });
}
