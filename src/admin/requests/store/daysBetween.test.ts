import { expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { changeDaysBetween } from '../changes/settingsThunks';
import { takeStep } from '../changes/thunks';
import { requestsSettingsChanged } from './requestsSlice';
import { selectBetween } from './stockSelectors';

const REF = 'SL-AAA222';

/** Opens a desk that has days of its own, stored by an earlier version. */
async function openDesk(all: number) {
  const fixture = await openRequestsStore(zoomRequest({ to: '2099-11-26', from: '2099-11-24' }));
  fixture.store.dispatch(requestsSettingsChanged({ daysBetween: { all, byProduct: { p2: 5 } } }));
  return { ...fixture, between: () => selectBetween(fixture.store.getState()) };
}

it('Days between rentals are those of the website, and of the desk only while the website has none', async () => {
  const { store, load, between } = await openDesk(3);
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

it('Days between rentals that are not published yet lengthen new holds', async () => {
  const { store, load, holds } = await openDesk(0);
  await load();
  await store.dispatch(changeDaysBetween(2));
  await store.dispatch(takeStep(REF, 'confirmed'));
  await expect.poll(() => holds()?.map(({ to }) => to)).toEqual(['2099-11-28']);
});
