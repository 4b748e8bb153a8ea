import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contentApi } from '@/api/content/contentApi';
import { depsOf } from '@/api/content/contentStoreFixture';
import { product } from '../../../../tests/helpers/component/tabs';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesSlice } from '../rentalDatesSlice';
import StatusOfItem from './StatusOfItem';

/** Shows the status of a product of which none is in stock. */
async function showRequested(quantity: number) {
  const deps = depsOf({ 'products/index.json': { products: [{ ...product('a'), stock: 0 }] } });
  const store = configureStore({
    reducer: combineReducers({
      [contentApi.reducerPath]: contentApi.reducer,
      [rentalDatesSlice.reducerPath]: rentalDatesSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: deps } }).concat(contentApi.middleware),
  });
  await renderWithProviders(
    <Provider store={store}>
      <StatusOfItem item={{ id: 'a', quantity }} />
    </Provider>,
  );
}

it.each([1, 2])('says that %d requested exceed an empty stock, without rental dates', async (n) => {
  await showRequested(n);
  const note = `${n} requested, 0 in stock: we will suggest an alternative`;
  await expect.element(page.getByText(note)).toBeVisible();
});
