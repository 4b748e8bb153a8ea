import { requestItem } from '@/domain/rental/rentalFixture';
import { describe, expect, it } from 'vitest';
import type { Hold } from '@/domain/availability/availability';
import { saveHolds } from '../../holds/holdThunks';
import { editRequest, takeStep } from './thunks';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { tableReported } from '../../storage/storageSlice';
import { holdId } from '@/domain/rental/stock/requestHolds';

const REF = 'SL-AAA222';
const TODAY = '2026-11-25';
const HOLD = holdId('request-a', 'item-p1');

useDate(`${TODAY}T09:00:00Z`);

async function confirmed() {
  const fixture = await openRequestsStore(zoomRequest());
  await fixture.load();
  void fixture.store.dispatch(takeStep(REF, 'confirmed'));
  await expect.poll(() => fixture.holds()?.length).toBe(1);
  return fixture;
}

async function holdsAre(
  fixture: Awaited<ReturnType<typeof confirmed>>,
  expected: object,
): Promise<void> {
  await expect.poll(() => fixture.holds()).toMatchObject(expected);
}

describe('the holds of a request', () => {
  it('are added by confirming, and removed by Undo', async () => {
    const fixture = await confirmed();
    await holdsAre(fixture, [
      { productId: 'p1', from: '2026-11-24', to: '2026-11-26', quantity: 1, reason: 'rental' },
    ]);
    fixture.pressUndo();
    await holdsAre(fixture, []);
    expect(fixture.request()?.status).toBe('new');
  });

  it('are added although the content was not loaded when their request was confirmed', async () => {
    const { store, holds } = await openRequestsStore(zoomRequest());
    void store.dispatch(takeStep(REF, 'confirmed'));
    await expect.poll(() => holds()?.length).toBe(1);
  });

  it('are added when the requests are read after the content', async () => {
    const { store, load, holds } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
    store.dispatch(tableReported({ table: 'requests', state: 'loading' }));
    await load();
    expect(holds()).toEqual([]);
    store.dispatch(tableReported({ table: 'requests', state: 'stored' }));
    await expect.poll(() => holds()?.length).toBe(1);
  });

  it.each([
    ['discarded', () => ({ removedIds: [HOLD] })],
    ['changed', (held: Hold) => ({ saved: [{ ...held, quantity: 3 }] })],
  ])('follow their request again after they were %s', async (_what, change) => {
    const { store, load, holds } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
    await load();
    await expect.poll(holds).toMatchObject([{ id: HOLD, quantity: 1 }]);
    const [held] = holds() ?? [];
    await store.dispatch(saveHolds('Changed', change(held!)));
    await expect.poll(holds).toEqual([held]);
  });

  it('contain nothing of the customer or the request', async () => {
    const { store } = await confirmed();
    const drafts = JSON.stringify(selectDrafts(store.getState()));
    expect(drafts).toContain('"productId":"p1"');
    for (const secret of ['Ada', '0803', 'ada@example.com', REF, 'AAA222', 'request-a'])
      expect(drafts).not.toContain(secret);
  });

  it('follow changes of dates, quantities and items, with the same ids', async () => {
    const fixture = await confirmed();
    const [{ id } = { id: '' }] = fixture.holds() ?? [];
    void fixture.store.dispatch(editRequest(REF, { from: '2026-11-25', to: '2026-11-27' }));
    await holdsAre(fixture, [{ id, from: '2026-11-25', to: '2026-11-27' }]);
    const items = (fixture.request()?.items ?? []).map((item) => ({ ...item, quantity: 2 }));
    const prime = requestItem('p2', 'Prime');
    void fixture.store.dispatch(editRequest(REF, { items: [...items, prime] }));
    await holdsAre(fixture, [{ id, quantity: 2 }, { productId: 'p2' }]);
    void fixture.store.dispatch(editRequest(REF, { items }));
    await holdsAre(fixture, [{ id, quantity: 2 }]);
    expect(fixture.holds()).toHaveLength(1);
  });

  it('follow requests that were stored before the tab was closed, and leave unknown holds', async () => {
    const { files, load, holds } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
    const other = { id: 'other', productId: 'p1', from: TODAY, to: TODAY, quantity: 1 };
    files['availability.json'] = { updatedAt: '', holds: [{ ...other, reason: 'rental' }] };
    await load();
    await expect.poll(holds).toMatchObject([other, { id: HOLD }]);
  });
});
