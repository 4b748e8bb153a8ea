import type { Page } from '@playwright/test';
import { openAdmin, signIn } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/products';
const FULL =
  'You can only have 8 featured products. Please uncheck another featured product first.';

const products = content.products();
const featured = products.filter(({ isFeatured }) => isFeatured);
const first = products[0]!;
const category = content.categories().find(({ isActive }) => isActive)!;

const table = (page: Page) => page.getByRole('region', { name: 'All Products' });
const slots = (page: Page) => page.getByRole('region', { name: 'Featured Products' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

async function fillProduct(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await dialog.getByRole('textbox', { name: 'Product name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category.name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Sharp from edge to edge.');
  await dialog.getByRole('textbox', { name: 'Specification 1' }).fill('Weight: 0.9 kg');
}

async function freeSlot(page: Page): Promise<void> {
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
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('Price on Request');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('“Test Zoom 24-70” added.')).toBeVisible();

  await search(page).fill('test zoom');
  await expect(table(page).getByText('1 product', { exact: true })).toBeVisible();
  await expect(table(page).getByText('Regular', { exact: true })).toBeVisible();
  await expect(table(page).locator('img').first()).toHaveAttribute('src', /^blob:/);
  await table(page).getByRole('button', { name: 'Feature Test Zoom 24-70' }).click();
  await expect(slots(page).getByRole('heading', { name: 'Test Zoom 24-70' })).toBeVisible();
  await page.getByRole('button', { name: 'Live Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Live Preview' });
  await expect(preview.getByRole('list').getByText('Test Zoom 24-70')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(slots(page).getByRole('heading', { name: 'Test Zoom 24-70' })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(table(page).getByText('Test Zoom 24-70')).toBeVisible();
  await expect(table(page).getByText('Regular', { exact: true })).toBeVisible();
});

test('A ninth product cannot be featured by the form, the star or in bulk', async ({ page }) => {
  test.skip(featured.length !== 8, 'the content has free slots');
  await openAdmin(page, PATH);
  const regular = products.find(({ isFeatured }) => !isFeatured)!;
  await expect(slots(page).getByText('8/8 slots used')).toBeVisible();
  await expect(page.getByRole('button', { name: /Add featured product/ })).toHaveCount(0);
  const star = table(page).getByRole('button', { name: `Feature ${regular.name}`, exact: true });
  await expect(star).toHaveAttribute('aria-disabled', 'true');
  await star.press('Enter');
  await expect(page.getByText(FULL)).toBeVisible();
  await page.getByRole('button', { name: 'Add Product' }).click();
  const box = page.getByRole('checkbox', { name: 'Feature this product' });
  await expect(box).toBeDisabled();
  await page.keyboard.press('Escape');

  await slots(page)
    .getByRole('button', { name: `Unfeature ${featured[0]!.name}` })
    .click();
  await expect(slots(page).getByText('7/8 slots used')).toBeVisible();
  await page.getByRole('button', { name: /Add featured product/ }).click();
  await expect(page.getByText('8 of 8 featured slots used')).toBeVisible();
  await expect(box).toBeChecked();
});

test('Unsaved input of a product survives a reload, and is discarded only after a confirmation', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await fillProduct(page, 'Half a lens');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  const name = page.getByRole('textbox', { name: 'Product name' });
  await expect(name).toHaveValue('Half a lens');
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(name).toHaveValue('Half a lens');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(name).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(name).toHaveCount(0);
});

test('Several products are deleted in one step, which can be undone', async ({ page }) => {
  await openAdmin(page, PATH);
  const count = (number: number) => table(page).getByText(new RegExp(`of ${number} products$`));
  await expect(count(products.length)).toBeVisible();
  await table(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await table(page)
    .getByRole('group', { name: 'Selected products' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete 10 products?' });
  await expect(question.getByText(/Used in: .*Featured Products/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(count(products.length - 10)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(count(products.length)).toBeVisible();
});

test('A CSV file is imported completely or not at all, after a preview', async ({ page }) => {
  await openAdmin(page, PATH);
  const file = (text: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const input = page.locator('input[accept*="csv"]');
  const window = page.getByRole('dialog', { name: 'Import Products' });
  await input.setInputFiles(file(`id,stock\n${first.id},-3`));
  await expect(window.getByText('Row 2: stock: must be a whole number, 0 or more')).toBeVisible();
  await expect(window.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();
  await input.setInputFiles(file(`id,name\n${first.id},Renamed by a file`));
  await expect(window.getByText(first.name)).toHaveCount(0);
  await window.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(table(page).getByRole('button', { name: 'Edit Renamed by a file' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
});

for (const width of WIDTHS)
  test(`The product screen and its dialogs are accessible and fit ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, PATH, schemeAt(width));
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
    const look = (what: string) => expectAccessibleAndFitting(page, what);
    await table(page)
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await look('the screen');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await page.getByRole('textbox', { name: 'Specification 1' }).fill('x');
    await page.getByRole('button', { name: 'Add Product' }).last().click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await look('the form');
    await page.keyboard.press('Escape');
    await look('the question');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Live Preview' }).click();
    await look('the preview');
  });
