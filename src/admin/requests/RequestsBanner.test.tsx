import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from './changes/requestsStoreFixture';
import { StockErrorBanner } from './RequestsBanner';

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
