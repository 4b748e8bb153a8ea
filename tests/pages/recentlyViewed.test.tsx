import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  INDEX,
  PRODUCTS,
  FILES,
  store,
  stored,
  button,
  emptyCart,
  a,
  b,
  c,
} from '../helpers/component/listPages';
import { openSite, textsOf, title } from '../helpers/component/publicSite';
import { sampleProduct } from '../helpers/content/sampleCatalogue';

describe('the recently viewed products', () => {
  const row = () => page.getByRole('region', { name: 'Recently Viewed' });
  const scrollDown = () =>
    page.getByRole('contentinfo').element().scrollIntoView({ behavior: 'instant' });
  // The row is loaded near the viewport, and the page above it can still grow.
  const names = () => {
    scrollDown();
    return textsOf(row().getByRole('heading', { level: 3 }));
  };
  const ids = () => stored('recentlyViewed');
  const CATEGORY = { 'products/by-category/lenses.json': { products: PRODUCTS } };

  async function openProduct(product = a, answers: Record<string, unknown> = {}) {
    const site = await openSite(`/store/${product.slug}`, { ...FILES, ...CATEGORY, ...answers });
    await expect.element(title(product.name)).toBeVisible();
    return site;
  }

  it('are at most 8, without those that are no longer available', async () => {
    const products = Array.from({ length: 12 }, (_, index) =>
      sampleProduct(`p-${index}`, `Product ${index}`, 'Lenses', 1),
    );
    store('recentlyViewed', ['gone', ...products.slice(1, 9).map(({ id }) => id)]);
    await openProduct(products[0], {
      [INDEX]: { products },
      'products/by-category/lenses.json': { products },
    });
    await expect.poll(names).toEqual(products.slice(1, 8).map(({ name }) => name));
    expect(ids()).toHaveLength(9);
  });

  it('can be cleared, with their entry, and restored by Undo', async () => {
    store('recentlyViewed', ['b', 'c']);
    await openProduct();
    await expect.poll(names).toHaveLength(2);
    await button('Clear recently viewed products').click();
    await expect.poll(() => row().elements().length).toBe(0);
    await expect.poll(ids).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await button('Undo').click();
    await expect.poll(names).toEqual([b.name, c.name]);
  });

  it('are loaded near the viewport only, and left out if they cannot be loaded', async () => {
    store('recentlyViewed', ['b']);
    const site = await openSite('/cart', FILES);
    site.answerWith([INDEX], FAILURES['cannot be reached']);
    await expect.element(emptyCart()).toBeVisible();
    expect(site.countOf(INDEX)).toBe(0);
    scrollDown();
    await expect.poll(() => site.countOf(INDEX)).toBeGreaterThan(0);
    await expect.poll(() => row().elements().length).toBe(0);
  });

  it('are shown below an empty cart', async () => {
    store('recentlyViewed', ['b', 'a']);
    await openSite('/cart', FILES);
    await expect.element(emptyCart()).toBeVisible();
    await expect.poll(names).toEqual([b.name, a.name]);
  });
});
