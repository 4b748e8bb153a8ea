import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { clearAutosave, readAutosave } from '../../forms/formAutosave';
import { PRODUCT_FORM, ProductEditor, type ProductEditorProps } from './ProductEditor';
import { FEATURED_PRODUCTS_LIMIT_MESSAGE, type ProductForm } from './productForm';
import { CATEGORIES, productOf } from './productFixture';

const LENS = productOf('a', { name: 'Lens', specs: ['Mount: PL', 'Weight: 1 kg'] });

async function open(props: Partial<ProductEditorProps> = {}, path = '/') {
  const onSave = vi.fn((_form: ProductForm) => Promise.resolve(true));
  const onLeave = vi.fn();
  await renderAdminPart(
    <ProductEditor
      product={undefined}
      isFeatured={false}
      kept={undefined}
      catalogue={{ products: [LENS], productCategories: CATEGORIES }}
      isSaving={false}
      onSave={onSave}
      onLeave={onLeave}
      onDiscard={() => undefined}
      {...props}
    />,
    { path },
  );
  return { onSave, onLeave };
}

const box = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => clearAutosave(PRODUCT_FORM));

test('the form can be submitted once the first specification is filled, and shows all missing fields', async () => {
  const { onSave } = await open();
  await expect.element(button('Add Product')).toBeDisabled();
  await box('Specification 1').fill('Mount: PL');
  await button('Add Product').click();
  for (const error of [
    'Name is required',
    'Category is required',
    'Description is required',
    'Image is required',
  ])
    await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(box('Product name')).toHaveFocus();
  await box('Product name').fill('Zoom');
  await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
});

test('the field named by the URL is focused', async () => {
  await open({ product: LENS }, '/?edit=a&field=description');
  await expect.element(box('Description')).toHaveFocus();
});

test('the picture field named by the URL is focused', async () => {
  await open({ product: LENS }, '/?edit=a&field=image');
  await expect.poll(() => document.activeElement?.closest('[data-field]')).not.toBeNull();
});

test('a blank specification disables the button until it is filled or removed', async () => {
  await open({ product: LENS });
  await page.getByRole('button', { name: 'Add specification' }).click();
  await expect.element(button('Update Product')).toBeDisabled();
  await page.getByRole('button', { name: 'Remove specification 3' }).click();
  await expect.element(button('Update Product')).toBeEnabled();
});

test('a product is saved with the values of the fields, also by keyboard', async () => {
  const { onSave } = await open({ product: LENS });
  await box('Product name').fill('Cine lens');
  await page.getByRole('spinbutton', { name: 'Stock' }).fill('7');
  await page.getByRole('checkbox', { name: 'Change the address with the name' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => onSave.mock.calls).toHaveLength(1);
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    name: 'Cine lens',
    category: 'lenses',
    description: 'Sharp.',
    image: '/media/a.webp',
    specs: [{ text: 'Mount: PL' }, { text: 'Weight: 1 kg' }],
    included: [{ text: 'Case' }],
    stock: '7',
    isFeatured: false,
    isAddressNew: true,
  });
});

test('a negative stock is rejected', async () => {
  const { onSave } = await open({ product: LENS });
  await page.getByRole('spinbutton', { name: 'Stock' }).fill('-1');
  await button('Update Product').click();
  await expect.element(page.getByText('Stock must be a whole number, 0 or more')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test('a failed save shows an error, and the form keeps its input', async () => {
  await open({ product: LENS, onSave: () => Promise.resolve(false) });
  await box('Product name').fill('Cine lens');
  await button('Update Product').click();
  await expect.element(page.getByText('Failed to update product. Please try again.')).toBeVisible();
  await expect.element(box('Product name')).toHaveValue('Cine lens');
});

test('the buttons are disabled and show a busy label during a save', async () => {
  await open({ isSaving: true });
  await expect.element(button('Adding...')).toBeDisabled();
  await expect.element(button('Cancel')).toBeDisabled();
});

test('the featured checkbox is disabled with a hint when all slots are used, except for a featured product', async () => {
  const products = Array.from({ length: 8 }, (_, at) => productOf(`p${at}`, { isFeatured: true }));
  const catalogue = { products, productCategories: CATEGORIES };
  await open({ catalogue });
  await expect.element(page.getByText(FEATURED_PRODUCTS_LIMIT_MESSAGE)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Feature/ })).toBeDisabled();
});

test('unsaved input is autosaved, and an untouched form is not', async () => {
  await open({ product: LENS });
  expect(readAutosave(PRODUCT_FORM)).toBeNull();
  await box('Product name').fill('Half');
  await expect.poll(() => readAutosave(PRODUCT_FORM)?.values['name']).toBe('Half');
  expect(readAutosave(PRODUCT_FORM)?.id).toBe('a');
});
