import { expect, it } from 'vitest';
import { rowsOf, requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { deskLoaded } from '../store/requestsSlice';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { takeStep } from './thunks';

const REF = 'SL-AAA222';

useDate('2026-11-20T09:00:00Z');

/** Opens a store with a request that is not confirmed. */
async function openFollowing() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, holds } = fixture;
  return {
    ...fixture,
    /** Stores versions of requests as the synchronisation does. */
    receive: (...requests: RentalRequest[]) => {
      store.dispatch(deskLoaded({ requests: rowsOf(requests) }));
    },
    heldIds: () => holds()?.map(({ id }) => id),
  };
}

const items = [requestItem('p1', 'Zoom', 1, 'hold-other')];

it('The holds follow what another device has confirmed and declined, without steps to undo here', async () => {
  const { load, receive, heldIds, labels } = await openFollowing();
  await load();
  receive(zoomRequest({ status: 'confirmed', items }));
  await expect.poll(heldIds).toEqual(['hold-other']);
  receive(zoomRequest({ status: 'confirmed', items, internalNotes: 'Called' }));
  receive(zoomRequest({ status: 'declined', items }));
  await expect.poll(heldIds).toEqual([]);
  expect(labels()).toEqual([]);
});

it.each(['here', 'on another device'])(
  'A request that is declined %s while the content is being loaded is not held',
  async (place) => {
    const { store, receive, heldIds, delayProducts } = await openFollowing();
    const deliver = delayProducts();
    const second = zoomRequest({
      id: 'second',
      ref: 'SL-BBB222',
      status: 'confirmed',
      items: [requestItem('p1', 'Zoom', 1, 'hold-second')],
    });
    receive(zoomRequest({ status: 'confirmed', items }), second);
    if (place === 'here') await store.dispatch(takeStep(REF, 'declined'));
    else receive(zoomRequest({ status: 'declined', items }));
    deliver();
    await expect.poll(heldIds).toEqual(['hold-second']);
  },
);
