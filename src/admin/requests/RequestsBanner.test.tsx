import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { openRequestsStore } from './changes/requestsStoreFixture';
import { RequestsBanner } from './RequestsBanner';
import { EMPTY_SETTINGS } from './storage/requestRecords';
import { requestsLoaded } from './store/requestsSlice';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['QuotaExceededError', 'Storage on this device is full. Free up space, then try again.'],
  ['SecurityError', 'This browser blocks storage. Try again.'],
])('the banner of damaged data tells the reason of a failure apart: %s', async (name, text) => {
  const { store } = await openRequestsStore();
  const data = { byRef: {}, settings: EMPTY_SETTINGS };
  store.dispatch(
    requestsLoaded({ data, known: {}, isNewer: false, damaged: ['x'], isGone: false }),
  );
  await renderWithProviders(
    <Provider store={store}>
      <RequestsBanner />
    </Provider>,
  );
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No', name);
  });
  await page.getByRole('button', { name: 'Remove damaged data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});
