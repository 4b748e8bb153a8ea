import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/helpers/storage/memoryStorage';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { removePersonalData } from '../changes/bulkThunks';
import { newRequestReceived } from './requestsSlice';
import { restoreNewRequests } from './newRequestAutosave';

const sessionStorage = memoryStorage();

beforeEach(() => void vi.stubGlobal('window', { sessionStorage, localStorage: memoryStorage() }));
async function restored(requests: unknown) {
  sessionStorage.setItem('adminForm:new-request', JSON.stringify({ id: '', values: { requests } }));
  const { store } = await openRequestsStore();
  store.dispatch(restoreNewRequests());
  return store.getState().requests;
}

it.each([
  ['no list', { request: zoomRequest() }],
  ['no request', [{ request: null }]],
  ['a reference that is part of a URL', [{ request: zoomRequest({ ref: 'new' }) }]],
  ['another notice', [{ request: zoomRequest(), notice: 'other' }]],
])('Stored input that cannot be read is ignored: %s', async (_what, requests) => {
  expect((await restored(requests)).newRequests).toEqual([]);
});

it('Removing the personal data of a request removes its unsaved versions', async () => {
  const { store } = await openRequestsStore(zoomRequest());
  for (const ref of ['SL-AAA222', 'SL-NEW222'])
    store.dispatch(newRequestReceived({ request: zoomRequest({ ref }) }));
  await store.dispatch(removePersonalData(['SL-AAA222']));
  const { newRequests } = store.getState().requests;
  expect(newRequests.map(({ request }) => request.ref)).toEqual(['SL-NEW222']);
});
