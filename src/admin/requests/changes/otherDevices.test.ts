import { expect, it } from 'vitest';
import { rowsOf, requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { deskLoaded } from '../store/requestsSlice';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';

useDate('2026-11-20T09:00:00Z');

async function openFollowing() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, holds } = fixture;
  return {
    ...fixture,
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
