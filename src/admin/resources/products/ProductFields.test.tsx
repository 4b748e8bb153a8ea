import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '@/domain/product/schema';
import { renderForm } from '../../../../tests/helpers/component/renderForm';
import { contentWith, product } from '../resourceFixture';
import { products } from './productResource';

const LENS = product('a', { name: 'Lens', specs: ['Mount: PL', 'Weight: 1 kg'] });

async function open(id: string, records: Product[] = [LENS], path?: string) {
  const content = contentWith({ products: records });
  const { draftContent } = await renderForm(products, content, id, path);
  return () => draftContent()?.products ?? [];
}

const box = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the form can be submitted once the first specification is filled, and shows all missing fields', async () => {
  const saved = await open('');
  await expect.element(button('Add Product')).toBeDisabled();
  await button('Missing: name, category, description, image, specifications').click();
  await expect.element(box('Product name')).toHaveFocus();
  await box('Product name').fill('Lens');
  await button('Missing: category, description, image, specifications').click();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  await box('Product name').fill('');
  await box('Specification 1').fill('Mount: PL');
  await button('Add Product').click();
  for (const error of ['Name', 'Category', 'Description', 'Image'])
    await expect.element(page.getByText(`${error} is required`)).toBeVisible();
  await expect.element(box('Product name')).toHaveFocus();
  await box('Product name').fill('Zoom');
  await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
  expect(saved()).toHaveLength(1);
});

test('a product is saved with the values of the fields, also by keyboard', async () => {
  const saved = await open('a');
  await box('Product name').fill('Cine lens');
  await page.getByRole('spinbutton', { name: 'Stock' }).fill('7');
  await page.getByRole('checkbox', { name: 'Update the URL to match the name' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => saved()[0])
    .toMatchObject({
      name: 'Cine lens',
      slug: 'cine-lens',
      category: LENS.category,
      specs: ['Mount: PL', 'Weight: 1 kg'],
      included: ['Case'],
      stock: 7,
    });
});

test('a stock is stepped with the arrow keys, and text that is not a whole number is never saved', async () => {
  const saved = await open('a');
  const stock = page.getByRole('spinbutton', { name: 'Stock' });
  for (const text of ['1e', '2,5', '-1']) {
    await stock.fill('');
    await stock.click();
    await userEvent.keyboard(text);
    await button('Update Product').click();
    await expect.element(stock).toHaveValue(text);
    await expect
      .element(stock)
      .toHaveAccessibleDescription('Stock must be a whole number, 0 or more');
  }
  expect(saved()).toEqual([LENS]);
  await stock.fill('1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  await expect.element(stock).toHaveValue('2');
});

test('images after the main one are shown without it, moved and removed, up to three', async () => {
  const images = ['/media/1.webp', '/media/2.webp', '/media/3.webp', '/media/4.webp'];
  const saved = await open('a', [{ ...LENS, image: '/media/1.webp', images }]);
  const list = page.getByRole('list', { name: 'More pictures: 3 of 3' });
  await expect.element(list).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Add images/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Move image 1 down' }).click();
  await page.getByRole('button', { name: 'Remove image 3' }).click();
  await button('Update Product').click();
  await expect.poll(() => saved()[0]?.images).toEqual(['/media/3.webp', '/media/2.webp']);
});

test('the daily rate and accessories are saved, and left out when they are removed', async () => {
  const others = [product('b', { name: 'Matte box' }), product('c', { name: 'V-Mount battery' })];
  const saved = await open('a', [{ ...LENS, goesWith: ['gone'] }, ...others]);
  await box('Daily rate').fill('0');
  await button('Update Product').click();
  await expect.element(page.getByText(/^Enter an amount above 0/)).toBeVisible();
  await box('Daily rate').fill('₦35,000.50');
  await page.getByRole('combobox', { name: 'Needs' }).fill('vmount');
  await page.getByRole('option', { name: 'V-Mount battery' }).click();
  await expect.element(page.getByRole('button', { name: 'gone (unknown)' })).toBeVisible();
  await button('Update Product').click();
  await expect
    .poll(() => saved()[0])
    .toMatchObject({ dailyRate: 35_000.5, needs: ['c'], goesWith: ['gone'] });
  await expect.element(button('Update Product')).toBeEnabled();
  await box('Daily rate').fill('');
  await button('Update Product').click();
  await expect.poll(() => saved()[0]).not.toHaveProperty('dailyRate');
});
