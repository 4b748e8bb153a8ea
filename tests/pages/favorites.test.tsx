import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  INDEX,
  FILES,
  lineOf,
  store,
  stored,
  cart,
  button,
  favorites,
  failure,
  isFocusInMain,
  a,
  b,
  c,
} from '../helpers/component/listPages';
import { openSite } from '../helpers/component/publicSite';
import { sampleProduct } from '../helpers/content/sampleCatalogue';

describe('the favourites', () => {
  const ids = () => stored('storeFavorites');

  it('are removed by the heart, and Undo restores their position', async () => {
    store('storeFavorites', ['c', 'b', 'a']);
    await openSite('/favorites', FILES);
    await button(`Remove ${b.name} from favorites`).click();
    await expect.poll(ids).toEqual(['c', 'a']);
    await button('Undo').click();
    await expect.poll(favorites).toEqual([c.name, b.name, a.name]);
    await expect.poll(ids).toEqual(['c', 'b', 'a']);
  });

  it('are all removed by Clear All, with their entry, and restored by Undo', async () => {
    store('storeFavorites', ['a', 'b']);
    await openSite('/favorites', FILES);
    await button('Clear All').click();
    await expect.element(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Browse Equipment' }))
      .toHaveAttribute('href', '/store');
    await expect.poll(() => localStorage.getItem('storeFavorites')).toBeNull();
    await button('Undo').click();
    await expect.poll(favorites).toHaveLength(2);
  });

  it('are added to the cart, except those that are in it', async () => {
    store('storeFavorites', ['a', 'b', 'c']);
    store('bookingCart', [lineOf(b, 4)]);
    await openSite('/favorites', FILES);
    await button('Add All to Cart').click();
    await expect.element(page.getByText('2 products added to your booking cart.')).toBeVisible();
    await expect.poll(cart).toEqual(['b × 4', 'a × 1', 'c × 1']);
    await button('Add All to Cart').click();
    await expect
      .element(page.getByText('All of your favorites are already in your booking cart.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View cart' }).first())
      .toHaveAttribute('href', '/cart');
  });

  it('that are no longer available are counted, and can be removed', async () => {
    store('storeFavorites', ['a', 'no-longer-there', '__proto__']);
    await openSite('/favorites', FILES);
    await expect.poll(favorites).toEqual([a.name]);
    await expect
      .element(page.getByText('2 of your favorites are no longer in our store.'))
      .toBeVisible();
    await button('Remove products').click();
    await expect.poll(ids).toEqual(['a']);
    expect(page.getByText('no longer in our store').elements()).toHaveLength(0);
    expect(isFocusInMain()).toBe(true);
    await button('Undo').click();
    await expect.poll(ids).toEqual(['a', 'no-longer-there', '__proto__']);
  });

  it('are shown 24 at a time, and focus moves to the first new one', async () => {
    const products = Array.from({ length: 500 }, (_, index) =>
      sampleProduct(`p-${index}`, `Product ${index}`, 'Lenses', 1),
    );
    store(
      'storeFavorites',
      products.map(({ id }) => id),
    );
    await openSite('/favorites', { [INDEX]: { products } });
    await expect.element(page.getByRole('heading', { name: '500 products' })).toBeVisible();
    await expect.poll(favorites).toHaveLength(24);
    await button('Show More').click();
    await expect.poll(favorites).toHaveLength(48);
    await expect
      .poll(() => document.activeElement?.closest('li')?.querySelector('h3')?.textContent)
      .toBe('Product 24');
  });

  it('are shared as a link with their slugs', async () => {
    store('storeFavorites', ['b', 'a']);
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await openSite('/favorites', FILES);
    await button('Share list').click();
    await expect
      .poll(() => share.mock.lastCall)
      .toMatchObject([{ url: `${location.origin}/favorites?items=${b.slug},${a.slug}` }]);
  });

  it('that fill an empty list need no confirmation', async () => {
    const site = await openSite(`/favorites?items=${b.slug},${a.slug}`, FILES);
    await expect.element(page.getByText('Shared favorites added: 2 products.')).toBeVisible();
    await expect.poll(ids).toEqual(['b', 'a']);
    await expect.poll(site.url).toBe('/favorites');
  });

  it('that are shared are added or replace the list after a confirmation', async () => {
    const question = () => page.getByRole('dialog', { name: 'Add the shared favorites?' });
    store('storeFavorites', ['c', 'a']);
    const site = await openSite(`/favorites?items=${a.slug},${b.slug}`, FILES);
    await expect
      .element(question())
      .toHaveTextContent('The link contains 2 products, 1 of them not yet in your favorites.');
    await question().getByRole('button', { name: 'Add to favorites' }).click();
    await expect.poll(ids).toEqual(['c', 'a', 'b']);
    await expect.poll(site.url).toBe('/favorites');
    await button('Undo').click();
    await expect.poll(ids).toEqual(['c', 'a']);
    site.go(`/favorites?items=${a.slug},${b.slug}`);
    await question().getByRole('button', { name: 'Replace favorites' }).click();
    await expect.poll(ids).toEqual(['a', 'b']);
    site.go(`/favorites?items=${c.slug}`);
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(site.url).toBe('/favorites');
    expect(ids()).toEqual(['a', 'b']);
    site.go(`/favorites?items=${b.slug}`);
    await expect
      .element(page.getByText('You already have all of the shared favorites.'))
      .toBeVisible();
    expect(question().elements()).toHaveLength(0);
  });

  it('that cannot be loaded are kept, and loaded by Try Again', async () => {
    store('storeFavorites', ['a']);
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['has another structure']);
    site.go('/favorites');
    await expect.element(failure()).toBeVisible();
    expect(ids()).toEqual(['a']);
    site.heal();
    await button('Try Again').click();
    await expect.poll(favorites).toEqual([a.name]);
  });
});
