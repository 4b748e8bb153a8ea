import { someProduct } from '../../helpers/hosts/builtSite';
import { layoutShiftOf, recordLayoutShifts } from '../../helpers/journeys/layoutShift';
import { expect, open, test } from '../../helpers/journeys/site';

test('Every link to the contact form opens the home page at the form', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Send us a message' });
  await test.step('/contact redirects', async () => {
    await open(page, '/contact');
    await expect(page).toHaveURL('/#contact');
    await expect(heading).toBeInViewport();
  });
  await test.step('/#contact opens at the form, which can be used', async () => {
    await page.goto('about:blank');
    await open(page, '/#contact');
    await expect(heading).toBeInViewport();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });
  await test.step('Contact us on a product page', async () => {
    const { slug, name } = someProduct();
    await open(page, `/store/${slug}`);
    await page.getByRole('link', { name: 'Contact us', exact: true }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(name);
  });
});

test('An unknown path redirects without moving what is shown, and one with a trailing slash is the same page', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(/\/(?:index\.data|pages\/home)\.json$/, async (route) => {
    await gate;
    await route.continue();
  });
  await recordLayoutShifts(page);
  await open(page, '/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Page not found: /no-such-page')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeAttached();
  release();
  await expect(page.getByLabel('Our work in figures')).toBeAttached();
  expect(await layoutShiftOf(page)).toBe(0);

  await open(page, '/store/');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/store$/);
});
