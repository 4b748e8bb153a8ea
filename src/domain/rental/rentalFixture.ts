import { createInvoice } from './documents/issue';
import type { Payment } from './payments';
import { emptyRequest } from './incoming/newRequest';
import { createQuote } from './quotes';
import type { KnownHold, RentalProduct } from './stock/conflicts';
import {
  EMPTY_SETTINGS,
  type IssuedDocument,
  type PaymentEntry,
  type Quote,
  type RentalRequest,
} from './schema';
import { changedFields } from './sync/recordFields';
import { createClock, type StampedRows } from './sync/stamp';

export function sampleRequest(changes: Partial<RentalRequest> = {}): RentalRequest {
  const { ref = 'SL-AAA222' } = changes;
  return {
    ...emptyRequest('SL-AAA222', '2026-11-20T09:00:00.000Z'),
    id: ref === 'SL-AAA222' ? 'request-a' : `request-${ref}`,
    customer: { name: 'Ada Obi', phone: '0803 123 4567', email: 'ada@example.com' },
    items: [requestItem('zoom', 'Cine Zoom')],
    from: '2026-11-24',
    to: '2026-11-26',
    ...changes,
  };
}

export function requestItem(productId: string, name: string, quantity = 1): Quote['items'][number] {
  return {
    id: `item-${productId}`,
    productId,
    name,
    quantity,
    dailyRate: 25_000_00,
    subRent: null,
  };
}

export const issuedAs = (number: string, today = '2026-11-24') => ({
  number,
  now: `${today}T10:00:00.000Z`,
  today,
});

export const sampleQuote = (number: string, request = sampleRequest(), today?: string): Quote =>
  createQuote(request, { ...EMPTY_SETTINGS, rules: {} }, issuedAs(number, today));

export const sampleInvoice = (number: string, request = sampleRequest()): IssuedDocument =>
  createInvoice(request, EMPTY_SETTINGS, { rules: {} }, issuedAs(number));

export function seenPayment(amount: number, changes: Partial<Payment> = {}): PaymentEntry[] {
  const { isSeen: _isSeen, id = 'p1', ...fields } = changes;
  const shared = { id, at: '2026-11-24T09:00:00.000Z' };
  const paid = {
    kind: 'payment',
    amount,
    day: '2026-11-29',
    method: 'cash',
    reference: '',
  } as const;
  return [
    { entry: 'payment', ...shared, ...paid, ...fields },
    { entry: 'seen', id: `${id}-seen`, at: shared.at, paymentId: id, isSeen: true },
  ];
}

export function sampleHold(changes: Partial<KnownHold> = {}): KnownHold {
  return {
    id: 'hold-1',
    productId: 'zoom',
    from: '2026-11-25',
    to: '2026-11-27',
    quantity: 1,
    reason: 'rental',
    ref: 'SL-BBB333',
    ...changes,
  };
}

export function stockedProduct(
  id: string,
  name: string,
  stock: RentalProduct['stock'] = 1,
  slug = 'lenses',
): RentalProduct {
  return { id, name, stock, category: { slug } };
}

/** Returns the rows of requests, by default written before all that a test does. @param now ms since 1970 */
export function rowsOf(
  requests: readonly RentalRequest[],
  now = 0,
  clock = createClock('test', () => now),
): StampedRows {
  return Object.fromEntries(
    requests.map(({ id, ...request }) => [
      id || `request-${request.ref}`,
      Object.fromEntries(
        changedFields(null, request).map(([field, value]) => [field, [value, clock.next()]]),
      ),
    ]),
  );
}
