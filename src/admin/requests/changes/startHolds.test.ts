import { requestItem } from '@/domain/rental/rentalFixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { undo } from '../../drafts/editThunks';
import { editLockLost } from '../../drafts/state/statusSlice';
import { editRequest, removeItem, removeRequests, takeStep } from './thunks';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { saveHolds } from '../../holds/holdThunks';
import { restoreHolds } from './startHolds';
import { selectHoldProblem, selectStock } from '../store/stockSelectors';
import { selectDraftRecords } from '../../drafts/storage/draftRecords';

const REF = 'SL-AAA222';
const TODAY = '2026-11-25';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T09:00:00Z`) });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a store with one request, confirmed. */
async function confirmed() {
  const fixture = await openRequestsStore(zoomRequest());
  await fixture.load();
  void fixture.store.dispatch(takeStep(REF, 'confirmed'));
  await expect.poll(() => fixture.holds()?.length).toBe(1);
  return fixture;
}
type Opened = Awaited<ReturnType<typeof confirmed>>;

/** Presses Undo in the last toast. */
function pressUndo({ store, toasts }: Opened): void {
  const { dispatches } = toasts().at(-1)?.action ?? {};
  if (dispatches) store.dispatch(dispatches);
}

async function holdsAre(fixture: Opened, expected: object): Promise<void> {
  await expect.poll(() => fixture.holds()).toMatchObject(expected);
}

describe('the holds of a request', () => {
  it('are added by confirming, and removed by Undo', async () => {
    const fixture = await confirmed();
    await holdsAre(fixture, [
      { productId: 'p1', from: '2026-11-24', to: '2026-11-26', quantity: 1, reason: 'rental' },
    ]);
    expect(fixture.labels()).toEqual(['Availability: Zoom, 24 to 26 Nov, 1 unit']);
    pressUndo(fixture);
    await holdsAre(fixture, []);
    expect(fixture.request()?.status).toBe('new');
  });

  it('contain nothing of the customer or the request', async () => {
    const { store } = await confirmed();
    const drafts = JSON.stringify(selectDraftRecords(store.getState()));
    expect(drafts).toContain('Availability: Zoom');
    for (const secret of ['Ada', '0803', 'ada@example.com', REF, 'AAA222'])
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

  it('change in one step while dates are typed, with one log entry', async () => {
    const fixture = await confirmed();
    const type = (to: string) => void fixture.store.dispatch(editRequest(REF, { to }));
    // A date field is empty while its text is not a date.
    for (const to of ['2026-12-02', '', '2026-12-12', '2026-12-20']) {
      type(to);
      await expect.poll(() => fixture.holds()?.map((hold) => hold.to)).toEqual(to ? [to] : []);
    }
    expect(fixture.labels()).toEqual([
      'Availability: Zoom, 24 to 26 Nov, 1 unit',
      'Availability: Zoom, 24 Nov to 20 Dec, 1 unit',
    ]);
    expect(fixture.request()?.log).toMatchObject([
      { event: 'confirmed' },
      { event: 'changed', detail: 'dates' },
    ]);
    await fixture.store.dispatch(undo());
    await holdsAre(fixture, [{ to: '2026-11-26' }]);
    type('2026-12-22');
    await holdsAre(fixture, [{ to: '2026-12-22' }]);
    vi.setSystemTime(Date.now() + 60_000);
    type('2026-12-23');
    await holdsAre(fixture, [{ to: '2026-12-23' }]);
    expect(fixture.labels()).toHaveLength(3);
  });

  it('change in a step of its own if an item is removed after its quantity was typed', async () => {
    const fixture = await confirmed();
    const items = (fixture.request()?.items ?? []).map((item) => ({ ...item, quantity: 2 }));
    void fixture.store.dispatch(editRequest(REF, { items }));
    await holdsAre(fixture, [{ quantity: 2 }]);
    void fixture.store.dispatch(removeItem(REF, 0));
    await expect.poll(() => fixture.holds()).toEqual([]);
    await fixture.store.dispatch(undo());
    await holdsAre(fixture, [{ quantity: 2 }]);
  });

  it('change in a step of its own if a date is typed after everything came back', async () => {
    const fixture = await confirmed();
    void fixture.store.dispatch(takeStep(REF, 'collected'));
    void fixture.store.dispatch(takeStep(REF, 'returned'));
    await holdsAre(fixture, [{ to: TODAY }]);
    void fixture.store.dispatch(editRequest(REF, { returnedOn: '2026-11-24' }));
    await holdsAre(fixture, [{ to: '2026-11-24' }]);
    await fixture.store.dispatch(undo());
    await holdsAre(fixture, [{ to: TODAY }]);
  });

  it('end today when everything came back early, until that is undone', async () => {
    const fixture = await confirmed();
    void fixture.store.dispatch(takeStep(REF, 'collected'));
    void fixture.store.dispatch(takeStep(REF, 'returned'));
    await holdsAre(fixture, [{ from: '2026-11-24', to: TODAY }]);
    pressUndo(fixture);
    await holdsAre(fixture, [{ from: '2026-11-24', to: '2026-11-26' }]);
  });

  it.each([
    ['declined', () => takeStep(REF, 'declined')],
    ['removed', () => removeRequests([REF])],
  ])('are removed when it is %s, and restored by Undo', async (_what, change) => {
    const fixture = await confirmed();
    void fixture.store.dispatch(change());
    await expect.poll(() => fixture.holds()).toEqual([]);
    pressUndo(fixture);
    await expect.poll(() => fixture.holds()?.length).toBe(1);
  });

  it('are added when the content has been loaded later', async () => {
    const fixture = await openRequestsStore(zoomRequest());
    void fixture.store.dispatch(takeStep(REF, 'confirmed'));
    await fixture.load();
    await expect.poll(() => fixture.holds()?.length).toBe(1);
  });

  it('are not added for a sample', async () => {
    const fixture = await openRequestsStore(zoomRequest({ isSample: true }));
    await fixture.load();
    await fixture.store.dispatch(takeStep(REF, 'confirmed'));
    expect(fixture.holds()).toEqual([]);
  });

  it('are not added for dates that ended more than 30 days ago', async () => {
    const old = zoomRequest({ from: '2026-10-01', to: '2026-10-25' });
    const fixture = await openRequestsStore(old, zoomRequest({ ref: 'SL-NEW222' }));
    await fixture.load();
    void fixture.store.dispatch(takeStep(REF, 'confirmed'));
    void fixture.store.dispatch(takeStep('SL-NEW222', 'confirmed'));
    await holdsAre(fixture, [{ from: '2026-11-24' }]);
  });

  it('are reported as missing after their change was undone, and can be added again', async () => {
    const fixture = await confirmed();
    const request = fixture.request() ?? zoomRequest();
    const problem = (today: string) => selectHoldProblem(fixture.store.getState(), request, today);
    expect(problem(TODAY)).toBeUndefined();
    await fixture.store.dispatch(undo());
    expect(fixture.holds()).toEqual([]);
    expect(problem(TODAY)).toBe('missing');
    expect(problem('2026-11-27')).toBeUndefined();
    await fixture.store.dispatch(restoreHolds(REF));
    expect(problem(TODAY)).toBeUndefined();
  });

  it.each([
    ['other dates', () => editRequest(REF, { to: '2026-11-27' }), [{ to: '2026-11-27' }]],
    ['the end of a returned request', () => takeStep(REF, 'returned'), [{ to: TODAY }]],
    ['the removal for a declined request', () => takeStep(REF, 'declined'), []],
  ])('are reported as different after %s were undone', async (_what, change, expected) => {
    const fixture = await confirmed();
    void fixture.store.dispatch(change());
    await holdsAre(fixture, expected);
    await fixture.store.dispatch(undo());
    const request = fixture.request() ?? zoomRequest();
    expect(selectHoldProblem(fixture.store.getState(), request, TODAY)).toBe('different');
    await fixture.store.dispatch(restoreHolds(REF));
    expect(fixture.holds()).toMatchObject(expected);
    expect(selectHoldProblem(fixture.store.getState(), request, TODAY)).toBeUndefined();
  });

  it('are reported in a message if they cannot be changed', async () => {
    const fixture = await confirmed();
    await fixture.store.dispatch(undo());
    fixture.store.dispatch(editLockLost());
    await fixture.store.dispatch(restoreHolds(REF));
    expect(fixture.toasts().at(-1)).toMatchObject({
      type: 'error',
      message: 'The items could not be held or released. Open the request to try again.',
    });
  });

  it('are not changed while the published ones could not be loaded, and a message reports it', async () => {
    const items = [requestItem('p1', 'Zoom', 1, 'h1')];
    const fixture = await openRequestsStore(zoomRequest({ status: 'confirmed', items }));
    await fixture.load('availability.json');
    await fixture.store.dispatch(takeStep(REF, 'declined'));
    await expect
      .poll(() => fixture.toasts().at(-1)?.message)
      .toBe(
        'The availability could not be loaded, so no items were held or released. Open the request to try again.',
      );
    const hold = { id: 'h2', productId: 'p1', from: TODAY, to: TODAY, quantity: 1 };
    const saved = [{ ...hold, reason: 'maintenance' as const }];
    expect(await fixture.store.dispatch(saveHolds('Maintenance added', { saved }))).toBe(
      'rejected',
    );
    expect(fixture.toasts().at(-1)?.message).toMatch('Not saved: the availability');
    expect(fixture.holds()).toEqual([]);
    const confirmedAgain = zoomRequest({ status: 'confirmed', items });
    expect(selectHoldProblem(fixture.store.getState(), confirmedAgain, TODAY)).toBeUndefined();
  });

  it('are compared with other requests, with their reference', async () => {
    const { store } = await confirmed();
    expect(selectStock(store.getState(), TODAY).holds).toMatchObject([
      { productId: 'p1', ref: REF },
    ]);
  });
});
