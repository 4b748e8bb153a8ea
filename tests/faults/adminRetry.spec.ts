import type { Page } from '@playwright/test';
import { openAdmin } from '../helpers/journeys/admin';
import { content } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/site';
import { pngUpload } from '../helpers/content/uploads';

const LONG = 'Aerial pictures by a licensed pilot, anywhere in Lagos.';

const dialog = (page: Page) => page.getByRole('dialog');
const state = (page: Page) => page.getByRole('banner').getByRole('paragraph');

/** Makes writing fail for lack of space until {@link makeRoom} is called. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
}

const makeRoom = (page: Page) =>
  page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());

/**
 * Presses a button of the form, which fails, and again after space was made. No toast covers
 * it.
 */
async function saveTwice(page: Page, button: string, failed: string): Promise<void> {
  await fill(page);
  await dialog(page).getByRole('button', { name: button }).click();
  await expect(page.getByText(failed).first()).toBeVisible();
  await makeRoom(page);
  await dialog(page).getByRole('button', { name: button }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(state(page)).toHaveText('Saved');
}

/** Returns how many rows of a table a search finds. */
async function expectRows(page: Page, search: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search/ }).fill(search);
  await expect(page.getByRole('button', { name: `Edit ${search}` })).toHaveCount(count);
}

test('A service saved again after a failure exists once', async ({ page }) => {
  await openAdmin(page, '/admin/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Drone Pictures');
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill(LONG);
  await dialog(page).getByRole('checkbox', { name: 'Featured' }).setChecked(false);
  await saveTwice(page, 'Save Service', 'Failed to save changes. Please try again.');
  await expectRows(page, 'Drone Pictures', 1);
});

test('A product saved again after a failure exists once', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog(page).getByRole('textbox', { name: 'Product name' }).fill('Test Zoom');
  const { name } = content.categories().find(({ isActive }) => isActive)!;
  await dialog(page).getByRole('combobox', { name: 'Category' }).selectOption(name);
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Sharp.');
  await dialog(page).getByRole('textbox', { name: 'Specification 1' }).fill('Weight: 1 kg');
  await dialog(page)
    .getByLabel('Product image')
    .setInputFiles(await pngUpload('lens.png', 64, 48));
  await expect(dialog(page).getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveTwice(page, 'Add Product', 'Failed to add product. Please try again.');
  await expectRows(page, 'Test Zoom', 1);
});

test('A project saved again after a failure exists once', async ({ page }) => {
  await openAdmin(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Quokka Nights');
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Text');
  await dialog(page).getByRole('textbox', { name: 'Location' }).fill('Jos');
  await dialog(page)
    .getByRole('group', { name: /^Category/ })
    .getByRole('checkbox')
    .first()
    .check();
  await dialog(page)
    .getByLabel('Main image')
    .setInputFiles(await pngUpload('rain.png', 64, 36));
  await expect(dialog(page).getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveTwice(page, 'Add Project', 'Failed to add project. Please try again.');
  await expectRows(page, 'Quokka Nights', 1);
});

test('The toast of a list stores a failed change, and a copy is created once', async ({ page }) => {
  const { name } = content.products()[0]!;
  const table = page.getByRole('region', { name: 'All Products' });
  await openAdmin(page, '/admin/products');
  await expectRows(page, name, 1);
  await fill(page);
  const duplicate = table.getByRole('button', { name: `Duplicate ${name}`, exact: true });
  await duplicate.click();
  const failed = page.getByText('Failed to update product. Please try again.');
  await expect(failed).toBeVisible();
  await expect(state(page)).toHaveText('Not saved');
  await duplicate.click();
  await expect(state(page)).toHaveText('Not saved');
  await makeRoom(page);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText(`“${name} (copy)” added.`)).toBeVisible();
  await expect(state(page)).toHaveText('Saved');
  await expect(table.getByRole('button', { name: `Duplicate ${name} (copy)` })).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('button', { name: `Duplicate ${name} (copy)` })).toHaveCount(0);
});
