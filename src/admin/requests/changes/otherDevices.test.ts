import { expect, it } from 'vitest';
import { rowsOf } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { deskLoaded } from '../store/requestsSlice';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { holdId } from '@/domain/rental/stock/requestHolds';

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

it('The holds follow what another device has confirmed and declined, without steps to undo here', async () => {
  const { load, receive, heldIds, labels } = await openFollowing();
  await load();
  receive(zoomRequest({ status: 'confirmed' }));
  await expect.poll(heldIds).toEqual([holdId('request-a', 'item-p1')]);
  receive(zoomRequest({ status: 'confirmed', internalNotes: 'Called' }));
  receive(zoomRequest({ status: 'declined' }));
  await expect.poll(heldIds).toEqual([]);
  expect(labels()).toEqual([]);
});
