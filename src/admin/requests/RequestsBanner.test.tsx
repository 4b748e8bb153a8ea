import { EMPTY_SETTINGS } from '@/domain/rental/schema';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from './changes/requestsStoreFixture';
import { RequestsBanner, StockErrorBanner } from './RequestsBanner';
import { requestsLoaded } from './store/requestsSlice';

it.each([
  ['QuotaExceededError', 'Storage on this device is full. Free up space, then try again.'],
  ['SecurityError', 'This browser blocks storage. Try again.'],
])('the banner of damaged data tells the reason of a failure apart: %s', async (name, text) => {
  const { store } = await openRequestsStore();
  const data = { byRef: {}, customers: {}, settings: EMPTY_SETTINGS };
  const loaded = { data, known: {}, isNewer: false, damaged: ['x'], isGone: false };
  store.dispatch(requestsLoaded(loaded));
  await renderWithStore(store, <RequestsBanner />);
  const refuse = () => {
    throw new DOMException('No', name);
  };
  // Opening the database can take long while other tests write to it.
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse);
  await page.getByRole('button', { name: 'Remove damaged data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

/** Shows the banner for a content of which these files are damaged. */
async function show(...damaged: string[]) {
  const fixture = await openRequestsStore();
  await fixture.load(...damaged);
  await renderWithStore(
    fixture.store,
    <>
      <StockErrorBanner />
      <p>Shown</p>
    </>,
  );
  await expect.element(page.getByText('Shown')).toBeVisible();
}

it.each([
  ['availability.json', 'Availability could not be loaded'],
  ['rental.json', 'No items can be held or released until that succeeds.'],
  ['products/by-category/lenses.json', 'Some products could not be loaded'],
])('the banner of the requests reports that %s could not be loaded', async (path, text) => {
  await show(path);
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('the banner of the requests is not shown for other files, or if everything was loaded', async () => {
  await show('services.json');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
