import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { requestRecordsOf } from '../storage/requestRecords';
import { requestsLoaded } from '../store/requestsSlice';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { takeStep } from './thunks';

const REF = 'SL-AAA222';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a store with a request that is not confirmed. */
async function openFollowing() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, holds } = fixture;
  return {
    ...fixture,
    /** Stores versions of requests as the synchronisation does. */
    receive: (...requests: RentalRequest[]) => {
      const { data: before } = store.getState().requests;
      const received = Object.fromEntries(requests.map((request) => [request.ref, request]));
      const data = { ...before, byRef: { ...before.byRef, ...received } };
      const known = requestRecordsOf(data);
      store.dispatch(requestsLoaded({ data, known, isNewer: false, damaged: [], isGone: false }));
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

describe('while the content is being loaded', () => {
  const second = zoomRequest({
    id: 'second',
    ref: 'SL-BBB222',
    status: 'confirmed',
    items: [requestItem('p1', 'Zoom', 1, 'hold-second')],
  });

  /** Opens a store that has received two confirmed requests, and whose content is loaded by `release`. */
  async function openWaiting() {
    const fixture = await openFollowing();
    const { files, receive } = fixture;
    const products = files['products/index.json'];
    let release = () => {};
    files['products/index.json'] = new Promise((resolve) => {
      release = () => resolve(products);
    });
    receive(zoomRequest({ status: 'confirmed', items }), second);
    return { ...fixture, release: () => release() };
  }

  it('a request that is declined here is not held', async () => {
    const { store, release, heldIds } = await openWaiting();
    await store.dispatch(takeStep(REF, 'declined'));
    release();
    await expect.poll(heldIds).toEqual(['hold-second']);
  });

  it('a request that another device declines is not held', async () => {
    const { receive, release, heldIds } = await openWaiting();
    receive(zoomRequest({ status: 'declined', items }));
    release();
    await expect.poll(heldIds).toEqual(['hold-second']);
  });
});
