import type { Page } from '@playwright/test';
import { axeViolations } from '../helpers/axe';
import { content } from '../helpers/builtSite';
import { PORTFOLIO, serveProject, servePortfolio } from '../helpers/portfolio';
import { expect, open, test } from '../helpers/site';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const NOT_FOUND = "The project you're looking for doesn't exist or may have been removed.";

for (const address of [
  '/projects?q=nothing%20like%20it',
  '/projects/category/nothing-yet',
  '/projects/category/no-such-category',
  '/projects/category/constructor',
  '/projects/category/__proto__?page=999',
  '/projects/category/%E0%A4%A',
])
  test(`No projects found, whom to contact and how to clear the filters: ${address}`, async ({
    page,
    watch,
  }) => {
    watch.allows(/could not be decoded/);
    await servePortfolio(page, PORTFOLIO);
    await open(page, address);
    await expect(heading(page, 'No projects found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expect(status(page)).toHaveText('0 projects');
    expect(await axeViolations(page)).toEqual([]);
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', '/#contact');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
    await expect(page.locator(':focus')).toHaveCount(1);
  });

test('Contact Us of the empty list leads to the contact form', async ({ page }) => {
  await servePortfolio(page, { ...PORTFOLIO, projects: [] });
  await open(page, '/projects');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(heading(page, 'Send us a message')).toBeInViewport();
});

test('Projects that cannot be read are asked for again by Try Again', async ({ page, watch }) => {
  watch.expects(/404.*\/data\/projects\/index\.json/);
  await servePortfolio(page, { ...PORTFOLIO, projects: null });
  await open(page, '/projects');
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
  await expect(panel).toContainText('Failed to load projects');
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await servePortfolio(page, PORTFOLIO);
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('Without the categories the fallback list is offered', async ({ page, watch }) => {
  watch.expects(/404.*\/data\/categories\/projects\/index\.json/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await servePortfolio(page, { ...PORTFOLIO, categories: null });
  await open(page, '/projects');
  const choices = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  await expect(choices).toHaveText([
    'All Categories',
    'Film Production',
    'Commercial',
    'Documentary',
    'Music Video',
    'Fashion Film',
    'Movie',
  ]);
  await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
});

test('While the projects are on their way their places are shown, and the default categories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await servePortfolio(page, PORTFOLIO);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/data/**/projects/index.json', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.route('/data/projects/index.json', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/projects');
  await expect(status(page)).toHaveText('Loading projects...');
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
    'All Categories',
    'Film Production',
    'Commercial',
  ]);
  await expect(page.getByRole('article')).toHaveCount(0);
  answer();
  await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
});

for (const odd of [
  'no-such-project',
  'constructor',
  '__proto__',
  '%E0%A4%A',
  '%00',
  '..%2f..%2fcart',
  encodeURIComponent('<script>alert(1)</script>'),
  'x'.repeat(2000),
])
  test(`An unknown project is not found, and there are two ways on: ${odd.slice(0, 40)}`, async ({
    page,
    watch,
  }) => {
    watch.allows(/could not be decoded/);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/projects/${odd}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
    await expect(page.getByText(NOT_FOUND)).toBeVisible();
    await expect(page.getByText(/^Project not found with ID\/slug: ./)).toBeVisible();
    await expect(page).toHaveTitle(/^Project Not Found/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  });

test('The id of the address is part of the not-found text', async ({ page }) => {
  await open(page, '/projects/no-such-project');
  await expect(page.getByText('Project not found with ID/slug: no-such-project')).toBeVisible();
});

test('An address without an id says so', async ({ page }) => {
  await open(page, '/projects/%20');
  await expect(heading(page, 'Error Loading Project')).toBeVisible();
  await expect(page.getByText('No project ID provided')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Projects' })).toBeVisible();
});

test('A project that cannot be read is asked for again by Try Again', async ({ page, watch }) => {
  watch.expects(/404.*\/data\/projects\/index\.json/);
  const [project] = content.projects();
  await page.route('/data/projects/index.json', (route) => route.fulfill({ status: 404 }));
  await open(page, `/projects/${project?.id}`);
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: 'Error Loading Project' })).toBeVisible();
  await expect(panel).toContainText('Failed to load project');
  await expect(panel.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/projects/${project?.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: project?.title })).toBeVisible();
});

test("While a project is on its way the page says 'Loading project...'", async ({ page }) => {
  const [project] = content.projects();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/data/projects/index.json', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto(`/projects/${project?.id}`);
  await expect(status(page)).toHaveText('Loading project...');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: project?.title })).toBeVisible();
});

test('A project whose record cannot be read shows what the list knows, and asks again', async ({
  page,
  watch,
}) => {
  watch.expects(/404.*\/data\/projects\/by-category\//);
  const record = { id: 'x-1', title: 'Half Known', slug: 'half-known', category: 'Movie' };
  const address = await serveProject(page, record, null);
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Half Known' })).toBeVisible();
  await expect(page.getByText('Part of this project could not be loaded.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await serveProject(page, record, [{ ...record, client: 'A client' }]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('complementary').getByText('A client')).toBeVisible();
  await expect(page.getByText('Part of this project could not be loaded.')).toBeHidden();
});
