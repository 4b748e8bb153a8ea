import { emptyRequest } from './incoming/newRequest';
import type { KnownHold, RentalProduct } from './stock/conflicts';
import type { Quote, RentalRequest } from './schema';

/** A request for tests: one Cine Zoom from 24 to 26 Nov 2026. */
export function sampleRequest(changes: Partial<RentalRequest> = {}): RentalRequest {
  return {
    ...emptyRequest('SL-AAA222', '2026-11-20T09:00:00.000Z'),
    id: 'request-a',
    customer: { name: 'Ada Obi', phone: '0803 123 4567', email: 'ada@example.com' },
    items: [requestItem('zoom', 'Cine Zoom', 1, 'hold-own')],
    from: '2026-11-24',
    to: '2026-11-26',
    ...changes,
  };
}

/** An item of a request for tests, at 25,000 naira a day. */
export function requestItem(
  productId: string,
  name: string,
  quantity = 1,
  holdId = '',
): Quote['items'][number] {
  return {
    id: `item-${productId}`,
    productId,
    name,
    quantity,
    dailyRate: 25_000_00,
    holdIds: holdId ? [holdId] : [],
    subRent: null,
  };
}

/** A hold for tests. */
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

/** A product for tests. */
export function stockedProduct(
  id: string,
  name: string,
  stock = 1,
  slug = 'lenses',
): RentalProduct {
  return { id, name, stock, category: { slug } };
}
