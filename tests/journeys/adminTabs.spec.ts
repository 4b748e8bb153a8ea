import { addCategory, beginCategory, openAdmin } from '../helpers/admin';
import { axeTroubles } from '../helpers/axe';
import { expect, open, test } from '../helpers/site';
import type { Page } from '@playwright/test';

const following = (page: Page) =>
  page.getByText('Another tab of this browser is editing. This one shows its changes');
const state = (page: Page) => page.getByRole('banner').getByRole('paragraph');

/** Two tabs of the back office, the first of which edits. */
async function twoTabs(page: Page): Promise<Page> {
  await openAdmin(page, '/admin/products');
  const second = await page.context().newPage();
  await open(second, '/admin/products');
  await expect(following(second)).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  return second;
}

test('one tab edits; the other says so, changes nothing and follows live', async ({ page }) => {
  const second = await twoTabs(page);
  await expect(following(page)).toHaveCount(0);
  await expect(state(second)).toHaveText('Read only');
  expect(await axeTroubles(second)).toEqual([]);

  await addCategory(page, 'Tripods');
  await second.getByRole('button', { name: 'Create Category' }).click();
  await second.getByRole('tab', { name: 'View All Categories' }).click();
  await expect(second.getByRole('button', { name: 'Edit Tripods' })).toBeVisible();

  await second.getByRole('tab', { name: 'Create Category' }).click();
  await second.getByRole('textbox', { name: 'Category Name' }).fill('Gimbals');
  await second.getByRole('textbox', { name: 'Category Name' }).press('Enter');
  await expect(second.getByText('Nothing was saved: another tab')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Category Name' })).toHaveValue('Gimbals');
});

test('when the first tab closes the other one takes over, with everything that was saved', async ({
  page,
}) => {
  const second = await twoTabs(page);
  await addCategory(page, 'Tripods');
  await page.close();
  await expect(following(second)).toHaveCount(0);
  await addCategory(second, 'Gimbals');
  await second.getByRole('button', { name: 'History' }).click();
  await expect(second.getByRole('dialog', { name: 'History' }).getByRole('listitem')).toHaveCount(
    2,
  );
});

test('a product that is being typed stays while another tab edits, and after', async ({ page }) => {
  const second = await twoTabs(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
  const field = page.getByRole('textbox', { name: 'Product name' });
  await field.fill('Half a lens');
  await second.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(state(page)).toHaveText('Read only');
  await expect(field).toHaveValue('Half a lens');
  await second.close();
  await expect(state(page)).not.toHaveText('Read only');
  await expect(field).toHaveValue('Half a lens');
});

test('the editing can be taken over; what was typed in the other tab stays there', async ({
  page,
}) => {
  const second = await twoTabs(page);
  const field = await beginCategory(page, 'Half a na');
  await second.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(following(second)).toHaveCount(0);
  await expect(following(page)).toBeVisible();
  await expect(field).toHaveValue('Half a na');
  await addCategory(second, 'Tripods');
  await field.press('Enter');
  await expect(page.getByText('Nothing was saved: another tab')).toBeVisible();
  await expect(field).toHaveValue('Half a na');
});
