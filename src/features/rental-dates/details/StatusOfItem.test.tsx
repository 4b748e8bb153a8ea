import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { product } from '../../../../tests/helpers/component/tabs';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesStore } from '../rentalDatesFixture';
import StatusOfItem from './StatusOfItem';

/** Shows the status of a product of which none is in stock. */
async function showRequested(quantity: number) {
  const store = rentalDatesStore({
    'products/index.json': { products: [{ ...product('a'), stock: 0 }] },
  });
  await renderWithProviders(
    <Provider store={store}>
      <StatusOfItem item={{ id: 'a', quantity }} />
    </Provider>,
  );
}

it.each([1, 2])(
  'shows that %d requested exceed an empty stock, without rental dates',
  async (n) => {
    await showRequested(n);
    const note = `${n} requested, 0 in stock: we will suggest an alternative`;
    await expect.element(page.getByText(note)).toBeVisible();
  },
);
