import { describe, expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { addSampleRequest } from '../list/sampleRequest';
import { newRequestChanged, newRequestReceived, newRequestsSettled } from '../store/requestsSlice';
import { selectNewCount } from '../store/selectors';
import { addRequest, editRequest, takeStep } from '../changes/thunks';
import { fragmentOf, linkOf, PAYLOAD } from './linkFixture';
import { createRequest, discardNewRequest, receiveLink, receiveMessage } from './receive';

async function openUnloaded(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openRequestsStore(...requests);
  return { ...opened, state: () => opened.store.getState().requests };
}

async function openStore(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openUnloaded(...requests);
  await opened.load();
  return opened;
}

describe('a request link', () => {
  it('of a new request is checked before it is stored', async () => {
    const { store, state } = await openStore();
    const path = await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    expect(path).toBe('/admin/requests/new');
    expect(state().newRequest?.request).toMatchObject({
      ref: 'SL-AAA222',
      source: 'link',
      customer: { name: 'Ada Obi' },
      items: [{ productId: 'p1', name: 'Zoom', quantity: 1 }],
    });
    expect(state().data.byRef).toEqual({});
  });

  it('keeps the dates and items of the customer when the office changes them', async () => {
    const { store, state, request } = await openStore();
    await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    void store.dispatch(
      addRequest({ ...zoomRequest(), ...state().newRequest?.request, to: '2026-11-30' }),
    );
    void store.dispatch(editRequest('SL-AAA222', { items: [], from: '', to: '' }));
    expect(request()?.asked).toEqual([
      {
        at: PAYLOAD.at,
        from: PAYLOAD.from,
        to: PAYLOAD.to,
        items: [{ name: 'Zoom', quantity: 1 }],
        message: '',
      },
    ]);
  });

  it('keeps the ids of products that could not be loaded', async () => {
    const { store, load } = await openRequestsStore();
    await load('products/by-category/lenses.json');
    await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    const { newRequest } = store.getState().requests;
    expect(newRequest?.request.items).toMatchObject([{ productId: 'p1', name: 'Zoom' }]);
  });

  it('does not replace another new request that is not saved yet', async () => {
    const { store, state } = await openStore();
    store.dispatch(newRequestChanged({ request: zoomRequest({ ref: 'SL-MINE22' }) }));
    await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    await store.dispatch(receiveLink(await fragmentOf(PAYLOAD)));
    expect(state().newRequest?.request.ref).toBe('SL-MINE22');
    store.dispatch(newRequestsSettled(['SL-MINE22']));
    expect(state().newRequest?.request.ref).toBe('SL-AAA222');
    store.dispatch(newRequestsSettled(['SL-AAA222']));
    expect(state().newRequest).toBeNull();
  });

  it('of a discarded request is restored by Undo, ahead of those that were received meanwhile', async () => {
    const { store, state, toasts } = await openStore();
    const [mine, next] = ['SL-MINE22', 'SL-NEXT22'].map((ref) => ({
      request: zoomRequest({ ref }),
    }));
    store.dispatch(newRequestReceived(mine!));
    store.dispatch(discardNewRequest(mine!));
    expect(state().newRequest).toBeNull();
    store.dispatch(newRequestReceived(next!));
    store.dispatch(toasts()[0]!.action!.dispatches!);
    expect([state().newRequest, state().waiting]).toEqual([mine, [next]]);
  });

  it('that is damaged opens no request', async () => {
    const { store } = await openStore();
    const fragment = await fragmentOf(PAYLOAD);
    expect(await store.dispatch(receiveLink(fragment.slice(0, -9)))).toBeUndefined();
  });
});

describe('a pasted message', () => {
  it('is read from its link', async () => {
    const { store, state } = await openStore();
    const text = `Hello!\nFor our office: ${await linkOf(PAYLOAD)}\n`;
    expect(await store.dispatch(receiveMessage(text))).toEqual({ path: '/admin/requests/new' });
    expect(state().newRequest).toMatchObject({ request: { source: 'link' } });
  });

  it('adds the notes that are shortened in its link', async () => {
    const { store, state } = await openStore();
    const link = await linkOf({ ...PAYLOAD, notes: 'Please ca…' });
    const text = `Name: Ada\n\nAdditional Notes:\nPlease call\n\nThanks\nFor our office: ${link}`;
    await store.dispatch(receiveMessage(text));
    expect(state().newRequest?.request.message).toBe('Please call\n\nThanks');
  });

  it('without a link is read from its lines, for checking', async () => {
    const { store, state } = await openStore();
    const text = 'I would like to book:\nZOOM (Qty: 2)\n\nName: Ada\nReference: SL-XYZ234';
    await store.dispatch(receiveMessage(text));
    expect(state().newRequest).toMatchObject({
      notice: 'message',
      request: {
        ref: 'SL-XYZ234',
        source: 'message',
        items: [{ productId: 'p1', name: 'Zoom', quantity: 2 }],
      },
    });
  });

  it('that is pasted before the content is loaded waits for the products', async () => {
    const { store, state } = await openUnloaded();
    await store.dispatch(receiveMessage('I would like to book:\nZOOM (Qty: 2)\n\nName: Ada'));
    expect(state().newRequest?.request.items).toMatchObject([{ productId: 'p1', name: 'Zoom' }]);
  });

  it('with a damaged link is read from its lines, and a notice reports the link', async () => {
    const { store, state } = await openStore();
    const link = (await linkOf(PAYLOAD)).slice(0, -9);
    await store.dispatch(receiveMessage(`Name: Ada\nFor our office: ${link}`));
    expect(state().newRequest).toMatchObject({ notice: 'brokenLink' });
    expect(await store.dispatch(receiveMessage(link))).toEqual({ problem: 'brokenLink' });
    expect(await store.dispatch(receiveMessage('Hello'))).toEqual({ problem: 'nothing' });
  });
});

it('A request by hand gets a reference, and one that is taken is not overwritten', async () => {
  const { store, request } = await openStore(zoomRequest());
  expect(store.dispatch(createRequest()).ref).toMatch(/^SL-[2-9A-Z]{6}$/);
  expect(await store.dispatch(addRequest(zoomRequest({ internalNotes: 'Other' })))).toBe('taken');
  expect(request()?.internalNotes).toBe('');
});

it('A sample makes no holds and is not counted', async () => {
  const { store, request, holds } = await openStore();
  void store.dispatch(addSampleRequest());
  await expect.poll(() => request('SL-SAMPLE')?.isSample).toBe(true);
  expect(selectNewCount(store.getState())).toBe(0);
  void store.dispatch(takeStep('SL-SAMPLE', 'confirmed'));
  await expect.poll(() => request('SL-SAMPLE')?.status).toBe('confirmed');
  expect(holds()).toEqual([]);
});
