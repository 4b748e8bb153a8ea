import { describe, expect, it } from 'vitest';
import type { RequestPayload } from '@/domain/booking/requestPayload';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { removePersonalData } from '../changes/bulkThunks';
import { newRequestReceived } from '../store/requestsSlice';
import { undoRequestStep } from '../changes/undoRequestStep';
import { fragmentOf, PAYLOAD } from './linkFixture';
import { applyIncoming, receiveLink } from './receive';

async function openStore(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openRequestsStore(...requests);
  const { store } = opened;
  await opened.load();
  return {
    ...opened,
    state: () => store.getState().requests,
    receive: async (changes: Partial<RequestPayload>) =>
      store.dispatch(receiveLink(await fragmentOf({ ...PAYLOAD, ...changes }))),
  };
}

describe('a stored request that is received again', () => {
  it('is opened, with the differences', async () => {
    const { store, state, request } = await openStore(zoomRequest());
    const path = await store.dispatch(
      receiveLink(await fragmentOf({ ...PAYLOAD, to: '2026-11-28' })),
    );
    expect(path).toBe('/admin/requests/SL-AAA222');
    expect(state().incoming['SL-AAA222']?.to).toBe('2026-11-28');
    expect(request()?.to).toBe('2026-11-26');
    expect(state().newRequest).toBeNull();
  });

  it('is replaced with Undo, and the log keeps the former values', async () => {
    const { store, state, request, toasts } = await openStore(zoomRequest());
    const again = { ...PAYLOAD, phone: '0900', to: '2026-11-28' };
    await store.dispatch(receiveLink(await fragmentOf(again)));
    store.dispatch(applyIncoming(zoomRequest(), state().incoming['SL-AAA222']!));
    expect(state().incoming).toEqual({});
    expect(request()).toMatchObject({ to: '2026-11-28', asked: [{ to: '2026-11-28' }] });
    expect(request()?.log).toMatchObject([
      { event: 'merged', detail: 'Phone 0803 123 4567; To 26 Nov 2026' },
    ]);
    expect(toasts()[0]?.message).toBe('SL-AAA222: Updated to the customer’s new version');
    void store.dispatch(undoRequestStep(state().steps[0]!.id));
    expect(request()).toMatchObject({ to: '2026-11-26', customer: { phone: '0803 123 4567' } });
  });

  it('without changes is reported as such', async () => {
    const { store, state, toasts } = await openStore(zoomRequest());
    await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    expect(state().incoming).toEqual({});
    expect(toasts().map(({ message }) => message)).toEqual([
      'SL-AAA222 is already in your list. Nothing has changed.',
    ]);
  });

  it('keeps its differences while those of another one are received', async () => {
    const other = zoomRequest({ ref: 'SL-BBB333' });
    const { state, receive } = await openStore(zoomRequest(), other);
    await receive({ to: '2026-11-28' });
    await receive({ ref: 'SL-BBB333', to: '2026-11-29' });
    await receive({ phone: '0900' });
    expect(state().incoming).toMatchObject({
      'SL-AAA222': { customer: { phone: '0900' } },
      'SL-BBB333': { to: '2026-11-29' },
    });
  });

  it('loses its received version when its personal data is removed', async () => {
    const { store, state, receive } = await openStore(zoomRequest());
    await receive({ phone: '0900' });
    void store.dispatch(removePersonalData(['SL-AAA222']));
    await expect.poll(() => state().incoming).toEqual({});
  });
});

describe('a new request that is received again before it is saved', () => {
  const typed = zoomRequest({ internalNotes: 'Called', to: '2026-11-30' });

  it('keeps what the office has entered until the received version is chosen', async () => {
    const { store, state, receive } = await openStore();
    store.dispatch(newRequestReceived({ request: typed, notice: 'message' }));
    expect(await receive({ name: 'Ada B. Obi' })).toBe('/admin/requests/new');
    expect(state().newRequest?.request).toEqual(typed);
    store.dispatch(applyIncoming(typed, state().incoming['SL-AAA222']!));
    expect(state().incoming).toEqual({});
    expect(state().newRequest).toMatchObject({
      notice: 'message',
      request: {
        to: '2026-11-26',
        internalNotes: 'Called',
        customer: { name: 'Ada B. Obi' },
        items: [{ dailyRate: 25_000_00 }],
      },
    });
  });

  it('keeps its position after another new request', async () => {
    const { store, state, receive } = await openStore();
    for (const request of [zoomRequest({ ref: 'SL-BBB333' }), typed])
      store.dispatch(newRequestReceived({ request }));
    await receive({});
    expect(state().waiting).toEqual([{ request: typed }]);
    expect(state().incoming).toMatchObject({ 'SL-AAA222': { to: '2026-11-26' } });
  });
});
