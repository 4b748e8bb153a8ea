import { expect, it, onTestFinished, vi } from 'vitest';
import { MAX_AMOUNT } from '@/domain/rental/money';
import { issueCreditNote, issueInvoice, sendQuote } from './moneyThunks';
import { removePersonalData, editRequest } from './thunks';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { writeSettings } from '../store/writeDesk';

const REF = 'SL-AAA222';
const YEAR = new Date().getFullYear();

/** Opens a store with a request that was invoiced. */
async function openInvoiced() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, request } = fixture;
  await store.dispatch(issueInvoice(REF));
  return {
    ...fixture,
    numbers: () => request()?.documents.map(({ number }) => number),
    setRate: (dailyRate: number) =>
      store.dispatch(
        editRequest(REF, { items: request()!.items.map((item) => ({ ...item, dailyRate })) }),
      ),
  };
}

it('An invoice that is replaced is credited together with the new one', async () => {
  const { store, request, numbers, setRate, toasts } = await openInvoiced();
  await setRate(20_000_00);
  expect(await store.dispatch(issueInvoice(REF))).toBe(`INV-${YEAR}-0002`);
  expect(numbers()).toEqual([`INV-${YEAR}-0001`, `CN-${YEAR}-0001`, `INV-${YEAR}-0002`]);
  expect(request()?.log.slice(-2)).toMatchObject([
    { event: 'documentCreated', detail: `CN-${YEAR}-0001` },
    { event: 'documentCreated', detail: `INV-${YEAR}-0002` },
  ]);
  expect(toasts().at(-1)?.message).toBe(`CN-${YEAR}-0001, INV-${YEAR}-0002 created`);
});

it('An invoice stays as it is if the one that replaces it is too large', async () => {
  const { store, request, numbers, setRate, toasts } = await openInvoiced();
  await setRate(MAX_AMOUNT);
  // The subtotal is too large, also if the total is not.
  await store.dispatch(editRequest(REF, { discount: { kind: 'percent', basisPoints: 10_000 } }));
  expect(await store.dispatch(issueInvoice(REF))).toBeUndefined();
  expect(numbers()).toEqual([`INV-${YEAR}-0001`]);
  expect(toasts().at(-1)).toMatchObject({
    message: `INV-${YEAR}-0002 was not created: its total is too large.`,
    type: 'error',
  });
  await store.dispatch(sendQuote(REF));
  expect(request()?.quotes).toEqual([]);
});

it('A credit note is created until everything of its invoice was credited', async () => {
  const { store, numbers } = await openInvoiced();
  const credit = { amount: MAX_AMOUNT, reason: '' };
  const create = () => store.dispatch(issueCreditNote(REF, `INV-${YEAR}-0001`, credit));
  expect(await create()).toBe(`CN-${YEAR}-0001`);
  expect(await create()).toBeUndefined();
  expect(numbers()).toHaveLength(2);
});

it('An invoice has no name of its customer when its years are over', async () => {
  const { store, request, numbers } = await openInvoiced();
  const { name } = request()!.customer;
  store.dispatch(writeSettings({ retentionYears: 0 }));
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  await store.dispatch(removePersonalData([REF]));
  expect(numbers()).toEqual([`INV-${YEAR}-0001`]);
  expect(JSON.stringify(store.getState().requests.data)).not.toContain(name);
});
