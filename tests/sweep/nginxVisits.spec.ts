import { content, DIST, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { startNginx, type NginxHost } from '../helpers/hosts/nginx';
import { findNginx, NGINX_ADVICE } from '../../scripts/programs.mjs';
import { expect, open, test as siteTest, waitForHydration } from '../helpers/journeys/site';

const test = siteTest.extend<object, { nginx: NginxHost }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(DIST);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
});

test.skip(!findNginx(), NGINX_ADVICE);

test('A page of each kind hydrates without errors', async ({ page }) => {
  test.slow();
  for (const { path: address } of pagesOfEachKind())
    await test.step(address, async () => {
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
});

test('A visitor goes from the home page to the store, and reloads it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await open(page, '/store/');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('An unknown URL redirects to the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/no\/such\/page/);
  await open(page, '/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: content.home().hero.title }),
  ).toBeVisible();
});

test('A page of the back office redirects to the sign-in page', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});
