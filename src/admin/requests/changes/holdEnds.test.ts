import { afterEach, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { removeRequests, takeStep } from './thunks';
import { followRequests } from './startHolds';
import { NO_COPY } from '../sync/deskTypes';
import { updateCopyState } from '../sync/copyState';
import { holdId } from '@/domain/rental/stock/requestHolds';

useDate('2026-11-24T09:00:00Z');

const HOLD = holdId('request-a', 'item-p1');

afterEach(() => updateCopyState({ status: NO_COPY, isCurrent: false }));

const until = (ref: string, to: string) =>
  zoomRequest({ id: ref, ref, to, items: [{ ...requestItem('p1', 'Zoom'), id: ref }] });

it('Publishing holds what was collected and is not back until the day after tomorrow, and nothing else', async () => {
  const refs = ['SL-LATE22', 'SL-BACK22', 'SL-WAIT22', 'SL-DUE222'];
  const requests = refs.map((ref) => until(ref, ref === 'SL-DUE222' ? '2026-11-28' : '2026-11-26'));
  const { store, load, holds } = await openRequestsStore(...requests);
  await load();
  for (const ref of refs) await store.dispatch(takeStep(ref, 'confirmed'));
  await expect.poll(() => holds()?.length).toBe(4);
  for (const ref of ['SL-LATE22', 'SL-BACK22', 'SL-DUE222'])
    await store.dispatch(takeStep(ref, 'collected'));
  await store.dispatch(takeStep('SL-BACK22', 'returned'));
  const endOf = (ref: string) => holds()?.find(({ id }) => id === holdId(ref, ref))?.to;
  const ends = () => refs.map(endOf);
  const before = ['2026-11-26', '2026-11-24', '2026-11-26', '2026-11-28'];
  await expect.poll(ends).toEqual(before);
  vi.setSystemTime('2026-11-28T09:00:00Z');
  await store.dispatch(followRequests());
  expect(ends()).toEqual(before);
  await store.dispatch(followRequests({ isPublication: true }));
  expect(ends()).toEqual(['2026-11-30', ...before.slice(1)]);
  await store.dispatch(followRequests());
  expect(ends()).toEqual(['2026-11-30', ...before.slice(1)]);
});

it.each<[string, unknown]>([
  ['the rental terms', 'damaged'],
  ['the days between rentals', { daysBetween: -1 }],
])('Holds stay as they are while %s cannot be read', async (_what, terms) => {
  const { store, files, load, holds } = await openRequestsStore(
    zoomRequest({ status: 'confirmed' }),
  );
  const hold = { id: HOLD, productId: 'p1', from: '2026-11-24', to: '2026-11-28', quantity: 1 };
  files['availability.json'] = { updatedAt: '', holds: [{ ...hold, reason: 'rental' }] };
  files['rental.json'] = terms;
  await load();
  await store.dispatch(followRequests({ isPublication: true }));
  expect(holds()).toMatchObject([hold]);
});

it('While other devices may have changed requests, only what was changed here shortens or removes holds', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'local');
  const requests = ['SL-AAA222', 'SL-BBB222', 'SL-CCC222'].map((ref) => ({
    ...zoomRequest({ id: ref, ref, status: 'confirmed' }),
  }));
  const { store, files, load, holds } = await openRequestsStore(...requests);
  const extended = requests.map(({ ref, from }) => ({
    id: holdId(ref, 'item-p1'),
    productId: 'p1',
    from,
    to: '2026-11-28',
    quantity: 1,
    reason: 'rental',
  }));
  files['availability.json'] = { updatedAt: '', holds: extended };
  updateCopyState({ status: { ...NO_COPY, isLinked: true }, isCurrent: false });
  await load();
  await store.dispatch(followRequests({ isPublication: true }));
  expect(holds()).toEqual(extended);
  await store.dispatch(takeStep('SL-AAA222', 'declined'));
  await expect.poll(holds).toEqual(extended.slice(1));
  await store.dispatch(removeRequests(['SL-CCC222']));
  await expect.poll(holds).toEqual([extended[1]]);
  updateCopyState({ isCurrent: true });
  await store.dispatch(followRequests());
  expect(holds()).toMatchObject([{ id: holdId('SL-BBB222', 'item-p1'), to: '2026-11-26' }]);
});

it('A device whose clock is a day behind leaves the end of an overdue hold that another one has published', async () => {
  const [from, to] = ['2026-11-22', '2026-11-23'];
  const overdue = zoomRequest({ status: 'collected', from, to });
  const { store, files, load, holds } = await openRequestsStore(overdue);
  const hold = { id: HOLD, productId: 'p1', from, to: '2026-11-27', quantity: 1, reason: 'rental' };
  files['availability.json'] = { updatedAt: '2026-11-25T09:00:00Z', holds: [hold] };
  await load();
  for (const isPublication of [false, true]) {
    await store.dispatch(followRequests({ isPublication }));
    expect(holds()).toEqual([hold]);
  }
});
