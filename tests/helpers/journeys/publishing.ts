import { expect, type Locator, type Page } from '@playwright/test';
import { TOKEN } from '../git/gitFetch';
import { storageOf } from './site';

export const PUBLISHED = 'Published. Visitors see it now.';

export const COMMITTED = 'Committed. Waiting for the host to build the website...';

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

/** Opens the Publish page with one unpublished change. */
export async function openPublishPage(page: Page): Promise<void> {
  await publishPageLink(page, 'Publish (1)').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
}

export async function enterToken(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('GitHub token').fill(token);
  await page.getByRole('button', { name: 'Connect' }).click();
}

export async function connect(page: Page): Promise<void> {
  await enterToken(page);
  await expect(page.getByRole('link', { name: 'slate/website' })).toBeVisible();
}

/** Everything that this browser stores for the website: both storages, all databases, all caches, cookies. */
export async function keptBy(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Refused')));
      });
    const found: unknown[] = [await caches.keys(), document.cookie, window.name, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        found.push(name, store, await done(kept.getAllKeys()), await done(kept.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
  expect(databases).toContain('back-office');
  return JSON.stringify(await storageOf(page)) + databases;
}
