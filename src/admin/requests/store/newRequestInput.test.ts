import { expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { removePersonalData } from '../changes/thunks';
import { newRequestReceived } from './requestsSlice';

it('Removing the personal data of a request removes its unsaved versions', async () => {
  const { store } = await openRequestsStore(zoomRequest());
  for (const ref of ['SL-AAA222', 'SL-NEW222'])
    store.dispatch(newRequestReceived({ request: zoomRequest({ ref }) }));
  await store.dispatch(removePersonalData(['SL-AAA222']));
  const { newRequests } = store.getState().requests;
  expect(newRequests.map(({ request }) => request.ref)).toEqual(['SL-NEW222']);
});
