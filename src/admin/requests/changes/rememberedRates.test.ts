import { describe, expect, it } from 'vitest';
import type { RentalRequest } from '@/domain/rental/schema';
import { receiveMessage } from '../intake/receive';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { selectRequestById } from '../store/selectors';
import { addRequest, changeSettings, editRequest, fillRememberedRates } from './thunks';

const REF = 'SL-AAA222';
const RATE = 20_000_00;

const withRate = (dailyRate: number | null): Pick<RentalRequest, 'items'> => ({
  items: zoomRequest().items.map((item) => ({ ...item, dailyRate })),
});

/** Opens a store with a request for a product whose rate is not known yet. */
async function openStore(...requests: RentalRequest[]) {
  const { store, load } = await openRequestsStore(...requests);
  await load();
  return {
    ...store,
    remember: () => void store.dispatch(changeSettings({ rates: { p1: RATE } })),
    rate: () => selectRequestById(store.getState(), REF)?.items[0]?.dailyRate,
    updatedAt: () => selectRequestById(store.getState(), REF)?.updatedAt,
    newRequest: () => store.getState().requests.newRequest?.request,
  };
}

describe('a remembered rate', () => {
  it('is filled in when a new request is opened', async () => {
    const { dispatch, remember, rate, updatedAt } = await openStore(zoomRequest(withRate(null)));
    remember();
    dispatch(fillRememberedRates(REF));
    expect(rate()).toBe(RATE);
    expect(updatedAt()).toBe(zoomRequest().updatedAt);
  });

  it.each([RATE, null])(
    'that was deleted is not filled in again, after it was %j',
    async (first) => {
      const { dispatch, remember, rate } = await openStore(zoomRequest(withRate(first)));
      remember();
      dispatch(fillRememberedRates(REF));
      void dispatch(editRequest(REF, withRate(null)));
      dispatch(fillRememberedRates(REF));
      expect(rate()).toBeNull();
    },
  );

  it('is filled in when a request is received, and stays deleted when that is saved without it', async () => {
    const { dispatch, remember, rate, newRequest } = await openStore();
    remember();
    await dispatch(
      receiveMessage(`I would like to book:\nZoom (Qty: 1)\n\nName: Ada\nReference: ${REF}`),
    );
    expect(newRequest()?.items).toMatchObject([{ dailyRate: RATE }]);
    void dispatch(addRequest({ ...zoomRequest(), ...newRequest(), ...withRate(null) }));
    dispatch(fillRememberedRates(REF));
    expect(rate()).toBeNull();
  });

  it('that is stored after the request was saved is filled in', async () => {
    const { dispatch, remember, rate } = await openStore();
    void dispatch(addRequest(zoomRequest(withRate(null))));
    remember();
    dispatch(fillRememberedRates(REF));
    expect(rate()).toBe(RATE);
  });
});
