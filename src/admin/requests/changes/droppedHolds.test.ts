import { describe, expect, it } from 'vitest';
import { requestItem, rowsOf } from '@/domain/rental/rentalFixture';
import { importTables, removeItem, removeRequests, takeStep } from './thunks';
import { backupOf, openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { followRequests } from './startHolds';
import { holdId } from '@/domain/rental/stock/requestHolds';
import { FINALLY, REMOVED } from '@/domain/rental/sync/mergeRows';
import { loadHolds } from '../../holds/holdThunks';
import { deskLoaded } from '../store/requestsSlice';
import { deskClock } from '../store/writeDesk';

const REF = 'SL-AAA222';
const AVAILABILITY = 'availability.json';
const DATES = { from: '2026-11-24', to: '2026-11-26' };
const HELD = {
  id: holdId('request-a', 'item-p1'),
  productId: 'p1',
  ...DATES,
  quantity: 1,
  reason: 'rental',
};

useDate('2026-11-24T09:00:00Z');

const confirmed = zoomRequest({ status: 'confirmed' });
const declined = zoomRequest({ status: 'declined' });
const withOtherItem = zoomRequest({ items: [requestItem('p2', 'Prime')] });

async function openPublished(request = confirmed) {
  const fixture = await openRequestsStore(request);
  fixture.files[AVAILABILITY] = { updatedAt: '', holds: [HELD] };
  return { ...fixture, heldIds: () => fixture.holds()?.map(({ id }) => id) };
}

describe('a published hold', () => {
  it.each([
    ['a confirmed request is removed', confirmed, removeRequests([REF])],
    ['a declined request that still has it is removed', declined, removeRequests([REF])],
    ['its item is removed', confirmed, removeItem(REF, 0)],
    ['a version without it is imported', confirmed, importTables(backupOf(withOtherItem))],
    ['its request is declined', confirmed, takeStep(REF, 'declined')],
  ])(
    'is released after %s, also before the holds have been loaded',
    async (_what, stored, change) => {
      const { store, load, heldIds } = await openPublished(stored);
      await store.dispatch(change);
      await load();
      await expect.poll(heldIds).toEqual([]);
    },
  );

  it('is released with the publication after a backup was imported in which its request is removed', async () => {
    const { store, load, heldIds } = await openPublished(zoomRequest({ ref: 'SL-BBB222' }));
    await load();
    expect(heldIds()).toEqual([HELD.id]);
    const backup = backupOf(confirmed);
    const removed = { 'request-a': { [REMOVED]: [FINALLY, deskClock.next()] as const } };
    await store.dispatch(importTables({ ...backup, requests: removed }));
    await store.dispatch(followRequests({ isPublication: true }));
    expect(heldIds()).toEqual([]);
  });

  it('stays while its request cannot be read', async () => {
    const { store, load, heldIds } = await openPublished(zoomRequest({ ref: 'SL-BBB222' }));
    await load();
    const damaged = {
      ...rowsOf([confirmed])['request-a'],
      status: ['?', deskClock.next()] as const,
    };
    store.dispatch(deskLoaded({ requests: { 'request-a': damaged } }));
    await store.dispatch(followRequests({ isPublication: true }));
    expect(heldIds()).toEqual([HELD.id]);
  });

  it('is held again after Undo of a removal', async () => {
    const { store, load, heldIds, pressUndo } = await openPublished();
    await load();
    await store.dispatch(removeRequests([REF]));
    await expect.poll(heldIds).toEqual([]);
    pressUndo();
    await expect.poll(heldIds).toEqual([HELD.id]);
  });

  it('stays while the holds could not be loaded, and is released when they are', async () => {
    const { store, files, load, request, holds, heldIds } = await openPublished();
    const published = files[AVAILABILITY];
    await load(AVAILABILITY);
    await store.dispatch(removeRequests([REF]));
    expect(request()).toBeUndefined();
    expect(holds()).toEqual([]);
    files[AVAILABILITY] = published;
    await store.dispatch(loadHolds(true));
    await expect.poll(heldIds).toEqual([]);
  });
});
