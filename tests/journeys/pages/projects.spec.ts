import path from 'node:path';
import type { Page } from '@playwright/test';
import { PORTFOLIO } from '../../helpers/content/samplePortfolio';
import { DIST } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true });

test('A visitor selects a category, which neither scrolls nor remounts the page, and a page, opens a project, and returns to the same view', async ({
  page,
  watch,
}) => {
  // The project was not built, so there are no files of it.
  watch.allows(/spot-6-page\.data\.json|by-category\/spots\.json/);
  const { projects, categories } = PORTFOLIO;
  // Like a host for a page that was not built: with the empty shell, which requests all content.
  await page.route(/\/projects(?:\/category\/[^/]*)?\/?(?:\?.*)?$/, (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await page.route('/data/projects/index.json', (route) => route.fulfill({ json: { projects } }));
  await page.route('/data/categories/projects/index.json', (route) =>
    route.fulfill({ json: { categories } }),
  );
  await page.setViewportSize({ width: 700, height: 400 });
  await open(page, '/projects');
  await search(page).evaluate((field) => field.setAttribute('data-kept', ''));
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
  await chip(page, 'Spots').click();
  await expect(status(page)).toHaveText('Showing 1–6 of 26 projects');
  await expect(page).toHaveURL('/projects/category/spots');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
  await expect(search(page)).toHaveAttribute('data-kept');

  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(status(page)).toHaveText('Showing 7–12 of 26 projects');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/spot-6-page$/);
  await page.goBack();
  await expect(status(page)).toHaveText('Showing 7–12 of 26 projects');
  await page.reload();
  await expect(status(page)).toHaveText('Showing 7–12 of 26 projects');
  await expect(chip(page, 'Spots')).toHaveAttribute('aria-pressed', 'true');
});
