import { content, someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const title = () => content.home().hero.title;

test('An unknown path within the site redirects to the home page', async ({ page }) => {
  await open(page, '/cart');
  await page.evaluate(() => {
    history.pushState({}, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible();
});

test('A missing file does not show the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/media\/no-such-picture\.webp/);
  watch.allows(/404.*\/favicon\.ico/);
  const response = await page.goto('/media/no-such-picture.webp');
  expect(response?.status()).toBe(404);
  await expect(page.locator('body')).toHaveText('Not found');
});

test('Every link to the contact form opens the home page at the form', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Send us a message' });
  await test.step('/contact redirects', async () => {
    await open(page, '/contact');
    await expect(page).toHaveURL('/#contact');
    await expect(heading).toBeInViewport();
  });
  await test.step('/#contact opens at the form, which can be used', async () => {
    await page.goto('/cart');
    await open(page, '/#contact');
    await expect(heading).toBeInViewport();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });
  await test.step('Contact us on a product page', async () => {
    await open(page, `/store/${someProduct().slug}`);
    await page.getByRole('link', { name: 'Contact us', exact: true }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(heading).toBeInViewport();
  });
});

test('A path with a trailing slash is the same page and hydrates', async ({ page }) => {
  await page.goto('/store/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/store$/);
});
