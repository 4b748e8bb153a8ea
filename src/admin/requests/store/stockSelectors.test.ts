import { expect, it } from 'vitest';
import { requestItem, stockedProduct } from '@/domain/rental/rentalFixture';
import { findConflicts } from '@/domain/rental/stock/conflicts';
import { changeTerms } from '../changes/settingsThunks';
import { editRequest } from '../changes/thunks';
import { openRequestsStore, useDate, zoomRequest } from '../changes/requestsStoreFixture';
import { requestsSettingsChanged } from './requestsSlice';
import { selectBetween, selectStock } from './stockSelectors';

useDate('2026-11-22T09:00:00Z');

it('The stock is computed again only when a change concerns holds', async () => {
  const items = [requestItem('p1', 'Zoom', 1, 'hold-a')];
  const { store, load } = await openRequestsStore(
    zoomRequest({ status: 'confirmed', items }),
    zoomRequest({ ref: 'SL-BBB333' }),
  );
  await load();
  const stock = () => selectStock(store.getState(), '2026-11-22');
  const before = stock();
  await store.dispatch(editRequest('SL-AAA222', { internalNotes: 'Called' }));
  await store.dispatch(editRequest('SL-BBB333', { to: '2026-11-30' }));
  expect(stock()).toBe(before);
  await store.dispatch(editRequest('SL-AAA222', { to: '2026-11-30' }));
  expect(stock()).not.toBe(before);
  expect(stock().holds).toMatchObject([{ ref: 'SL-AAA222', to: '2026-11-30' }]);
});

it('Days between rentals are those of the website, and of the desk only while the website has none', async () => {
  const { store, load } = await openRequestsStore();
  // Stored by an earlier version.
  store.dispatch(requestsSettingsChanged({ daysBetween: { all: 3, byProduct: { p2: 5 } } }));
  const between = () => selectBetween(store.getState());
  expect(between()).toMatchObject({ all: 3, byProduct: { p2: 5 } });
  await store.dispatch(changeTerms({ daysBetween: 2 }));
  expect(between().all).toBe(3);
  await load();
  expect(between().all).toBe(3);
  await store.dispatch(changeTerms({ daysBetween: 0 }));
  expect(between()).toEqual({ all: 0, byProduct: { p2: 5 }, sameDay: false });
  await store.dispatch(changeTerms({ daysBetween: 2 }));
  expect(between()).toEqual({ all: 2, byProduct: { p2: 5 }, sameDay: false });
});

it('Rentals share days if the website says so and has no days between rentals, but not of products with days of their own', async () => {
  const items = [requestItem('p1', 'Zoom', 1, 'h1'), requestItem('p2', 'Prime', 1, 'h2')];
  const { store, load, holds } = await openRequestsStore(
    zoomRequest({ status: 'confirmed', items }),
  );
  await load();
  store.dispatch(requestsSettingsChanged({ daysBetween: { all: 0, byProduct: { p2: 1 } } }));
  const ends = () => holds()?.map(({ to }) => to);
  await expect.poll(ends).toEqual(['2026-11-26', '2026-11-27']);
  await store.dispatch(changeTerms({ sameDay: true }));
  // Visitors share the last day of each hold.
  await expect.poll(ends).toEqual(['2026-11-26', '2026-11-28']);
  const conflictsOf = (productId: string, from: string, to: string) => {
    const stock = selectStock(store.getState(), '2026-11-22');
    const one = requestItem(productId, productId, 3);
    const request = zoomRequest({ ref: 'SL-BBB333', items: [one], from, to });
    const products = [stockedProduct('p1', 'Zoom', 3), stockedProduct('p2', 'Prime', 3)];
    return findConflicts(request, { ...stock, products }).map(({ short }) => short);
  };
  expect(conflictsOf('p1', '2026-11-26', '2026-11-28')).toEqual([]);
  expect(conflictsOf('p1', '2026-11-20', '2026-11-24')).toEqual([]);
  expect(conflictsOf('p2', '2026-11-27', '2026-11-29')).toEqual([1]);
  expect(conflictsOf('p2', '2026-11-28', '2026-11-29')).toEqual([]);
  expect(conflictsOf('p2', '2026-11-20', '2026-11-23')).toEqual([1]);
  expect(conflictsOf('p2', '2026-11-20', '2026-11-22')).toEqual([]);
  await store.dispatch(changeTerms({ daysBetween: 1 }));
  await expect.poll(ends).toEqual(['2026-11-27', '2026-11-27']);
  expect(conflictsOf('p1', '2026-11-26', '2026-11-28')).toEqual([1]);
});
