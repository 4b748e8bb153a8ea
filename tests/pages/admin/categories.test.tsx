import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filesOf } from '../../../src/domain/content/contentFixture';
import { contentWith, product, project } from '../../../src/admin/resources/resourceFixture';
import {
  button,
  dialog,
  expectText,
  field,
  openBackOffice,
} from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const PATH = '/admin/products';
const FILES = filesOf(
  contentWith({
    products: [product('a'), product('b')],
    projects: [project('a'), project('b', { category: ['Commercial'] })],
  }),
);

const manager = (name = 'Manage Categories') => dialog(name);
const row = (name: string) => manager().getByRole('listitem').filter({ hasText: name });

async function viewAll(): Promise<void> {
  await button('Create Category').first().click();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
}

beforeEach(() => void vi.stubEnv('VITE_PUBLISH_TARGET', 'local'));
it('The category dialog reopens after a reload with its unsaved input, and a name is needed, which must be new', async () => {
  const office = await openBackOffice(PATH, FILES);
  await button('Create Category').click();
  await field('Category Name').fill('Half a cat');
  await office.reload();
  await expect.element(field('Category Name')).toHaveValue('Half a cat');
  await expectText('Your unsaved changes were restored.');

  const create = manager().getByRole('button', { name: 'Create Category' });
  await field('Category Name').fill('  ');
  await expect.element(create).toBeDisabled();
  await button('Missing: name').click();
  await expectText('Category name is required');
  await field('Category Name').fill('Lenses');
  await create.click();
  const taken = page.getByText('A category with this name already exists');
  await expect.element(taken).toBeVisible();
  await field('Category Name').fill('Tripods');
  await expect.element(taken).not.toBeInTheDocument();
});

it('A renamed category keeps its products, a deleted one moves them to Uncategorized, and Undo restores all', async () => {
  await openBackOffice(PATH, FILES);
  await viewAll();
  await button('Edit Lenses').click();
  await field('Category Name').fill('Renamed');
  await manager().getByRole('button', { name: 'Update Category' }).click();
  await expectText('Category updated successfully!');
  await expect.element(row('Renamed')).toHaveTextContent('2 products');

  const remove = button('Delete Renamed');
  const question = dialog('Delete “Renamed”?');
  await remove.click();
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to delete this category? Products in this category will be moved to "Uncategorized". This action cannot be undone.',
    );
  for (const name of ['Product a', 'Product b'])
    await expect.element(question).toHaveTextContent(name);
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectText('Category deleted successfully!');
  await expect.element(remove).not.toBeInTheDocument();
  await button('Undo').last().click();
  await expect.element(remove).toBeVisible();
  await expect.element(row('Renamed')).toHaveTextContent('2 products');
});

it('The project categories have their own texts', async () => {
  await openBackOffice('/admin/projects', FILES);
  await button('Create Category').click();
  await expect.element(manager('Create New Category')).toBeVisible();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  await button('Edit Film').click();
  await expect.element(manager('Edit Category')).toBeVisible();
  await button('Cancel').click();
  await button('Delete Film').click();
  const question = dialog('Delete “Film”?');
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to delete this category? This action cannot be undone.',
    );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectText('Category deleted successfully!');
});

it('Categories that could not be loaded cannot be changed until Try Again loads them', async () => {
  const file = 'categories/products/index.json';
  const { site } = await openBackOffice(PATH, FILES, [file]);
  await button('Create Category').click();
  await expect
    .element(manager())
    .toHaveTextContent('Failed to load categories. Please try refreshing the page.');
  await expect.element(field('Category Name')).not.toBeInTheDocument();
  site.heal();
  await manager().getByRole('button', { name: 'Try Again' }).click();
  await expect.element(field('Category Name')).toBeVisible();
});
