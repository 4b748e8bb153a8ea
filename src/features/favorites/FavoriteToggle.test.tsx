import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { favoritesSlice, FavoriteToggle } from './';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function show(products: { id: string; name: string }[], ids: string[] = []) {
  const store = configureStore({
    reducer: { favorites: favoritesSlice.reducer },
    preloadedState: { favorites: { ids } },
  });
  await renderWithProviders(
    <Provider store={store}>
      {products.map((product) => (
        <FavoriteToggle key={product.id} product={product} />
      ))}
    </Provider>,
  );
  return { ids: () => store.getState().favorites.ids };
}

const ZOOM = { id: 'p-1', name: 'Cine Zoom' };
const LAMP = { id: 'p-2', name: 'Lamp "2K" <b>' };

describe('FavoriteToggle', () => {
  it('is named after its action and changes only its product', async () => {
    const { ids } = await show([ZOOM, LAMP], ['p-2']);
    await button('Add Cine Zoom to favorites').click();
    expect(ids()).toEqual(['p-2', 'p-1']);
    await expect.element(button('Remove Cine Zoom from favorites')).toBeVisible();
    await button('Remove Lamp "2K" <b> from favorites').click();
    expect(ids()).toEqual(['p-1']);
    await expect.element(button('Add Lamp "2K" <b> to favorites')).toBeVisible();
  });

  it('states its state by its name and not by aria-pressed', async () => {
    await show([ZOOM], ['p-1']);
    const on = button('Remove Cine Zoom from favorites');
    await expect.element(on).not.toHaveAttribute('aria-pressed');
    await expect.element(on).toHaveAttribute('data-on');
    await on.click();
    await expect.element(button('Add Cine Zoom to favorites')).not.toHaveAttribute('data-on');
  });

  it('keeps focus when it is pressed repeatedly', async () => {
    const { ids } = await show([ZOOM]);
    (button('Add Cine Zoom to favorites').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove Cine Zoom from favorites')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button('Add Cine Zoom to favorites')).toHaveFocus();
    expect(ids()).toEqual([]);
  });
});
