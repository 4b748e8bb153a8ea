import { afterEach, expect, it, vi } from 'vitest';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { issueInvoice } from './documentThunks';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { sendQuote } from './sendQuote';
import { takeStep } from './thunks';
import { editLockLost } from '../../drafts/state/statusSlice';

const REF = 'SL-AAA222';
const WAITING = 'The products are still loading. The step continues after that.';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a store whose products are not loaded yet. */
async function openUnloaded() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, request } = fixture;
  return {
    ...fixture,
    create: async () => {
      await store.dispatch(sendQuote(REF, undefined));
      await store.dispatch(issueInvoice(REF, undefined));
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

it('A quote and an invoice are created without contents if the products are not loaded in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { create, contents, files } = await openUnloaded();
  files['products/index.json'] = new Promise(() => undefined);
  const created = create();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(contents()).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(20_000);
  await created;
  expect(contents()).toEqual([undefined, undefined]);
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
  await Promise.all([1, 2].map(() => store.dispatch(issueInvoice(REF, undefined))));
  expect(request()?.documents).toHaveLength(1);
});

it.each([
  ['another tab edits now', 'you are editing in another tab'],
  ['it was declined', 'the request has another status now, or was removed'],
])(
  'An invoice is not created if %s after the wait, which a message reports',
  async (what, reason) => {
    const { store, request, toasts } = await openUnloaded();
    const created = store.dispatch(issueInvoice(REF, undefined));
    if (what === 'it was declined') await store.dispatch(takeStep(REF, 'declined'));
    else store.dispatch(editLockLost());
    await created;
    expect(request()?.documents).toEqual([]);
    expect(toasts().map(({ message }) => message)).toContain(
      `${REF}: The step was not taken, because ${reason}.`,
    );
  },
);
