import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/failures';
import {
  expectNoAxeViolations,
  openSite,
  TWO_FAILURES,
  title,
} from '../helpers/component/publicSite';
import { sampleProduct } from '../helpers/content/sampleCatalogue';

const INDEX = 'products/index.json';
const PRODUCT = sampleProduct('p-1', 'Zoom Lens', 'Lenses', 5000);
const FILES = {
  [INDEX]: { products: [PRODUCT] },
  'categories/products/index.json': {
    categories: [{ id: 'cat-lenses', name: 'Lenses', slug: 'lenses', isActive: true }],
  },
  'products/by-category/lenses.json': { products: [{ ...PRODUCT, description: 'A zoom lens' }] },
};

const notFound = () => page.getByText("We couldn't find the product you're looking for.");

describe('an unknown product', () => {
  it('is not found, whatever its ID is, and there are links to the store and the home page', async () => {
    const site = await openSite('/store', FILES);
    for (const odd of [
      'no-such-product',
      '__proto__',
      '..%2f..%2fcart',
      encodeURIComponent('<script>alert(1)</script>'),
      'x'.repeat(2000),
    ]) {
      site.go(`/store/${odd}`);
      await expect.element(title('Product Not Found')).toBeVisible();
      await expect.element(notFound()).toBeVisible();
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Go to Home' }))
        .toHaveAttribute('href', '/');
      await page.getByRole('link', { name: 'Back to Store' }).click();
      await expect.element(title('Store')).toBeVisible();
      await expect.poll(site.url).toBe('/store');
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is not found without topics either, and the topics are requested once', async () => {
    for (const fail of [undefined, FAILURES['is refused']]) {
      const site = await openSite('/cart', { ...FILES, 'pages/topics.json': { topics: [] } });
      if (fail) site.answerWith(['pages/topics.json'], fail);
      site.go('/store/neither-product-nor-topic');
      await expect.element(notFound()).toBeVisible();
      if (!fail) expect(site.countOf('pages/topics.json')).toBe(1);
      await site.unmount();
    }
  });

  it('is not added to the recently viewed products', async () => {
    localStorage.setItem('recentlyViewed', '["p-1"]');
    await openSite('/store/no-such-product', FILES);
    await expect.element(notFound()).toBeVisible();
    expect(localStorage.getItem('recentlyViewed')).toBe('["p-1"]');
  });
});

describe('a product whose index', () => {
  it.each(TWO_FAILURES)('%s shows an error, and is loaded by Try Again', async (_what, fail) => {
    const site = await openSite('/cart', FILES);
    site.answerWith([INDEX], fail);
    site.go(`/store/${PRODUCT.slug}`);
    await expect.element(page.getByText('There was an error loading the product.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Store' })).toBeVisible();
    await expectNoAxeViolations();
    site.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(title(PRODUCT.name)).toBeVisible();
  });
});

it('A product is shown without the categories', async () => {
  const site = await openSite('/cart', FILES);
  site.answerWith(['categories/products/index.json'], FAILURES['is missing']);
  site.go(`/store/${PRODUCT.slug}`);
  await expect.element(title(PRODUCT.name)).toBeVisible();
});

it('An ID, also URL-encoded, leads to the slug and keeps the query', async () => {
  const encoded = PRODUCT.id.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  for (const id of [PRODUCT.id, encoded]) {
    const site = await openSite(`/store/${id}?from=newsletter`, FILES);
    await expect.element(title(PRODUCT.name)).toBeVisible();
    await expect.poll(site.url).toBe(`/store/${PRODUCT.slug}?from=newsletter`);
    await site.unmount();
  }
});
