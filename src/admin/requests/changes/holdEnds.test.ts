import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { applyHolds } from '../../holds/holdThunks';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { changeDaysBetween, changeSettings } from './settingsThunks';
import { restoreHolds, updateHoldEnds } from './startHolds';
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
  await store.dispatch(updateHoldEnds());
  expect(ends()).toEqual(['2026-11-28', '2026-11-24', '2026-11-26', '2026-11-28']);
  const steps = labels();
  expect(steps.at(-1)).toBe('Availability: Zoom, 24 to 28 Nov, 1 unit');
  await store.dispatch(updateHoldEnds());
  expect(labels()).toEqual(steps);
});

it('Nothing is extended before the holds are known', async () => {
  const late = { ...until('SL-LATE22', '2026-11-23'), status: 'collected' as const };
  const { store, holds, labels } = await openRequestsStore(late);
  await store.dispatch(updateHoldEnds());
  expect([holds(), labels()]).toEqual([undefined, []]);
});

describe('days between rentals that were changed', () => {
  /** Opens a desk with two confirmed requests, one of which holds other days than its own. */
  async function openHeld() {
    const fixture = await openRequestsStore(
      until('SL-AAA222', '2026-11-26'),
      until('SL-OTHER2', '2026-11-26'),
    );
    await fixture.load();
    for (const ref of ['SL-AAA222', 'SL-OTHER2'])
      await fixture.store.dispatch(takeStep(ref, 'confirmed'));
    await expect.poll(() => fixture.holds()?.length).toBe(2);
    const [, other] = fixture.holds() ?? [];
    if (!other) throw new Error('Nothing is held');
    await fixture.store.dispatch(
      applyHolds('Other days', { saved: [{ ...other, from: '2026-11-23' }] }),
    );
    const prepared = async () => {
      await fixture.store.dispatch(updateHoldEnds());
      return fixture.holds()?.map(({ to }) => to);
    };
    return { ...fixture, prepared };
  }

  it('lengthen the holds, but none that differs from its request otherwise', async () => {
    const { store, prepared } = await openHeld();
    await store.dispatch(changeDaysBetween(2));
    expect(await prepared()).toEqual(['2026-11-28', '2026-11-26']);
    const byProduct = { p1: 30 };
    await store.dispatch(changeSettings({ daysBetween: { all: 0, byProduct } }));
    expect(await prepared()).toEqual(['2026-12-26', '2026-11-26']);
  });

  it('shorten a hold by an update on its request only', async () => {
    const { store, holds, prepared } = await openHeld();
    await store.dispatch(changeDaysBetween(2));
    expect(await prepared()).toEqual(['2026-11-28', '2026-11-26']);
    await store.dispatch(changeDaysBetween(1));
    expect(await prepared()).toEqual(['2026-11-28', '2026-11-26']);
    await store.dispatch(restoreHolds('SL-AAA222'));
    expect(holds()?.[0]?.to).toBe('2026-11-27');
  });

  it('change no hold that ends before its request, because that was undone or discarded', async () => {
    const { store, holds, prepared } = await openHeld();
    const [own] = holds() ?? [];
    if (!own) throw new Error('Nothing is held');
    await store.dispatch(applyHolds('Shorter', { saved: [{ ...own, to: '2026-11-25' }] }));
    await store.dispatch(changeDaysBetween(2));
    expect(await prepared()).toEqual(['2026-11-25', '2026-11-26']);
  });

  it('shorten no hold of a request that another device has extended', async () => {
    const { store, holds, prepared } = await openHeld();
    const [own] = holds() ?? [];
    if (!own) throw new Error('Nothing is held');
    await store.dispatch(applyHolds('Longer', { saved: [{ ...own, to: '2026-12-24' }] }));
    expect(await prepared()).toEqual(['2026-12-24', '2026-11-26']);
  });

  it('change no hold that has ended', async () => {
    const { store, prepared } = await openHeld();
    await store.dispatch(changeDaysBetween(2));
    vi.setSystemTime('2026-12-24T09:00:00Z');
    expect(await prepared()).toEqual(['2026-11-26', '2026-11-26']);
  });

  it('change none while the conditions of the website are not known', async () => {
    const items = [{ ...requestItem('p1', 'Zoom', 1, 'h1') }];
    const { store, files, load, holds } = await openRequestsStore(
      zoomRequest({ status: 'confirmed', items }),
    );
    const hold = { id: 'h1', productId: 'p1', from: '2026-11-24', to: '2026-11-28', quantity: 1 };
    files['availability.json'] = { updatedAt: '', holds: [{ ...hold, reason: 'rental' }] };
    await load('rental.json');
    await store.dispatch(updateHoldEnds());
    expect(holds()).toMatchObject([hold]);
  });
});
