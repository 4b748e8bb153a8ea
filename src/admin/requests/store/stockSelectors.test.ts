import { expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { changeDaysBetween } from '../changes/settingsThunks';
import { editRequest } from '../changes/thunks';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { requestsSettingsChanged } from './requestsSlice';
import { selectBetween, selectStock } from './stockSelectors';

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
  expect(between()).toEqual({ all: 3, byProduct: { p2: 5 } });
  await store.dispatch(changeDaysBetween(2));
  expect(between().all).toBe(3);
  await load();
  expect(between().all).toBe(3);
  await store.dispatch(changeDaysBetween(0));
  expect(between()).toEqual({ all: 0, byProduct: { p2: 5 } });
  await store.dispatch(changeDaysBetween(2));
  expect(between()).toEqual({ all: 2, byProduct: { p2: 5 } });
});
