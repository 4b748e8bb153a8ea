import { expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { requestRecordsOf } from '../storage/requestRecords';
import { requestsLoaded } from '../store/requestsSlice';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';

const REF = 'SL-AAA222';

it('The holds follow what another device has confirmed and declined, without steps to undo here', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') });
  const { store, load, holds, labels } = await openRequestsStore(zoomRequest());
  await load();
  /** Stores a version of the request as the synchronisation does. */
  const receive = (request: RentalRequest) => {
    const data = { ...store.getState().requests.data, byRef: { [REF]: request } };
    const known = requestRecordsOf(data);
    store.dispatch(requestsLoaded({ data, known, isNewer: false, damaged: [], isGone: false }));
  };
  const items = [requestItem('p1', 'Zoom', 1, 'hold-other')];
  receive(zoomRequest({ status: 'confirmed', items }));
  await expect.poll(() => holds()?.map(({ id }) => id)).toEqual(['hold-other']);
  receive(zoomRequest({ status: 'confirmed', items, internalNotes: 'Called' }));
  receive(zoomRequest({ status: 'declined', items }));
  await expect.poll(holds).toEqual([]);
  expect(labels()).toEqual([]);
  vi.useRealTimers();
});
