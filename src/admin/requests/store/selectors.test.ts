import { describe, expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { requestsPersisted, incomingReceived, newRequestReceived } from './requestsSlice';
import { requestRecordsOf } from '../storage/requestRecords';
import { selectIsRequestLossPossible } from './selectors';
import { editRequest, removeRequests } from '../changes/thunks';

const REF = 'SL-AAA222';

async function openStore() {
  const { store } = await openRequestsStore(zoomRequest());
  return { store, isLossPossible: () => selectIsRequestLossPossible(store.getState()) };
}

describe('Closing the page can lose', () => {
  it('changes that could not be stored', async () => {
    const { store, isLossPossible } = await openStore();
    expect(isLossPossible()).toBe(false);
    await store.dispatch(editRequest(REF, { internalNotes: 'Called' }));
    expect(isLossPossible()).toBe(true);
    const { data } = store.getState().requests;
    store.dispatch(requestsPersisted({ data, known: requestRecordsOf(data) }));
    expect(isLossPossible()).toBe(false);
  });

  it('changes that are being stored', async () => {
    const { store, isLossPossible } = await openStore();
    void store.dispatch(editRequest(REF, { internalNotes: 'Called' }));
    expect(store.getState().requests.status.storage).toBe('storing');
    expect(isLossPossible()).toBe(true);
  });

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
    const { data } = store.getState().requests;
    store.dispatch(requestsPersisted({ data, known: requestRecordsOf(data) }));
    expect(isLossPossible()).toBe(false);
  });
});
