import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from './builtSite';

export interface TestProduct {
  id: string;
  name: string;
  slug: string;
  category: string;
  image: string;
  price: string | number;
}

export interface Catalogue {
  products: TestProduct[];
  categories: { id: string; name: string; slug: string; isActive: boolean }[];
}

function product(id: string, name: string, kind: string, price: string | number): TestProduct {
  return { id, name, slug: `${id}-page`, category: kind, image: '', price };
}

function category(name: string, slug: string, isActive = true) {
  return { id: `cat-${slug}`, name, slug, isActive };
}

/** Five lenses whose order differs in every sort. */
const LENSES = [
  product('l-1', 'Zeta Lens', 'Lenses', 5000),
  product('l-2', 'Middle Lens', 'Lenses', 'Price on Request'),
  product('l-3', 'Alpha Lens', 'Lenses', '₦25,000'),
  product('l-4', 'Ọ̀ṣun Lens', 'Lenses', ''),
  product('l-5', 'Beta Lens', 'Lenses', '12,500 per day'),
];

/** 90 products, which are 6 pages, in 7 active categories, the last one empty, and a retired one. */
export const CATALOGUE: Catalogue = {
  products: [
    ...LENSES,
    ...Array.from({ length: 84 }, (_, at) =>
      product(`c-${at}`, `Camera ${String((at * 37) % 84).padStart(2, '0')}`, 'Cameras', 1000 + at),
    ),
    product('s-1', 'Stage Light', 'Light & Lamps', 'Price on Request'),
  ],
  categories: [
    category('Cameras', 'cameras'),
    category('Lenses', 'lenses'),
    category('Light & Lamps', 'light-lamps'),
    category('Sounds', 'sounds'),
    category('Grips', 'grips'),
    category('Monitors', 'monitors'),
    category('Drones', 'drones'),
    category('Retired', 'retired', false),
  ],
};

const isStoreDocument = (url: URL) => url.pathname === '/store';

/** Lets the store read another catalogue than the one it was built from; null for a missing file. */
export async function serveCatalogue(
  page: Page,
  {
    products,
    categories,
  }: { products: TestProduct[] | null; categories: Catalogue['categories'] | null },
): Promise<void> {
  // As a host answers for a page that was not built: the empty shell, which reads everything anew.
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

/** A product page that was not built, with three pictures of those the site has. */
export async function serveProduct(page: Page, images: readonly string[]) {
  const [image = ''] = images;
  const summary = { ...product('p-3', 'Three Pictures', 'Lenses', ''), image };
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
