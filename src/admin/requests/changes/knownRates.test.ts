import { describe, expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { receiveMessage } from '../intake/receive';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { selectRequestById } from '../store/selectors';
import { writeSettings } from '../store/writeDesk';
import { addRequest, editRequest, fillKnownRates } from './thunks';

const REF = 'SL-AAA222';
const RATE = 20_000_00;

const withRate = (dailyRate: number | null): Pick<RentalRequest, 'items'> => ({
  items: zoomRequest().items.map((item) => ({ ...item, dailyRate })),
});

async function openStore(...requests: RentalRequest[]) {
  const { store, load, files } = await openRequestsStore(...requests);
  const loadRated = async (dailyRate: number) => {
    const path = 'products/by-category/lenses.json';
    const { products } = files[path] as { products: { id: string }[] };
    const rated = products.map((one) => (one.id === 'p1' ? { ...one, dailyRate } : one));
    files[path] = { products: rated };
    await load();
  };
  return {
    ...store,
    load,
    loadRated,
    remember: () => store.dispatch(writeSettings({ rates: { p1: RATE } })),
    rate: () => selectRequestById(store.getState(), REF)?.items[0]?.dailyRate,
    newRequest: () => store.getState().requests.newRequests[0]?.request,
  };
}

const MESSAGE = `I would like to book:\nZoom (Qty: 1)\n\nName: Ada\nReference: ${REF}`;

describe('a remembered rate', () => {
  it.each([RATE, null])(
    'that was deleted is not filled in again, after it was %j',
    async (first) => {
      const { load, dispatch, remember, rate } = await openStore(zoomRequest(withRate(first)));
      await load();
      remember();
      dispatch(fillKnownRates(REF));
      void dispatch(editRequest(REF, withRate(null)));
      dispatch(fillKnownRates(REF));
      expect(rate()).toBeNull();
    },
  );

  it('is filled in before that of the catalogue when a request is received, and stays deleted when that is saved without it', async () => {
    const { loadRated, dispatch, remember, rate, newRequest } = await openStore();
    await loadRated(15_000);
    remember();
    await dispatch(receiveMessage(MESSAGE));
    expect(newRequest()?.items).toMatchObject([{ dailyRate: RATE }]);
    void dispatch(addRequest({ ...zoomRequest(), ...newRequest(), ...withRate(null) }));
    dispatch(fillKnownRates(REF));
    expect(rate()).toBeNull();
  });
});

describe('a request that is opened before the products are loaded', () => {
  const items = [...withRate(null).items, { ...requestItem('p2', 'Lamp'), dailyRate: null }];
  const rates = (request: RentalRequest | undefined) =>
    request?.items.map(({ dailyRate }) => dailyRate);

  it('gets the remembered rates and those of the catalogue', async () => {
    const { dispatch, getState, loadRated } = await openStore(zoomRequest({ items }));
    dispatch(writeSettings({ rates: { p2: RATE } }));
    dispatch(fillKnownRates(REF));
    await loadRated(15_000);
    dispatch(fillKnownRates(REF));
    expect(rates(selectRequestById(getState(), REF))).toEqual([15_000_00, RATE]);
    expect(selectRequestById(getState(), REF)?.updatedAt).toBe(zoomRequest().updatedAt);
  });
});
