import { afterEach, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { removeRequests, takeStep } from './thunks';
import { followRequests } from './startHolds';
import { NO_COPY } from '../sync/deskTypes';
import { updateCopyState } from '../sync/copyState';

useDate('2026-11-24T09:00:00Z');

afterEach(() => updateCopyState({ status: NO_COPY, isCurrent: false }));

it.each<[string, unknown]>([
  ['the rental terms', 'damaged'],
  ['the days between rentals', { daysBetween: -1 }],
])('Holds stay as they are while %s cannot be read', async (_what, terms) => {
  const items = [{ ...requestItem('p1', 'Zoom', 1, 'h1') }];
  const { store, files, load, holds } = await openRequestsStore(
    zoomRequest({ status: 'confirmed', items }),
  );
  const hold = { id: 'h1', productId: 'p1', from: '2026-11-24', to: '2026-11-28', quantity: 1 };
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
    items: [requestItem('p1', 'Zoom', 1, `hold-${ref}`)],
  }));
  const { store, files, load, holds } = await openRequestsStore(...requests);
  const extended = requests.map(({ ref, from }) => ({
    id: `hold-${ref}`,
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
  expect(holds()).toMatchObject([{ id: 'hold-SL-BBB222', to: '2026-11-26' }]);
});

it('A device whose clock is a day behind leaves the end of an overdue hold that another one has published', async () => {
  const items = [requestItem('p1', 'Zoom', 1, 'h1')];
  const [from, to] = ['2026-11-22', '2026-11-23'];
  const overdue = zoomRequest({ status: 'collected', from, to, items });
  const { store, files, load, holds } = await openRequestsStore(overdue);
  const hold = { id: 'h1', productId: 'p1', from, to: '2026-11-27', quantity: 1, reason: 'rental' };
  files['availability.json'] = { updatedAt: '2026-11-25T09:00:00Z', holds: [hold] };
  await load();
  for (const isPublication of [false, true]) {
    await store.dispatch(followRequests({ isPublication }));
    expect(holds()).toEqual([hold]);
  }
});
