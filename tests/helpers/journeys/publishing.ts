import { expect, type Locator, type Page } from '@playwright/test';

export const PUBLISHED = 'Published. Visitors see it now.';

/** Opens a product of the list and fills some of its fields without saving. */
export async function editProduct(
  page: Page,
  name: string,
  fields: Record<string, string>,
): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page
    .getByRole('region', { name: 'All Products' })
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  for (const [label, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: label }).fill(text);
  return dialog;
}

export async function saveProduct(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toHaveCount(0);
}

export async function changeProduct(
  page: Page,
  name: string,
  fields: Record<string, string>,
): Promise<void> {
  await saveProduct(await editProduct(page, name, fields));
}

export const publishPageLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export const publish = (page: Page): Locator => page.getByRole('button', { name: /^Publish/ });
