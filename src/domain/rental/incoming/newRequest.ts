import * as v from 'valibot';
import { mapBookingFields } from '../../booking/bookingTable';
import type { RequestPayload } from '../../booking/requestPayload';
import { bookingReference } from '../../text/ids';
import { isHostileKey } from '../../text/jsonObject';
import { isTimestamp } from '../../text/time';
import { itemKey } from './differences';
import type { ReadMessage } from './readMessage';
import { officeTexts, requestSchema, type RentalRequest } from '../schema';

/** Words that stand for other pages in the URLs of requests. */
const RESERVED = ['new', 'calendar', 'settings', 'customers', 'units', 'reports', 'devices'];

/** Whether a text can be the reference of a request, and so part of a URL and the key of a record. */
export function isRequestReference(text: string): boolean {
  const isKey = !isHostileKey(text) && !(text in Object.prototype);
  return isKey && /^[a-z\d][\w-]{0,39}$/i.test(text) && !RESERVED.includes(text.toLowerCase());
}

export function freeReference(isTaken: (reference: string) => boolean): string {
  let reference = bookingReference();
  while (isTaken(reference)) reference = bookingReference();
  return reference;
}

/** @param now ISO 8601 */
export function emptyRequest(ref: string, now: string): RentalRequest {
  return v.parse(requestSchema, { ref, requestedAt: now, updatedAt: now });
}

/** The same on each device that receives the request. */
const withItemIds = (items: readonly object[]) =>
  items.map((item, index) => ({ id: `item-${index + 1}`, ...item }));

const needsNotes = (needs: readonly string[]) =>
  needs.length > 0 ? `Needs: ${needs.join(', ')}` : '';

/** @param ref used where the link has none that is valid @param now ISO 8601 */
export function requestFromPayload(
  payload: RequestPayload,
  ref: string,
  now: string,
): RentalRequest {
  const { items, notes, from, to, at } = payload;
  // The link is still useful if its time is impossible.
  const requestedAt = isTimestamp(at) ? new Date(at).toISOString() : now;
  const asked = items.map((item) => ({ name: item.name, quantity: item.qty }));
  return v.parse(requestSchema, {
    ...officeTexts(mapBookingFields(({ link }) => payload[link] ?? '')),
    ref: isRequestReference(payload.ref) ? payload.ref : ref,
    source: 'link',
    requestedAt,
    updatedAt: now,
    internalNotes: needsNotes(payload.needs ?? []),
    items: withItemIds(items.map(({ id, name, qty }) => ({ productId: id, name, quantity: qty }))),
    from,
    to,
    asked: [
      { at: requestedAt, from, to, items: asked, message: notes, estimate: payload.estimate },
    ],
  });
}

/** @param now ISO 8601 */
export function requestFromMessage(read: ReadMessage, ref: string, now: string): RentalRequest {
  const { items, notes, reference, estimate, needs, from, to } = read;
  return v.parse(requestSchema, {
    ...officeTexts(read),
    ref: isRequestReference(reference) ? reference : ref,
    source: 'message',
    requestedAt: now,
    updatedAt: now,
    internalNotes: needsNotes(needs ? [needs] : []),
    items: withItemIds(items),
    from,
    to,
    asked: [{ at: now, from, to, items, message: notes, ...(estimate && { estimate }) }],
  });
}

/** An unknown id becomes that of the same name, or '', but stays if products are missing (not `isComplete`). */
export function withProducts(
  request: RentalRequest,
  products: readonly { id: string; name: string }[],
  isComplete = true,
): RentalRequest {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = new Map(products.map((product) => [itemKey(product.name), product]));
  const items = request.items.map((item) => {
    const product = byId.get(item.productId) ?? byName.get(itemKey(item.name));
    if (!product) return isComplete ? { ...item, productId: '' } : item;
    return { ...item, productId: product.id, name: product.name };
  });
  return { ...request, items };
}
