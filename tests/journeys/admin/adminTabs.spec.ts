import { addCategory, openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { expect, open, test } from '../../helpers/journeys/site';
import type { Page } from '@playwright/test';

const following = (page: Page) =>
  page.getByText('You are editing in another tab. This tab is read-only');
/** The save status of the header, which may be behind a dialog. */
const state = (page: Page) =>
  page.getByRole('banner', { includeHidden: true }).getByRole('paragraph', { includeHidden: true });

test('One tab edits and the other one follows, until it takes over editing; unsaved input stays', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, '/admin/products');
  const second = await page.context().newPage();
  await open(second, '/admin/products');
  await expect(following(second)).toBeVisible();
  await expect(following(page)).toHaveCount(0);
  await expect(state(second)).toHaveText('Read-only');
  expect(await axeViolations(second)).toEqual([]);

  await addCategory(page, 'Tripods');
  await second.getByRole('button', { name: 'Create Category' }).click();
  await second.getByRole('tab', { name: 'View All Categories' }).click();
  await expect(second.getByRole('button', { name: 'Edit Tripods' })).toBeVisible();

  await second.getByRole('tab', { name: 'Create Category' }).click();
  await second.getByRole('textbox', { name: 'Category Name' }).fill('Gimbals');
  await second.getByRole('textbox', { name: 'Category Name' }).press('Enter');
  await expect(second.getByText('Not saved: you are editing in another tab.')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Category Name' })).toHaveValue('Gimbals');
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.getByRole('button', { name: 'Add Product' }).click();
  const field = page.getByRole('textbox', { name: 'Product name' });
  await field.fill('Half a lens');
  await second.getByRole('button', { name: 'Edit in this tab' }).click();
  await expect(following(second)).toHaveCount(0);
  await expect(following(page)).toBeVisible();
  await expect(state(page)).toHaveText('Read-only');
  await expect(field).toHaveValue('Half a lens');
  await addCategory(second, 'Gimbals');
  await field.press('Enter');
  await expect(field).toHaveValue('Half a lens');
  await second.close();
  await expect(state(page)).not.toHaveText('Read-only');
  await expect(field).toHaveValue('Half a lens');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Undo history' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Undo history' }).getByRole('listitem'),
  ).toHaveCount(2);
});
