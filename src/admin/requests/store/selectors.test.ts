import { expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { incomingReceived } from './requestsSlice';
import { selectIsIncomingUnsettled } from './selectors';
import { removeRequests } from '../changes/thunks';

it('Closing the page can lose what was received again, while it differs from a request that exists', async () => {
  const { store } = await openRequestsStore(zoomRequest());
  const isUnsettled = () => selectIsIncomingUnsettled(store.getState());
  store.dispatch(incomingReceived(zoomRequest()));
  expect(isUnsettled()).toBe(false);
  store.dispatch(incomingReceived(zoomRequest({ to: '2026-11-30' })));
  expect(isUnsettled()).toBe(true);
  await store.dispatch(removeRequests(['SL-AAA222']));
  expect(isUnsettled()).toBe(false);
});
