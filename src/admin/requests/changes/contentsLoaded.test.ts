import { expect, it, vi } from 'vitest';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { issueInvoice, sendQuote } from './moneyThunks';
import { requestItem } from '@/domain/rental/rentalFixture';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { editRequest } from './thunks';
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

const WITHOUT = `${REF}: The products could not be loaded, so the step was taken without what comes with the items. When they can be loaded, undo it or create the document again.`;

it('A step is taken without the contents, with a message, if the products are not loaded in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, contents, files, toasts } = await openUnloaded();
  files['products/index.json'] = new Promise(() => undefined);
  const taken = store.dispatch(issueInvoice(REF));
  await vi.advanceTimersByTimeAsync(20_000);
  await taken;
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

it('A quote waits for no products of other files, and for none that were deleted', async () => {
  const { store, request, load, toasts } = await openUnloaded();
  await load('products/by-category/lenses.json');
  const warnings = () => toasts().filter(({ type }) => type === 'warning').length;
  await store.dispatch(sendQuote(REF));
  expect(warnings()).toBe(1);
  const deleted = requestItem('deleted', 'Old lamp');
  await store.dispatch(editRequest(REF, { items: [deleted, requestItem('', 'Crane')] }));
  await store.dispatch(sendQuote(REF));
  expect(warnings()).toBe(1);
  expect(request()?.quotes).toHaveLength(2);
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
