import { describe, expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { logText } from '@/domain/rental/requestLog';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { chooseUnit } from '../handover/handoverThunks';
import { saveUnits } from '../units/unitThunks';
import { deskEdited } from '../store/requestsSlice';
import { deskClock } from '../store/writeDesk';
import { sendQuote } from './moneyThunks';
import { backupOf, openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { stepLabel } from '../../drafts/state/draftEntry';
import { applyEdits, redo, undo as undoPlain } from '../../drafts/editThunks';
import { startDeskUndo } from './undoRequestChange';
import {
  importTables,
  removePersonalData,
  editRequest,
  removeItem,
  removeRequests,
  takeStep,
} from './thunks';
import { redoRequested, undoRequested } from '../../forms/saveEdits';
import { inputTyped, selectInputs } from '../../store/unsavedSlice';
import { invalidTextForm } from '../fields/requestPart';
import { holdId } from '@/domain/rental/stock/requestHolds';

const REF = 'SL-AAA222';

useDate('2026-11-25T09:00:00Z');

/** Opens a store without content, so that confirming makes no holds. */
async function openStore(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openRequestsStore(...requests);
  const { dispatch, getState } = opened.store;
  const undo = (index: number) =>
    dispatch(undoRequested(getState().undoHistory.done[index]?.id ?? ''));
  return { ...opened, undo, dispatch };
}

describe('Undo', () => {
  it('of declining keeps units where they were packed meanwhile', async () => {
    const OTHER = 'SL-BBB333';
    const { dispatch, request, undo } = await openStore(
      zoomRequest({ items: [requestItem('p1', 'Zoom', 2)] }),
      zoomRequest({ ref: OTHER, id: 'request-b' }),
    );
    const units = ['A', 'B'].map((code) => sampleUnit(code, { productId: 'p1' }));
    dispatch(saveUnits(units, 'Added'));
    for (const ref of [REF, OTHER]) await dispatch(takeStep(ref, 'confirmed'));
    const choose = (ref: string, at: number, id: string) =>
      dispatch(chooseUnit(ref, request(ref)?.checklist[at]?.id ?? '', id));
    await choose(REF, 0, 'unit-A');
    await choose(REF, 1, 'unit-B');
    await dispatch(takeStep(REF, 'declined'));
    await choose(OTHER, 0, 'unit-A');
    undo(2);
    const packed = (ref: string) =>
      request(ref)?.checklist.flatMap(({ unitId, isPacked }) => (isPacked ? unitId : []));
    expect([request()?.status, packed(REF), packed(OTHER)]).toEqual([
      'confirmed',
      ['unit-B'],
      ['unit-A'],
    ]);
  });

  it('changes nothing while a later step of the request is not undone, and offers that', async () => {
    const { dispatch, request, undo, toasts, pressUndo } = await openStore(zoomRequest());
    await dispatch(sendQuote(REF));
    void dispatch(editRequest(REF, { deposit: 50_000_00 }));
    await dispatch(sendQuote(REF));
    undo(0);
    expect(request()).toMatchObject({ status: 'quoted', quotes: [{}, {}] });
    expect(toasts().at(-1)?.message).toMatch(/^Can’t undo: .* Undo “.*Q-2026-0001-2.*” first\.$/);
    pressUndo();
    await expect.poll(() => request()?.quotes.map(({ number }) => number)).toEqual(['Q-2026-0001']);
  });

  it('changes nothing of a request that another device has changed in the same field', async () => {
    const { dispatch, request, undo, toasts } = await openStore(zoomRequest());
    void dispatch(takeStep(REF, 'confirmed'));
    const status = ['collected', deskClock.next()] as const;
    dispatch(deskEdited({ requests: { [request()!.id]: { status } } }));
    const before = request();
    undo(0);
    expect(toasts().at(-1)?.message).toBe(
      'This change can no longer be undone. The item was changed again afterwards.',
    );
    expect(request()).toBe(before);
  });

  it('of confirming keeps the confirmed values in the log', async () => {
    const { dispatch, request, undo, toasts } = await openStore(zoomRequest());
    void dispatch(takeStep(REF, 'confirmed'));
    expect(toasts()[0]?.message).toBe(`${REF}: Confirmed`);
    undo(0);
    expect(request()?.log.map(logText)).toEqual([
      'Confirmed: 24 Nov 2026 to 26 Nov 2026 (3 days); 1 × Zoom at ₦25,000; total ₦80,625',
      'Undone: Confirmed',
    ]);
  });

  it('adds a removed item again, with its hold', async () => {
    const items = [requestItem('p1', 'Zoom'), requestItem('p2', 'Prime')];
    const { dispatch, request, toasts, undo, load, holds } = await openStore(
      zoomRequest({ status: 'confirmed', items }),
    );
    await load();
    const heldIds = () => holds()?.map(({ id }) => id);
    const ids = items.map(({ id }) => holdId('request-a', id));
    await expect.poll(heldIds).toEqual(ids);
    void dispatch(removeItem(REF, 0));
    await expect.poll(heldIds).toEqual(ids.slice(1));
    expect(toasts().at(-1)).toMatchObject({
      message: 'SL-AAA222: Zoom removed',
      action: { label: 'Undo' },
    });
    undo(0);
    expect(request()?.items).toEqual(items);
    await expect.poll(() => heldIds()?.toSorted()).toEqual(ids.toSorted());
    expect(request()?.log.map(logText)).toEqual(['Zoom removed', 'Undone: Item removed']);
  });

  it('adds a removed request again, and does not replace one that was added since', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    void dispatch(removeRequests([REF]));
    undo(0);
    expect(request()?.status).toBe('new');
    void dispatch(removeRequests([REF]));
    void dispatch(importTables(backupOf(zoomRequest({ internalNotes: 'Imported' }))));
    undo(0);
    expect(request()?.internalNotes).toBe('Imported');
  });

  it('is not offered any more when the personal data of a request was removed', async () => {
    const { dispatch, store } = await openStore(zoomRequest(), zoomRequest({ ref: 'SL-BBB222' }));
    for (const reference of [REF, 'SL-BBB222']) {
      void dispatch(takeStep(reference, 'declined'));
      const input = { id: reference, values: { text: 'ada@' } };
      store.dispatch(inputTyped({ form: invalidTextForm(reference, 'Email'), input }));
    }
    await dispatch(removePersonalData([REF]));
    expect(JSON.stringify(store.getState().undoHistory)).not.toContain(REF);
    expect(store.getState().undoHistory.done.map(stepLabel)).toEqual(['SL-BBB222: Declined']);
    expect(Object.values(selectInputs(store.getState())).map(({ id }) => id)).toEqual([
      'SL-BBB222',
    ]);
  });
});

async function openConfirmed() {
  const fixture = await openStore(zoomRequest());
  await fixture.load();
  void fixture.dispatch(takeStep(REF, 'confirmed'));
  await expect.poll(() => fixture.holds()?.length).toBe(1);
  return fixture;
}

describe('the holds of a request', () => {
  it('follow Undo and Redo of their request', async () => {
    const fixture = await openConfirmed();
    const { store } = fixture;
    const steps = () => store.getState().undoHistory;
    expect(steps().done.map(stepLabel)).toEqual([`${REF}: Confirmed`]);
    fixture.undo(0);
    await expect.poll(() => fixture.holds()).toEqual([]);
    await expect.poll(() => fixture.toasts().at(-1)?.message).toBe(`Undone: ${REF}: Confirmed`);
    expect(steps().undone.map(stepLabel)).toEqual([`${REF}: Confirmed`]);
    store.dispatch(redoRequested());
    await expect.poll(() => fixture.holds()?.length).toBe(1);
    expect(fixture.request()?.status).toBe('confirmed');
    expect(fixture.request()?.log.map(logText).slice(1)).toEqual([
      'Undone: Confirmed',
      'Redone: Confirmed',
    ]);
    expect(steps().done.map(stepLabel)).toEqual([`${REF}: Confirmed`]);
  });
});

it('One Redo redoes one step, also if the next one is of the rental desk', async () => {
  const { store, startListening, request, undo } = await openStore(zoomRequest());
  startListening({
    actionCreator: redoRequested,
    effect: (_action, { dispatch }) => void dispatch(redo()),
  });
  startDeskUndo(startListening);
  const edits = [{ collection: 'orders', id: 'products', draft: { ids: ['p1'] } }] as const;
  await store.dispatch(applyEdits('Order', edits, '2026-11-25T09:00:00Z'));
  void store.dispatch(takeStep(REF, 'declined'));
  undo(1);
  await store.dispatch(undoPlain());
  store.dispatch(redoRequested());
  expect(store.getState().undoHistory.done.map(stepLabel)).toEqual(['Order']);
  expect(request()?.status).toBe('new');
});
