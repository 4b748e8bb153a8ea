import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../hosts/builtSite';
import { sampleProduct } from './sampleCatalogue';

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
