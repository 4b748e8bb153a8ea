import { expect, it, vi } from 'vitest';
import { issueInvoice, sendQuote } from './moneyThunks';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';

const REF = 'SL-AAA222';
const WAITING = 'The products are still loading. The step continues after that.';

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

it('An invoice that is asked for twice while the products are loading is created once', async () => {
  const { store, request } = await openUnloaded();
  // The button can be pressed again after its page was left and opened again.
  await Promise.all([store.dispatch(issueInvoice(REF)), store.dispatch(issueInvoice(REF))]);
  expect(request()!.documents.map(({ number }) => number)).toEqual(['INV-2026-0001']);
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
