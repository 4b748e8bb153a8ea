import { expect, type Locator, type Page } from '@playwright/test';
import { TOKEN } from '../git/gitFetch';

/** Message of a successful publication. */
export const PUBLISHED = 'Published. Your changes are live.';

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

/** Saves the product that is being edited. */
export async function saveProduct(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Changes fields of a product of the list and saves them as a draft. */
export async function changeProduct(
  page: Page,
  name: string,
  fields: Record<string, string>,
): Promise<void> {
  await saveProduct(await editProduct(page, name, fields));
}

/** Finds the link to the Publish page in the header by its text. */
export const publishPageLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Finds the button that publishes the selected changes. */
export const publish = (page: Page): Locator => page.getByRole('button', { name: /^Publish/ });

/** Opens the Publish page with one unpublished change. */
export async function openPublishPage(page: Page): Promise<void> {
  await publishPageLink(page, 'Publish (1)').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
}

/** Enters a token. */
export async function enterToken(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('GitHub token').fill(token);
  await page.getByRole('button', { name: 'Connect' }).click();
}

/** Finds the name of the connected repository. */
export const repositoryLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'slate/website' });

/** Enters a valid token and connects. */
export async function connect(page: Page): Promise<void> {
  await enterToken(page);
  await expect(repositoryLink(page)).toBeVisible();
}
