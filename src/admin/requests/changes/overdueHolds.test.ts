import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { extendOverdueHolds } from './startHolds';
import { takeStep } from './thunks';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a request for one more zoom until a day. */
const until = (ref: string, to: string) =>
  zoomRequest({ id: ref, ref, to, items: [{ ...requestItem('p1', 'Zoom'), id: ref }] });

it('Holds of what was collected and is not back are extended to today, and no others', async () => {
  const refs = ['SL-LATE22', 'SL-BACK22', 'SL-WAIT22', 'SL-DUE222'];
  const requests = refs.map((ref) => until(ref, ref === 'SL-DUE222' ? '2026-11-28' : '2026-11-26'));
  const { store, load, holds, labels, request } = await openRequestsStore(...requests);
  await load();
  for (const ref of refs) await store.dispatch(takeStep(ref, 'confirmed'));
  for (const ref of ['SL-LATE22', 'SL-BACK22', 'SL-DUE222'])
    await store.dispatch(takeStep(ref, 'collected'));
  await store.dispatch(takeStep('SL-BACK22', 'returned'));
  await expect.poll(() => holds()?.length).toBe(4);
  const endOf = (ref: string) =>
    holds()?.find(({ id }) => request(ref)?.items[0]?.holdIds.includes(id))?.to;
  const ends = () => refs.map(endOf);
  await expect.poll(ends).toEqual(['2026-11-26', '2026-11-24', '2026-11-26', '2026-11-28']);
  vi.setSystemTime('2026-11-28T09:00:00Z');
  await store.dispatch(extendOverdueHolds());
  expect(ends()).toEqual(['2026-11-28', '2026-11-24', '2026-11-26', '2026-11-28']);
  const steps = labels();
  expect(steps.at(-1)).toBe('Availability: Zoom, 24 to 28 Nov, 1 unit');
  await store.dispatch(extendOverdueHolds());
  expect(labels()).toEqual(steps);
});

it('Nothing is extended before the holds are known', async () => {
  const late = { ...until('SL-LATE22', '2026-11-23'), status: 'collected' as const };
  const { store, holds, labels } = await openRequestsStore(late);
  await store.dispatch(extendOverdueHolds());
  expect([holds(), labels()]).toEqual([undefined, []]);
});
