import { expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { removePersonalData } from '../changes/thunks';
import { inputsRestored, selectAsksBeforeClosing } from '../../store/unsavedSlice';
import { newRequestReceived, newRequestsSettled } from './requestsSlice';
import { restoreNewRequests } from './newRequestInput';

async function restored(requests: unknown) {
  const { store } = await openRequestsStore();
  store.dispatch(inputsRestored({ 'new-request': { id: '', values: { requests } } }));
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

it('A new request counts as unsaved until it is saved or discarded', async () => {
  const { store } = await openRequestsStore();
  const isUnsaved = () => selectAsksBeforeClosing(store.getState());
  expect(isUnsaved()).toBe(false);
  store.dispatch(newRequestReceived({ request: zoomRequest() }));
  expect(isUnsaved()).toBe(true);
  store.dispatch(newRequestsSettled(['SL-AAA222']));
  expect(isUnsaved()).toBe(false);
});
