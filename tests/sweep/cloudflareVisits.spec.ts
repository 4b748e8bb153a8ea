import { content, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/hosts/cloudflareSite';
import { open, waitForHydration } from '../helpers/journeys/site';

test('A page of each kind comes to life without a single error', async ({ page }) => {
  test.slow();
  for (const { path: address } of pagesOfEachKind())
    await test.step(address, async () => {
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
});

test('A visitor at an unknown address finds the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/no\/such\/page/);
  await open(page, '/no/such/page');
  await expect(page).toHaveURL('/');
  const { title } = content.home().hero;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('A visitor walks from home to the store, comes back by a reload, and by an address with a slash', async ({
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

test('The administrator finds the sign-in page, whatever page was asked for', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});
