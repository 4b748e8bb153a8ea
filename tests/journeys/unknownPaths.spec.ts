import { content, someProduct } from '../helpers/builtSite';
import { expect, open, test, waitForHydration } from '../helpers/site';

const title = () => content.home().hero.title;

for (const path of [
  '/no-such-page',
  '/no/such/page?x=1#y',
  '/store/a/b/c',
  '/%E0%A4%A',
  '/constructor',
  '/__proto__',
])
  test(`An unknown path leads home: ${path}`, async ({ page, watch }) => {
    // The router remarks on an address that is badly encoded.
    watch.allows(/could not be decoded/);
    await page.goto('/store');
    await open(page, path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible();
    // It was replaced: Back does not come by it again.
    await page.goBack();
    await expect(page).toHaveURL('/store');
  });

test('An unknown path within the site leads home too', async ({ page }) => {
  await open(page, '/cart');
  await page.evaluate(() => {
    history.pushState({}, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible();
});

test('A missing file is not the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/media\/no-such-picture\.webp/);
  watch.allows(/404.*\/favicon\.ico/);
  const response = await page.goto('/media/no-such-picture.webp');
  expect(response?.status()).toBe(404);
  await expect(page.locator('body')).toHaveText('Not found');
});

test('/contact leads to the contact form of the home page', async ({ page }) => {
  await open(page, '/contact');
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
});

test('/#contact opens at the contact form', async ({ page }) => {
  await open(page, '/#contact');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

test('Contact us on a product page leads to the contact form', async ({ page }) => {
  await open(page, `/store/${someProduct().slug}`);
  await page.getByRole('link', { name: 'Contact us', exact: true }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
});

test('A path with a slash at its end is the same page, without another rendering', async ({
  page,
}) => {
  await page.goto('/store/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/store$/);
});
