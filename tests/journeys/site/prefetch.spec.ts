import type { Page, Request } from '@playwright/test';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

function requestsOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

const isChunkOf = (name: string) => (path: string) => path.includes(`/assets/${name}-`);
const isDataOf = (folder: string) => (path: string) =>
  path.startsWith(folder) && path.endsWith('.data.json');
const some = (asked: Set<string>, is: (path: string) => boolean) => () => [...asked].some(is);

test.describe('data and chunk of a link', () => {
  test.use({ saveData: false });

  test('are fetched once when it enters the screen, and not before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const asked = requestsOf(page);
    const all: string[] = [];
    page.on('request', (request) => all.push(new URL(request.url()).pathname));
    await open(page, '/');
    await expect.poll(some(asked, isChunkOf('BookingPage'))).toBe(true);
    expect([...asked].filter(isChunkOf('ProductPage'))).toEqual([]);
    // Links of the header wait for the first input.
    expect([...asked].filter(isChunkOf('CartPage'))).toEqual([]);

    await page
      .getByRole('link', { name: /^View Product/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect.poll(some(asked, isChunkOf('ProductPage'))).toBe(true);
    await expect.poll(some(asked, isDataOf('/store/'))).toBe(true);
    expect([...asked].filter((path) => path.startsWith('/data/'))).toEqual([]);
    await expect.poll(some(asked, isChunkOf('CartPage'))).toBe(true);

    const link = page.getByRole('link', { name: /^View Product/ }).first();
    await link.hover();
    await link.focus();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const ours = all.filter((path) => /^\/(?:data|assets)\/|\.data\.json$/.test(path));
    expect(ours.filter((path, at) => ours.indexOf(path) !== at)).toEqual([]);
  });

  test('show the next page without delay', async ({ page, watch }) => {
    // Links of the next page are prefetched as well, and those requests fail here.
    watch.allows(/Failed to load resource/);
    const received = new Set<string>();
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfailed', (request) => pending.delete(request));
    page.on('requestfinished', (request) => {
      pending.delete(request);
      received.add(new URL(request.url()).pathname);
    });
    await open(page, '/store');
    const card = page.getByRole('link', { name: /^View Product/ }).first();
    const path = (await card.getAttribute('href')) ?? '';
    await card.hover();
    await expect.poll(() => received.has(`${path}.data.json`)).toBe(true);
    await expect.poll(some(received, isChunkOf('ProductPage'))).toBe(true);
    // The scripts that this one imports.
    await expect.poll(() => pending.size).toBe(0);
    // The link comes first on the page, and the visitor has none.
    expect([...received].filter(isChunkOf('FavoritesPage'))).toEqual([]);
    await page.route(/\/(?:data|assets)\/|\.data\.json$/, (route) => route.abort());
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Store');
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  });

  test('are fetched when it is focused, also before links are watched, and again when it is followed if that fails', async ({
    page,
    watch,
  }) => {
    watch.allows(/Failed to load resource/);
    let start = () => {};
    const isFocused = new Promise<void>((resolve) => (start = resolve));
    await page.route(/\/assets\/linkPrefetch-/, async (route) => {
      await isFocused;
      await route.fallback();
    });
    await page.route(/\/assets\/StorePage-/, (route) => route.abort(), { times: 1 });
    const asked = requestsOf(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, '/booking');
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link('Projects').focus();
    start();
    await expect.poll(some(asked, isChunkOf('ProjectsPage'))).toBe(true);
    await link('Store').focus();
    await expect.poll(some(asked, isChunkOf('StorePage'))).toBe(true);
    await expect.poll(() => asked.has('/store.data.json')).toBe(true);
    expect(asked.has('/data/products/index.json')).toBe(false);
    await link('Store').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  });
});

test('With Save-Data nothing is prefetched, and a film is a link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const asked = requestsOf(page);
  await open(page, '/booking');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Store' }).focus();
  await nav.getByRole('link', { name: 'Store' }).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Not even the module that prefetches.
  expect([...asked].filter(isChunkOf('linkPrefetch'))).toEqual([]);
  expect([...asked].filter(isChunkOf('StorePage'))).toEqual([]);
  expect(asked.has('/store.data.json')).toBe(false);
  const film = content.projects().find(({ video }) => video);
  await open(page, `/projects/${film?.slug}`);
  await expect(page.getByRole('link', { name: 'Play film' })).toHaveAttribute(
    'href',
    film?.video ?? '',
  );
  expect([...asked].filter((path) => path.endsWith('.mp4'))).toEqual([]);
});
