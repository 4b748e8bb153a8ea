import type { Page } from '@playwright/test';
import { signIn } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/products';

const products = content.products();
const featured = products.filter(({ isFeatured }) => isFeatured);
const category = content.categories().find(({ isActive }) => isActive)!;

const table = (page: Page) => page.getByRole('region', { name: 'All Products' });
const slots = (page: Page) => page.getByRole('region', { name: 'Featured Products' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await table(page)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  await page.getByRole('button', { name: `${action} ${name}` }).click();
}

async function fillProduct(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await dialog.getByRole('textbox', { name: 'Product name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category.name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Sharp from edge to edge.');
  await dialog.getByRole('textbox', { name: 'Specification 1' }).fill('Weight: 0.9 kg');
}

async function freeSlot(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Featured products, / }).click();
  for (const { name } of featured.slice(0, Math.max(0, featured.length - 7)))
    await slots(page)
      .getByRole('button', { name: `Unfeature ${name}` })
      .click();
}

test('A new product with an image is featured, shown everywhere, undone, and restored after a reload', async ({
  page,
}) => {
  await open(page, PATH);
  await page.getByRole('checkbox', { name: /Stay signed in/ }).check();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Products Management' })).toBeVisible();
  await freeSlot(page);

  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const add = dialog.getByRole('button', { name: 'Add Product' });
  await expect(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Specification 1' }).fill('Weight: 0.9 kg');
  await add.click();
  for (const error of ['Name', 'Category', 'Description', 'Image'])
    await expect(dialog.getByText(`${error} is required`)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Product name' })).toBeFocused();
  await fillProduct(page, 'Test Zoom 24-70');
  await dialog.getByLabel('Product image').setInputFiles({
    name: 'lens.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(dialog.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('lens.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(dialog.getByText('Price on Request', { exact: true })).toBeVisible();
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('“Test Zoom 24-70” added.')).toBeVisible();

  await search(page).fill('test zoom');
  await expect(table(page).getByText('1 product', { exact: true })).toBeVisible();
  await expect(table(page).locator('[data-facts]')).toHaveText('Price on Request1 in stock');
  const rows = table(page).getByRole('list', { name: 'All Products' });
  await expect(rows.locator('img')).toHaveAttribute('src', /^blob:/);
  await choose(page, 'Test Zoom 24-70', 'Feature');
  await expect(slots(page).getByRole('heading', { name: 'Test Zoom 24-70' })).toBeVisible();
  await page.getByRole('button', { name: 'Live Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Live Preview' });
  await expect(preview.getByRole('list').getByText('Test Zoom 24-70')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(slots(page).getByRole('heading', { name: 'Test Zoom 24-70' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Saved');
  await page.reload();
  await waitForHydration(page);
  await table(page).getByRole('button', { name: 'More about Test Zoom 24-70' }).click();
  await expect(page.getByText('Regular', { exact: true })).toBeVisible();
});
