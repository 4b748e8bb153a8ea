import { describe, expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { incomingReceived, newRequestReceived } from './requestsSlice';
import { selectIsRequestLossPossible } from './selectors';
import { removeRequests } from '../changes/thunks';

const REF = 'SL-AAA222';

async function openStore() {
  const { store } = await openRequestsStore(zoomRequest());
  return { store, isLossPossible: () => selectIsRequestLossPossible(store.getState()) };
}

describe('Closing the page can lose', () => {
  it('a new request', async () => {
    const { store, isLossPossible } = await openStore();
    store.dispatch(newRequestReceived({ request: zoomRequest({ ref: 'SL-NEW222' }) }));
    expect(isLossPossible()).toBe(true);
  });

  it('what was received again, while it differs from a request that exists', async () => {
    const { store, isLossPossible } = await openStore();
    store.dispatch(incomingReceived(zoomRequest()));
    expect(isLossPossible()).toBe(false);
    store.dispatch(incomingReceived(zoomRequest({ to: '2026-11-30' })));
    expect(isLossPossible()).toBe(true);
    await store.dispatch(removeRequests([REF]));
    expect(isLossPossible()).toBe(false);
  });
});
