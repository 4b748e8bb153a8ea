import type { Page } from '@playwright/test';
import { startCategory, openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';

const manager = (page: Page, name = 'Manage Categories') => page.getByRole('dialog', { name });
const question = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Delete “${name}”?` });

/** A category of products that has some, and how many. */
function usedCategory() {
  const [product] = content.products();
  const name = product?.category.name ?? '';
  const products = content.products().filter(({ category }) => category.name === name);
  return { name, products };
}

async function viewAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Category' }).click();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

test('A category is created and restored after a reload', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  const field = await startCategory(page, '  ');
  const create = manager(page).getByRole('button', { name: 'Create Category' });
  await expect(create).toBeDisabled();
  await field.fill(content.categories()[0]?.name ?? '');
  await create.click();
  await expect(page.getByText('A category with this name already exists')).toBeVisible();
  await field.fill('Tripods');
  await expect(page.getByText('A category with this name already exists')).toHaveCount(0);
  await create.click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.reload();
  await viewAll(page);
  const row = manager(page).getByRole('listitem').filter({ hasText: 'Tripods' });
  await expect(row).toContainText('0 products');
  await expect(row).toContainText('Active');
});

test('The category dialog reopens after a reload with its unsaved input', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  const field = await startCategory(page, 'Half a cat');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field).toHaveValue('Half a cat');
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
});

test('An empty category name is reported as missing', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  const field = await startCategory(page, 'x');
  await field.fill('');
  await expect(page.getByText('Category name is required')).toBeVisible();
});

test('A renamed category keeps its products', async ({ page }) => {
  const { name, products } = usedCategory();
  await openAdmin(page, '/admin/products');
  await viewAll(page);
  await manager(page)
    .getByRole('button', { name: `Edit ${name}`, exact: true })
    .click();
  await page.getByRole('textbox', { name: 'Category Name' }).fill('Renamed');
  await manager(page).getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText('Category updated successfully!')).toBeVisible();
  const row = manager(page).getByRole('listitem').filter({ hasText: 'Renamed' });
  await expect(row).toContainText(counted(products.length, 'product'));
});

test('Deleting a category moves its products to Uncategorized, and Undo restores all', async ({
  page,
}) => {
  const { name, products } = usedCategory();
  await openAdmin(page, '/admin/products');
  await viewAll(page);
  const remove = manager(page).getByRole('button', { name: `Delete ${name}`, exact: true });
  await remove.click();
  await expect(question(page, name)).toContainText(
    'Are you sure you want to delete this category? Products in this category will be moved to "Uncategorized". This action cannot be undone.',
  );
  for (const product of products) await expect(question(page, name)).toContainText(product.name);
  expect(await axeViolations(page)).toEqual([]);
  await question(page, name).getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeVisible();

  await remove.click();
  await question(page, name).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted successfully!')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(remove).toBeVisible();
  const row = manager(page).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(counted(products.length, 'product'));
});

test('The project categories have their own texts', async ({ page }) => {
  const [category] = content.projectCategories().filter(({ slug }) => slug !== 'all');
  const name = category?.name ?? '';
  await openAdmin(page, '/admin/projects');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(manager(page, 'Create New Category')).toBeVisible();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(manager(page, 'Edit Category')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await expect(question(page, name)).toContainText(
    'Are you sure you want to delete this category? This action cannot be undone.',
  );
  await question(page, name).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted successfully!')).toBeVisible();
});

test('Categories that could not be loaded cannot be changed', async ({ page, watch }) => {
  watch.allows(/Failed to load resource/);
  watch.allows(/categories\/products\/index\.json/);
  const file = '**/data/categories/products/index.json';
  await page.route(file, (route) => route.fulfill({ status: 500, body: '' }));
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(manager(page)).toContainText(
    'Failed to load categories. Please try refreshing the page.',
  );
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toHaveCount(0);
  await page.unroute(file);
  await manager(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toBeVisible();
});

test('The category manager is accessible and fits', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Create Category' }).click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('tab', { name: 'Create Category' }).click();
    await expectAccessibleAndFitting(page, `write, ${width} px`);
    await page.getByRole('tab', { name: 'View All Categories' }).click();
    await expectAccessibleAndFitting(page, `view, ${width} px`);
  }
});
