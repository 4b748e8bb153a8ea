import { describe, expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { saveHolds } from '../../holds/holdThunks';
import { applyIncoming } from '../intake/receive';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { importRequests, removePersonalData } from './bulkThunks';
import { incomingReceived } from '../store/requestsSlice';
import { removeItem, removeRequests } from './thunks';
import { undoRequested } from '../../forms/saveActions';

const REF = 'SL-AAA222';
const LOST = 'availability.json';
const REJECTED =
  'Nothing was changed. The availability has not been loaded, so booked items cannot be released. Try again later.';

const items = [requestItem('p1', 'Zoom', 1, 'h1')];
const confirmed = zoomRequest({ status: 'confirmed', items });
const declined = zoomRequest({ status: 'declined', items });
const withOtherItem = zoomRequest({ items: [requestItem('p2', 'Prime')] });

/** Opens a store with these requests. The published availability could not be loaded. */
async function openWithoutHolds(...requests: RentalRequest[]) {
  const fixture = await openRequestsStore(...requests);
  await fixture.load(LOST);
  return { ...fixture, message: () => fixture.toasts().at(-1)?.message };
}

describe('while the published holds could not be loaded', () => {
  it.each([
    ['a confirmed request is not removed', confirmed, removeRequests([REF])],
    ['a declined request that still has a hold is not removed', declined, removeRequests([REF])],
    ['an item is not removed', confirmed, removeItem(REF, 0)],
    ['a version without its hold is not imported', confirmed, importRequests([withOtherItem])],
  ])('%s, and a message reports it', async (_what, stored, change) => {
    const { store, request, message } = await openWithoutHolds(stored);
    expect(await store.dispatch(change)).toBe('locked');
    expect(request()).toEqual(stored);
    expect(message()).toBe(REJECTED);
  });

  it('the customer’s version without a booked item is kept until it can be used', async () => {
    const { store, request, message } = await openWithoutHolds(confirmed);
    store.dispatch(incomingReceived(withOtherItem));
    store.dispatch(applyIncoming(withOtherItem));
    expect(request()).toEqual(confirmed);
    expect(store.getState().requests.incoming).toEqual({ [REF]: withOtherItem });
    expect(message()).toBe(REJECTED);
  });

  it('an import with holds is not undone, and the message offers Undo again', async () => {
    const { store, request, toasts } = await openWithoutHolds();
    void store.dispatch(importRequests([confirmed]));
    const [step] = store.getState().history.done;
    store.dispatch(undoRequested(step?.id ?? ''));
    expect(request()?.status).toBe('confirmed');
    expect(store.getState().history.done).toEqual([step]);
    expect(toasts().at(-1)).toMatchObject({ message: REJECTED, action: { label: 'Undo' } });
  });

  it('requests without holds are removed', async () => {
    const { store, request } = await openWithoutHolds(zoomRequest());
    void store.dispatch(removeRequests([REF]));
    expect(request()).toBeUndefined();
  });

  it('the personal data of a request is removed, and its holds are still known', async () => {
    const { store, request } = await openWithoutHolds(declined);
    void store.dispatch(removePersonalData([REF]));
    expect(request()).toMatchObject({ customer: { name: '' }, items });
  });
});

it('A confirmed request is not removed before the published holds have been loaded', async () => {
  const { store, request, load, toasts } = await openRequestsStore(confirmed);
  expect(await store.dispatch(removeRequests([REF]))).toBe('locked');
  expect(toasts().at(-1)?.message).toBe(REJECTED);
  await load();
  void store.dispatch(removeRequests([REF]));
  expect(request()).toBeUndefined();
});

it('Removing a declined request removes a hold that was left', async () => {
  const { store, load, holds } = await openRequestsStore(declined);
  await load();
  const dates = { from: '2026-11-24', to: '2026-11-26' };
  const hold = { id: 'h1', productId: 'p1', ...dates, quantity: 1, reason: 'rental' as const };
  await store.dispatch(saveHolds('Added', { saved: [hold] }));
  expect(holds()).toHaveLength(1);
  void store.dispatch(removeRequests([REF]));
  await expect.poll(holds).toEqual([]);
});
