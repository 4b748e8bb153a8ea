import { expect, it } from 'vitest';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { changeDaysBetween } from '../changes/settingsThunks';
import { requestsSettingsChanged } from './requestsSlice';
import { selectBetween } from './stockSelectors';

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
