import { describe, expect, it } from 'vitest';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import type { RequestPayload } from '@/domain/booking/requestPayload';
import { removePersonalData, addRequest, editRequest } from '../changes/thunks';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { undoRequested } from '../../forms/saveEdits';
import { newRequestReceived } from '../store/requestsSlice';
import { createRequest } from '../changes/newRequests';
import { applyIncoming, receiveLink, receiveMessage } from './receive';

const PAYLOAD: RequestPayload = {
  v: 1,
  ref: 'SL-AAA222',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  items: [{ id: 'p1', name: 'Zoom', qty: 1 }],
  from: '2026-11-24',
  to: '2026-11-26',
  at: '2026-11-20T09:00:00.000Z',
};

async function linkOf(changes: Partial<RequestPayload> = {}): Promise<string> {
  const link = await encodeRequestLink('https://slate.example', { ...PAYLOAD, ...changes });
  if (link === undefined) throw new Error('no link');
  return link;
}

async function openUnloaded(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openRequestsStore(...requests);
  return {
    ...opened,
    state: () => opened.store.getState().requests,
    first: () => opened.store.getState().requests.newRequests[0]?.request,
    receive: async (changes: Partial<RequestPayload> = {}) =>
      opened.store.dispatch(receiveLink((await linkOf(changes)).split('#')[1] ?? '')),
  };
}

async function openStore(...requests: Parameters<typeof openRequestsStore>) {
  const opened = await openUnloaded(...requests);
  await opened.load();
  return opened;
}

describe('a request link', () => {
  it('of a new request is checked before it is stored', async () => {
    const { state, receive, first } = await openStore();
    expect(await receive()).toBe('/admin/requests/new');
    expect(first()).toMatchObject({
      ref: 'SL-AAA222',
      source: 'link',
      customer: { name: 'Ada Obi' },
      items: [{ productId: 'p1', name: 'Zoom', quantity: 1 }],
    });
    expect(state().data.requests).toEqual({});
  });

  it('keeps the dates and items of the customer when the office changes them', async () => {
    const { store, request, receive, first } = await openStore();
    await receive();
    void store.dispatch(addRequest({ ...zoomRequest(), ...first(), to: '2026-11-30' }));
    void store.dispatch(editRequest('SL-AAA222', { items: [], from: '', to: '' }));
    const { at, from, to } = PAYLOAD;
    const items = [{ name: 'Zoom', quantity: 1 }];
    expect(request()?.asked).toEqual([{ at, from, to, items, message: '' }]);
  });

  it('that is damaged opens no request', async () => {
    const { store } = await openStore();
    const link = (await linkOf()).slice(0, -9);
    expect(await store.dispatch(receiveLink(link.split('#')[1] ?? ''))).toBeUndefined();
  });
});

describe('a pasted message', () => {
  it('is read from its link', async () => {
    const { store, state } = await openStore();
    const text = `Hello!\nFor our office: ${await linkOf()}\n`;
    expect(await store.dispatch(receiveMessage(text))).toEqual({ path: '/admin/requests/new' });
    expect(state().newRequests[0]).toMatchObject({ request: { source: 'link' } });
  });

  it('adds the notes that are shortened in its link', async () => {
    const { store, first } = await openStore();
    const link = await linkOf({ notes: 'Please ca…' });
    const text = `Name: Ada\n\nAdditional Notes:\nPlease call\n\nThanks\nFor our office: ${link}`;
    await store.dispatch(receiveMessage(text));
    expect(first()?.message).toBe('Please call\n\nThanks');
  });

  it('without a link is read from its lines, for checking', async () => {
    const { store, state } = await openStore();
    const text = 'I would like to book:\nZOOM (Qty: 2)\n\nName: Ada\nReference: SL-XYZ234';
    await store.dispatch(receiveMessage(text));
    const items = [{ productId: 'p1', name: 'Zoom', quantity: 2 }];
    const request = { ref: 'SL-XYZ234', source: 'message', items };
    expect(state().newRequests[0]).toMatchObject({ notice: 'message', request });
  });

  it('with a damaged link is read from its lines, and a notice reports the link', async () => {
    const { store, state } = await openStore();
    const link = (await linkOf()).slice(0, -9);
    await store.dispatch(receiveMessage(`Name: Ada\nFor our office: ${link}`));
    expect(state().newRequests[0]).toMatchObject({ notice: 'brokenLink' });
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

describe('a delivery', () => {
  const open = async () => {
    const opened = await openUnloaded();
    const deliveryAreas = [
      { name: 'Ikeja', fee: 5000.5 },
      { name: 'Lekki', fee: 12_000 },
    ];
    opened.files['rental.json'] = { deliveryAreas };
    await opened.load();
    const apply = () => {
      const { incoming } = opened.state();
      opened.store.dispatch(applyIncoming(incoming['SL-AAA222']!));
    };
    const lines = () => opened.request()?.lines.map(({ name, amount }) => [name, amount]);
    return { ...opened, apply, lines };
  };

  it.each([
    ['Ikeja', ['Delivery: Ikeja', 5_000_50]],
    [' ìkejà', ['Delivery: Ikeja', 5_000_50]],
    ['Ikeja (₦1)', ['Delivery: Ikeja (₦1)', null]],
  ])('to %s is a line with the fee of the rental terms', async (area, line) => {
    const { receive, first } = await open();
    await receive({ area, address: '12 Allen Avenue' });
    expect(first()).toMatchObject({ address: '12 Allen Avenue' });
    expect(first()?.lines.map(({ name, amount }) => [name, amount])).toEqual([line]);
  });

  it('is one line, also after edits, another area, and further receptions', async () => {
    const { store, receive, first, request, apply, lines } = await open();
    await receive({ area: 'Ikeja' });
    await store.dispatch(addRequest(first()!));
    const [line] = request()!.lines;
    const changed = { ...line!, amount: 4_000_00 };
    await store.dispatch(editRequest('SL-AAA222', { lines: [changed] }));
    await receive({ area: 'Ikeja', phone: '0900' });
    apply();
    expect(lines()).toEqual([['Delivery: Ikeja', 4_000_00]]);
    await receive({ area: 'Lekki' });
    apply();
    expect(lines()).toEqual([['Delivery: Lekki', 12_000_00]]);
    await receive({ area: 'Lekki' });
    await receive({});
    expect(lines()).toEqual([['Delivery: Lekki', 12_000_00]]);
  });
});

describe('a stored request that is received again', () => {
  it('is opened, with the differences', async () => {
    const { state, request, receive } = await openStore(zoomRequest());
    expect(await receive({ to: '2026-11-28' })).toBe('/admin/requests/SL-AAA222');
    expect(state().incoming['SL-AAA222']?.to).toBe('2026-11-28');
    expect(request()?.to).toBe('2026-11-26');
    expect(state().newRequests).toEqual([]);
  });

  it('is replaced with Undo, and the log keeps the former values', async () => {
    const { store, state, request, toasts, receive } = await openStore(zoomRequest());
    await receive({ phone: '0900', to: '2026-11-28' });
    // The page may still show the request as it was before.
    void store.dispatch(editRequest('SL-AAA222', { internalNotes: 'Called' }));
    store.dispatch(applyIncoming(state().incoming['SL-AAA222']!));
    expect(state().incoming).toEqual({});
    const asked = [{ to: '2026-11-28' }];
    expect(request()).toMatchObject({ internalNotes: 'Called', to: '2026-11-28', asked });
    const merged = { event: 'merged', detail: 'Phone 0803 123 4567; To 26 Nov 2026' };
    expect(request()?.log.at(-1)).toMatchObject(merged);
    expect(toasts()[0]?.message).toBe('SL-AAA222: Updated to the customer’s new version');
    store.dispatch(undoRequested(store.getState().undoHistory.done[0]!.id));
    expect(request()).toMatchObject({ to: '2026-11-26', customer: { phone: '0803 123 4567' } });
  });

  it('without changes is reported as such', async () => {
    const { state, toasts, receive } = await openStore(zoomRequest());
    await receive();
    expect(state().incoming).toEqual({});
    expect(toasts().map(({ message }) => message)).toEqual([
      'SL-AAA222 is already in your list. Nothing has changed.',
    ]);
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
    const { store, state, receive, first } = await openStore();
    store.dispatch(newRequestReceived({ request: typed, notice: 'message' }));
    expect(await receive({ name: 'Ada B. Obi' })).toBe('/admin/requests/new');
    expect(first()).toEqual(typed);
    store.dispatch(applyIncoming(state().incoming['SL-AAA222']!));
    expect(state().incoming).toEqual({});
    expect(state().newRequests[0]).toMatchObject({
      notice: 'message',
      request: {
        to: '2026-11-26',
        internalNotes: 'Called',
        customer: { name: 'Ada B. Obi' },
        items: [{ dailyRate: 25_000_00 }],
      },
    });
  });
});
