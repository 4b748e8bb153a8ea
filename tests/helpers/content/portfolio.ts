import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../hosts/builtSite';
import type { Portfolio } from './samplePortfolio';

const isListDocument = (url: URL) => /^\/projects(?:\/category\/[^/]*)?\/?$/.test(url.pathname);

/** Makes the list read another portfolio than that of the build. Null is a missing file. */
export async function servePortfolio(
  page: Page,
  {
    projects,
    categories,
  }: { projects: Portfolio['projects'] | null; categories: Portfolio['categories'] | null },
): Promise<void> {
  // Responds like a host for a page that was not built: with the empty shell, which requests
  // all content.
  await page.route(isListDocument, (route) => route.fulfill({ path: path.join(DIST, '200.html') }));
  await page.route('/data/projects/index.json', (route) =>
    projects ? route.fulfill({ json: { projects } }) : route.fulfill({ status: 404 }),
  );
  await page.route('/data/categories/projects/index.json', (route) =>
    categories ? route.fulfill({ json: { categories } }) : route.fulfill({ status: 404 }),
  );
}
