import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../hosts/builtSite';
import { sampleProduct, type Catalogue } from './sampleCatalogue';

const isStoreDocument = (url: URL) => url.pathname === '/store';

/** Makes the store read another catalogue than that of the build. Null is a missing file. */
export async function serveCatalogue(
  page: Page,
  {
    products,
    categories,
  }: { products: Catalogue['products'] | null; categories: Catalogue['categories'] | null },
): Promise<void> {
  // Responds like a host for a page that was not built: with the empty shell, which requests
  // all content.
  await page.route(isStoreDocument, (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await page.route('/data/products/index.json', (route) =>
    products ? route.fulfill({ json: { products } }) : route.fulfill({ status: 404 }),
  );
  await page.route('/data/categories/products/index.json', (route) =>
    categories ? route.fulfill({ json: { categories } }) : route.fulfill({ status: 404 }),
  );
}

/** Opens the page of a product that was not built and has three images of the site. */
export async function serveProduct(page: Page, images: readonly string[]) {
  const [image = ''] = images;
  const summary = { ...sampleProduct('p-3', 'Three Pictures', 'Lenses', ''), image };
  await page.route(`/store/${summary.slug}`, (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await page.route('/data/products/index.json', (route) =>
    route.fulfill({ json: { products: [summary] } }),
  );
  await page.route('/data/products/by-category/*.json', (route) =>
    route.fulfill({ json: { products: [{ ...summary, images }] } }),
  );
  return summary;
}
