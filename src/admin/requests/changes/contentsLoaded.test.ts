import { expect, it, vi } from 'vitest';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { issueInvoice } from './documentThunks';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RequestsThunk } from '../store/storeTypes';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { sendQuote } from './sendQuote';
import { editRequest, takeStep } from './thunks';
import { receiveMessage } from '../intake/receive';

const REF = 'SL-AAA222';
const WAITING = 'The products are still loading. The step continues after that.';

/** Opens a store whose products are not loaded yet. */
async function openUnloaded() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, request } = fixture;
  return {
    ...fixture,
    create: async () => {
      await store.dispatch(sendQuote(REF));
      await store.dispatch(issueInvoice(REF));
    },
    contents: () =>
      [...request()!.quotes, ...request()!.documents].map(({ items }) => items[0]?.included),
  };
}

it('A quote and an invoice wait for the products, and have their contents', async () => {
  const { create, contents, toasts } = await openUnloaded();
  await create();
  expect(contents()).toEqual([['Case'], ['Case']]);
  expect(toasts().filter(({ message }) => message === WAITING)).toHaveLength(1);
});

const NOT_TAKEN = `${REF}: The step was not taken, because the products could not be loaded. Take it again to load them again. If that fails too, it is taken without what comes with the items.`;
const WITHOUT = `${REF}: The products could not be loaded, so the step was taken without what comes with the items.`;

it('A step is refused with a message if the products are not loaded in time, and waits again before it is taken without contents', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, request, contents, files, toasts } = await openUnloaded();
  files['products/index.json'] = new Promise(() => undefined);
  const take = async (step: typeof sendQuote | typeof issueInvoice) => {
    const taken = store.dispatch(step(REF) as RequestsThunk<Promise<unknown>>);
    await vi.advanceTimersByTimeAsync(20_000);
    await taken;
    return toasts().at(-1)?.message;
  };
  expect(await take(sendQuote)).toBe(NOT_TAKEN);
  expect(request()?.quotes).toEqual([]);
  expect(await take(issueInvoice)).toBe(NOT_TAKEN);
  expect(request()?.documents).toEqual([]);
  await take(sendQuote);
  expect(toasts().map(({ message }) => message)).toContain(WITHOUT);
  expect(contents()).toEqual([undefined]);
});

it('Products that could not be loaded are loaded again for the step', async () => {
  const lenses = 'products/by-category/lenses.json';
  const { create, contents, files, load } = await openUnloaded();
  const file = files[lenses];
  await load(lenses);
  files[lenses] = file;
  await create();
  expect(contents()).toEqual([['Case'], ['Case']]);
});

it('A quote is not refused for products of other files, or of none', async () => {
  const { store, request, load } = await openUnloaded();
  await load('products/by-category/lenses.json');
  expect(await store.dispatch(sendQuote(REF))).toBe(false);
  const deleted = requestItem('deleted', 'Old lamp');
  await store.dispatch(editRequest(REF, { items: [deleted, requestItem('', 'Crane')] }));
  expect(await store.dispatch(sendQuote(REF))).toBe(true);
  expect(request()?.quotes).toHaveLength(1);
});

it('A message is read without the products if they are not loaded in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, files, toasts } = await openUnloaded();
  files['products/index.json'] = new Promise(() => undefined);
  const read = store.dispatch(receiveMessage('Name: Ben\nPhone: 08099999999\nProject: Film'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read).toEqual({ path: '/admin/requests/new' });
  expect(toasts().map(({ message }) => message)).toEqual([
    expect.stringContaining('The products could not be loaded'),
  ]);
});

it('A quote and an invoice do not wait for products that are loaded again', async () => {
  const { create, contents, files, load, store, toasts } = await openUnloaded();
  await load();
  files['products/index.json'] = new Promise(() => undefined);
  void store.dispatch(publishedContentQuery.initiate(undefined, { forceRefetch: true }));
  await create();
  expect(contents()).toEqual([['Case'], ['Case']]);
  expect(toasts().filter(({ message }) => message === WAITING)).toEqual([]);
});

it('An invoice that is created again while it waits for the products is created once', async () => {
  const { store, request } = await openUnloaded();
  await Promise.all([1, 2].map(() => store.dispatch(issueInvoice(REF))));
  expect(request()?.documents).toHaveLength(1);
});

it('An invoice is not created if the request was declined during the wait, which a message reports', async () => {
  const { store, request, toasts } = await openUnloaded();
  const created = store.dispatch(issueInvoice(REF));
  await store.dispatch(takeStep(REF, 'declined'));
  await created;
  expect(request()?.documents).toEqual([]);
  expect(toasts().map(({ message }) => message)).toContain(
    `${REF}: The step was not taken, because the request has another status now, or was removed.`,
  );
});
