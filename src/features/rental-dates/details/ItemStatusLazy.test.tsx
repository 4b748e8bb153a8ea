import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { product } from '../../../../tests/helpers/component/tabs';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesStore } from '../rentalDatesFixture';
import { datesChosen } from '../rentalDatesSlice';
import ItemStatusLazy from './ItemStatusLazy';

/** Shows the status of a product, on rental dates if its holds are given. */
async function showRequested(quantity: number, stock = 0, holds?: object[]) {
  const store = rentalDatesStore({
    'products/index.json': { products: [{ ...product('a'), stock }] },
    ...(holds && { 'availability.json': { updatedAt: '2026-11-22T07:00:00.000Z', holds } }),
  });
  if (holds) store.dispatch(datesChosen({ from: '2026-11-24', to: '2026-11-26' }));
  await renderWithProviders(
    <Provider store={store}>
      <ItemStatusLazy item={{ id: 'a', quantity }} />
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

it.each([
  [8, 4, [], ['8 requested, 4 available: we will suggest an alternative']],
  [4, 4, [], ['Available']],
  [2, 2, [1], ['2 requested, 1 available: we will suggest an alternative']],
])('of %d requested, %d in stock and %j held it says %j', async (requested, stock, held, texts) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00.000Z') });
  const days = { from: '2026-11-24', to: '2026-11-26', reason: 'rental' };
  await showRequested(
    requested,
    stock,
    held.map((quantity) => ({ ...days, id: 'h', productId: 'a', quantity })),
  );
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible();
  expect(document.body.textContent).toBe(texts.join(''));
});
