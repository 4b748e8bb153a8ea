import { content, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/hosts/cloudflareSite';
import { open, waitForHydration } from '../helpers/journeys/site';

test('A page of each kind hydrates without errors', async ({ page }) => {
  test.slow();
  for (const { path: address } of pagesOfEachKind())
    await test.step(address, async () => {
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
});

test('An unknown URL redirects to the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/no\/such\/page/);
  await open(page, '/no/such/page');
  await expect(page).toHaveURL('/');
  const { title } = content.home().hero;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('A visitor goes from the home page to the store, reloads it, and opens a URL with a trailing slash', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL('/store');
  await page.reload();
  await waitForHydration(page);
  await open(page, '/store/');
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('A page of the back office redirects to the sign-in page', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});
