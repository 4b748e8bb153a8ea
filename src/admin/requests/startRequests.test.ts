import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, dayAt } from '@/domain/availability/day';
import { loadHolds } from '../holds/holdThunks';
import { clearBackOffice } from '../../../tests/helpers/storage/backOfficeDatabase';
import { openRequestsStore, zoomRequest } from './changes/requestsStoreFixture';
import type { RequestsThunk } from './store/storeTypes';
import { holdId } from '@/domain/rental/stock/requestHolds';

const copy = vi.hoisted(() => ({
  isDeviceLinked: vi.fn(() => Promise.resolve(true)),
  syncNow: vi.fn(() => Promise.resolve()),
  mayBeOutdated: () => false,
}));
vi.mock('./sync/copyState', async (original) => ({ ...(await original<object>()), ...copy }));
const { loadAndFollowRequests } = await import('./startRequests');

const TOMORROW = addDays(dayAt(Date.now()), 1);

beforeEach(clearBackOffice);

afterEach(() => {
  vi.clearAllMocks();
});

async function follow() {
  const dates = { from: '2026-11-20', to: '2026-11-21' };
  const { store, holds } = await openRequestsStore(zoomRequest({ status: 'collected', ...dates }));
  const done = store.dispatch(loadAndFollowRequests() as RequestsThunk<Promise<void>>);
  return { done, holds };
}

it('A publication reads what other devices have saved, and holds what is overdue', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') });
  const { done, holds } = await follow();
  await done;
  expect(copy.syncNow).toHaveBeenCalledOnce();
  expect(holds()).toMatchObject([{ to: '2026-11-26' }]);
});

it('A publication waits 10 seconds for the copy at most', async () => {
  copy.syncNow.mockReturnValueOnce(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { done, holds } = await follow();
  await vi.waitUntil(() => copy.syncNow.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(holds()).toHaveLength(1);
});

it('A publication loads holds again that could not be loaded, which a change of a request does not', async () => {
  copy.isDeviceLinked.mockResolvedValueOnce(false);
  // The tests before have stored another request with another hold.
  const ref = 'SL-BBB222';
  const id = holdId(`request-${ref}`, 'item-p1');
  const { store, files, load, holds } = await openRequestsStore(
    zoomRequest({ ref, status: 'confirmed', from: TOMORROW, to: TOMORROW }),
  );
  const held = () => holds()?.filter((hold) => hold.id === id);
  await load('availability.json');
  files['availability.json'] = { updatedAt: '', holds: [] };
  // A change of a request does this, also with each keystroke.
  expect(await store.dispatch(loadHolds())).toBe(false);
  expect(held()).toEqual([]);
  await store.dispatch(loadAndFollowRequests() as RequestsThunk<Promise<void>>);
  expect(held()).toMatchObject([{ id, to: TOMORROW }]);
});
