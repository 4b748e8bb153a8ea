import { expect, open, test } from '../../helpers/journeys/site';
import { content } from '../../helpers/hosts/builtSite';
import { productPath } from '../../../src/domain/links/paths';

const [product] = content.products();

test.use({ viewport: { width: 360, height: 740 } });

test('Back closes an image, a dialog or a menu, and leaves the page afterwards', async ({
  page,
}) => {
  if (!product) throw new Error('There is no product');
  const dialog = page.getByRole('dialog');
  await open(page, '/store');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page.getByRole('menu', { name: 'Sort' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('heading', { level: 3, name: product.name }).getByRole('link').click();
  await expect(page).toHaveURL(productPath(product));

  for (const name of ['Book Now', 'Zoom image']) {
    await page.getByRole('button', { name }).first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(productPath(product));
  }
  // What is closed otherwise needs no step of its own.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog.getByRole('button', { name: 'Close menu' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/store');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page).toHaveURL('/store');
  await expect(dialog).toHaveCount(0);
});
