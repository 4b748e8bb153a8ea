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

/** Opens a project page that was not built. Null is a record that cannot be read. */
export async function serveProject(
  page: Page,
  record: { id: string; title: string; slug: string; [field: string]: unknown },
  records: object[] | null = [record],
): Promise<string> {
  const { id, title, slug, image, category: kind } = record;
  await page.route(`/projects/${slug}`, (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await page.route('/data/projects/index.json', (route) =>
    route.fulfill({ json: { projects: [{ id, title, slug, image, category: kind }] } }),
  );
  await page.route('/data/projects/by-category/*.json', (route) =>
    records ? route.fulfill({ json: { projects: records } }) : route.fulfill({ status: 404 }),
  );
  return `/projects/${slug}`;
}
