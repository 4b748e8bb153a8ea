import { expect, it, vi } from 'vitest';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { addPayment } from './moneyThunks';

useDate('2026-11-26T09:00:00Z');

it('gives a payment the time of its log entry', async () => {
  const { store, request } = await openRequestsStore(zoomRequest());
  let count = 0;
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(
    () => `2026-11-26T09:00:00.00${(count += 1)}Z`,
  );
  const payment = { kind: 'payment', amount: 100, day: '2026-11-26', method: 'cash' } as const;
  await store.dispatch(addPayment('SL-AAA222', { ...payment, reference: '', isSeen: true }));
  const { payments = [], log = [] } = request() ?? {};
  const at = log.find(({ event }) => event === 'paymentAdded')?.at;
  expect(at).toBeDefined();
  expect(payments.map((entry) => entry.at)).toEqual([at, at]);
});
