import { selectRequestsSettings } from '../store/selectors';
import { describe, expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { importTables, removeItem, removeRequests, takeStep } from './thunks';
import { backupOf, openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { followRequests } from './startHolds';

const REF = 'SL-AAA222';
const AVAILABILITY = 'availability.json';
const DATES = { from: '2026-11-24', to: '2026-11-26' };
const HELD = { id: 'h1', productId: 'p1', ...DATES, quantity: 1, reason: 'rental' };

useDate('2026-11-24T09:00:00Z');

const items = [requestItem('p1', 'Zoom', 1, 'h1')];
const confirmed = zoomRequest({ status: 'confirmed', items });
const declined = zoomRequest({ status: 'declined', items });
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

  it('is released with the publication after a backup was imported whose settings name it as ended', async () => {
    const { store, load, heldIds } = await openPublished(withOtherItem);
    await load();
    expect(heldIds()).toEqual(['h1']);
    const settings = { 'endedHolds/h1': [DATES.to, '000000001000test'] as const };
    await store.dispatch(importTables({ ...backupOf(), deskSettings: { settings } }));
    await store.dispatch(followRequests({ isPublication: true }));
    expect(heldIds()).toEqual([]);
  });

  it('is held again after Undo of a removal', async () => {
    const { store, load, heldIds, pressUndo } = await openPublished();
    await load();
    await store.dispatch(removeRequests([REF]));
    await expect.poll(heldIds).toEqual([]);
    pressUndo();
    await expect.poll(heldIds).toEqual(['h1']);
    expect(selectRequestsSettings(store.getState()).endedHolds).toEqual({});
  });

  it('stays while the holds could not be loaded', async () => {
    const { store, load, request, holds } = await openPublished();
    await load(AVAILABILITY);
    await store.dispatch(removeRequests([REF]));
    expect(request()).toBeUndefined();
    expect(holds()).toEqual([]);
    expect(selectRequestsSettings(store.getState()).endedHolds).toEqual({ h1: DATES.to });
  });
});
