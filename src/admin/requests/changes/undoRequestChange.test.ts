import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { logText } from '@/domain/rental/requestLog';
import { sendQuote } from './sendQuote';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { importRequests } from './bulkThunks';
import { editRequest, removeItem, removeRequests, takeStep } from './thunks';
import { undoRequestChange } from './undoRequestChange';

const REF = 'SL-AAA222';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T09:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a store without content, so that confirming makes no holds. */
async function openStore(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openRequestsStore(...requests);
  const { dispatch, getState } = opened.store;
  /** Undoes the step with this position. */
  const undo = (index: number) =>
    dispatch(undoRequestChange(getState().requests.undoSteps[index]?.id ?? ''));
  return { ...opened, undo, dispatch };
}

describe('Undo', () => {
  it('keeps quantities and rates that were entered after confirming', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    void dispatch(takeStep(REF, 'confirmed'));
    const items = (request()?.items ?? []).map((item) => ({ ...item, quantity: 2 }));
    void dispatch(editRequest(REF, { items }));
    void undo(0);
    expect(request()).toMatchObject({ status: 'new', items: [{ quantity: 2 }] });
  });

  it('removes the quote of its step only', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    dispatch(sendQuote(REF, undefined));
    void dispatch(editRequest(REF, { deposit: 50_000_00 }));
    dispatch(sendQuote(REF, undefined));
    void undo(0);
    expect(request()?.quotes.map(({ number }) => number)).toEqual(['Q-2026-0002']);
  });

  it('of confirming keeps the confirmed values in the log', async () => {
    const { dispatch, request, undo, toasts } = await openStore(zoomRequest());
    void dispatch(takeStep(REF, 'confirmed'));
    expect(toasts()[0]?.message).toBe(`${REF}: Confirmed`);
    void undo(0);
    expect(request()?.log.map(logText)).toEqual([
      'Confirmed: 24 Nov 2026 to 26 Nov 2026 (3 days); 1 × Zoom at ₦25,000; total ₦80,625',
      'Undone: Confirmed',
    ]);
  });

  it('adds a removed item again, with its hold', async () => {
    const items = ['h1', 'h2'].map((holdId) => ({ ...requestItem('p1', 'Zoom'), holdId }));
    const { dispatch, request, toasts, undo, load } = await openStore(
      zoomRequest({ status: 'confirmed', items }),
    );
    await load();
    void dispatch(removeItem(REF, 0));
    expect(request()?.items.map(({ holdId }) => holdId)).toEqual(['h2']);
    expect(toasts().at(-1)).toMatchObject({
      message: 'SL-AAA222: Zoom removed',
      action: { label: 'Undo' },
    });
    void undo(0);
    expect(request()?.items).toEqual(items);
    expect(request()?.log.map(logText)).toEqual(['Zoom removed', 'Undone: Item removed']);
  });

  it('keeps a status that was set since', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    void dispatch(takeStep(REF, 'confirmed'));
    void dispatch(takeStep(REF, 'collected'));
    void undo(0);
    expect(request()?.status).toBe('collected');
  });

  it('adds a removed request again, and does not replace one that was added since', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    void dispatch(removeRequests([REF]));
    void undo(0);
    expect(request()?.status).toBe('new');
    void dispatch(removeRequests([REF]));
    void dispatch(importRequests([zoomRequest({ internalNotes: 'Imported' })]));
    void undo(0);
    expect(request()?.internalNotes).toBe('Imported');
  });

  it('removes an imported request unless it was changed since', async () => {
    const { dispatch, request, undo } = await openStore();
    void dispatch(importRequests([zoomRequest()]));
    void dispatch(editRequest(REF, { internalNotes: 'Called' }));
    void undo(0);
    expect(request()?.internalNotes).toBe('Called');
    void dispatch(removeRequests([REF]));
    void dispatch(importRequests([zoomRequest()]));
    void undo(1);
    expect(request()).toBeUndefined();
  });

  it('of an import keeps the log and the quotes that were sent', async () => {
    const { dispatch, request, undo } = await openStore(zoomRequest());
    dispatch(sendQuote(REF, undefined));
    void dispatch(importRequests([zoomRequest({ internalNotes: 'Imported' })]));
    expect(request()).toMatchObject({
      internalNotes: 'Imported',
      quotes: [{ number: 'Q-2026-0001' }],
    });
    void undo(1);
    expect(request()).toMatchObject({ internalNotes: '', quotes: [{ number: 'Q-2026-0001' }] });
    const events = request()?.log.map(({ event }) => event);
    expect(events).toEqual(['quoteSent', 'imported', 'undone']);
  });
});
