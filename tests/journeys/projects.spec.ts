import type { Page } from '@playwright/test';
import { content } from '../helpers/builtSite';
import { servePortfolio } from '../helpers/portfolio';
import { PORTFOLIO, textOf } from '../helpers/samplePortfolio';
import { expect, open, test } from '../helpers/site';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Project pages' });
const chips = (page: Page) => page.getByRole('group', { name: 'Categories' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
const titles = PORTFOLIO.projects.map(({ title }) => title);

test.describe('with 40 projects', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE);
    await servePortfolio(page, PORTFOLIO);
  });

  test('Projects are listed six a page, with their number', async ({ page }) => {
    await open(page, '/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(cards(page)).toHaveText(titles.slice(0, 6));
    await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
  });

  test('A card shows title, categories and at most 100 characters of text, and leads to the project', async ({
    page,
  }) => {
    await open(page, '/projects');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/projects/osun');
    await expect(card).toContainText('Film Works, Spots');
    await expect(card).toContainText(`${textOf(100)}…`);
    await search(page).fill('loner');
    await expect(page.getByRole('article')).toContainText(textOf(100));
    await expect(page.getByRole('article')).not.toContainText('…');
  });

  test('Chips offer all categories first, then the active ones', async ({ page }) => {
    await open(page, '/projects');
    await expect(chips(page).getByRole('button')).toHaveText([
      'All Categories',
      'Film Works',
      'Spots',
      'Nothing Yet',
    ]);
    await expect(chips(page).getByRole('button', { pressed: true })).toHaveText('All Categories');
    await chip(page, 'Film Works').click();
    await expect(page).toHaveURL('/projects/category/films');
    await expect(status(page)).toHaveText('Showing 1–6 of 13 projects');
    await expect(chip(page, 'Film Works')).toBeFocused();
    await expect(page).toHaveTitle(/^Projects: Film Works \| /);
    await chip(page, 'Spots').click();
    await expect(status(page)).toHaveText('Showing 1–6 of 26 projects');
    await expect(cards(page).first()).toHaveText('Ọ̀ṣun Grove');
    await chip(page, 'All Categories').click();
    await expect(page).toHaveURL('/projects');
    await page.goBack();
    await expect(chip(page, 'Spots')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(chip(page, 'Film Works')).toHaveAttribute('aria-pressed', 'true');
  });

  test('Choosing a category neither moves the page nor makes it anew', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 400 });
    await open(page, '/projects');
    await search(page).evaluate((field) => field.setAttribute('data-kept', ''));
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await chip(page, 'Spots').click();
    await expect(status(page)).toHaveText('Showing 1–6 of 26 projects');
    await search(page).fill('spot 1');
    await expect(page).toHaveURL('/projects/category/spots?q=spot+1');
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
    await expect(search(page)).toHaveAttribute('data-kept');
  });

  for (const [address, number] of [
    ['films', 13],
    ['FILMS', 13],
    ['Film%20Works', 13],
    ['film%20works', 13],
    ['rare', 1],
    ['all', 40],
  ] as const)
    test(`The category of the address is a slug or a name, whatever its case: ${address}`, async ({
      page,
    }) => {
      await open(page, `/projects/category/${address}`);
      await expect(status(page)).toHaveText(
        number > 6 ? `Showing 1–6 of ${number} projects` : '1 project',
      );
    });

  test('Search answers while one types, and the address follows', async ({ page }) => {
    await open(page, '/projects');
    await search(page).pressSequentially('grove osun');
    await expect(cards(page)).toHaveText(['Ọ̀ṣun Grove']);
    await expect(status(page)).toHaveText('1 project');
    await expect(page).toHaveURL('/projects?q=grove+osun');
    await page.reload();
    await expect(search(page)).toHaveValue('grove osun');
    await expect(cards(page)).toHaveText(['Ọ̀ṣun Grove']);
    await page.getByRole('button', { name: 'Clear text' }).click();
    await expect(search(page)).toBeFocused();
    await expect(status(page)).toHaveText('Showing 1–6 of 40 projects');
  });

  test('What is typed stays while the category changes, and the other way round', async ({
    page,
  }) => {
    await open(page, '/projects?utm_source=letter');
    await search(page).fill('film 1');
    await chip(page, 'Film Works').click();
    await expect(page).toHaveURL('/projects/category/films?utm_source=letter&q=film+1');
    await expect(cards(page)).toHaveText(['Film 1', 'Film 10', 'Film 11', 'Film 12']);
    await search(page).fill('film 12');
    await expect(page).toHaveURL('/projects/category/films?utm_source=letter&q=film+12');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/projects?utm_source=letter');
    await expect(search(page)).toHaveValue('');
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test('The pager offers up to five pages and is clamped to the last', async ({ page }) => {
    await open(page, '/projects');
    await pager(page).getByRole('button', { name: 'Page 4', exact: true }).click();
    await expect(page).toHaveURL('/projects?page=4');
    await expect(pager(page).getByRole('button', { name: /^Page \d/ })).toHaveText([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    await expect(cards(page)).toHaveText(titles.slice(18, 24));
    await expect(page.getByRole('article').first()).toBeInViewport();
    await pager(page).getByRole('button', { name: 'Last page' }).click();
    await expect(status(page)).toHaveText('Showing 37–40 of 40 projects');
    for (const beyond of ['999', '8', '1e9']) {
      await open(page, `/projects?page=${beyond}`);
      await expect(status(page)).toHaveText('Showing 37–40 of 40 projects');
      await expect(pager(page).locator('[aria-current="page"]')).toHaveText('7');
    }
    await open(page, '/projects/category/films?page=999');
    await expect(status(page)).toHaveText('Showing 13 of 13 projects');
  });

  for (const change of ['category', 'search'])
    test(`A change of ${change} starts at page 1`, async ({ page }) => {
      await open(page, '/projects?page=3');
      await expect(status(page)).toHaveText('Showing 13–18 of 40 projects');
      if (change === 'category') await chip(page, 'Spots').click();
      else await search(page).fill('spot');
      await expect(status(page)).toHaveText('Showing 1–6 of 26 projects');
      await expect(page).not.toHaveURL(/page=/);
    });

  test('Back from a project returns to the view it was found in', async ({ page }) => {
    await open(page, '/projects/category/spots?page=2');
    await expect(status(page)).toHaveText('Showing 7–12 of 26 projects');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/projects\/spot-6-page$/);
    await page.goBack();
    await expect(status(page)).toHaveText('Showing 7–12 of 26 projects');
  });
});

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await servePortfolio(page, PORTFOLIO);
  });

  test('One button shows the current category alone, and opens the choice', async ({ page }) => {
    await open(page, '/projects');
    const button = page.getByRole('button', { name: 'Category: All Categories' });
    await expect(button).toHaveText('All Categories');
    await expect(chips(page)).toBeHidden();
    await button.click();
    const menu = page.getByRole('menu', { name: 'Category' });
    await expect(menu.getByRole('menuitemradio')).toHaveText([
      'All Categories',
      'Film Works',
      'Spots',
      'Nothing Yet',
    ]);
    await menu.getByRole('menuitemradio', { name: 'Film Works' }).click();
    await expect(page).toHaveURL('/projects/category/films');
    const chosen = page.getByRole('button', { name: 'Category: Film Works' });
    await expect(chosen).toHaveText('Film Works');
    await expect(chosen).toBeFocused();
    await expect(menu).toBeHidden();
    await expect(status(page)).toHaveText('Showing 1–6 of 13 projects');
    await chosen.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chosen).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Every active category has a page with its projects', async ({ page }) => {
    const active = content.projectCategories().filter(({ isActive }) => isActive);
    expect(active.length).toBeGreaterThan(0);
    for (const { name, slug } of active) {
      await page.goto(`/projects/category/${slug}`);
      const own = content.projects().filter(({ category }) => category.includes(name));
      await expect(cards(page)).toHaveText(own.slice(0, 6).map(({ title }) => title));
    }
  });
});
