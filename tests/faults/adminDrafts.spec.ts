import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addCategory, openAdmin } from '../helpers/journeys/admin';
import { axeViolations } from '../helpers/journeys/axe';
import { expect, test } from '../helpers/journeys/site';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Manage Categories' });

/** Replaces the stored drafts by the entry of version 1. */
async function storeFormer(page: Page, value: unknown): Promise<void> {
  await page.evaluate(
    (json) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('slate-drafts');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').clear();
          transaction.objectStore('entries').put(json, 'drafts');
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    value,
  );
}

async function categoryNames(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create Category' }).click();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  const names = await manager(page)
    .getByRole('list', { name: 'Categories' })
    .locator('strong')
    .allTextContents();
  await manager(page).getByRole('button', { name: 'Close' }).click();
  return names;
}

test('Drafts that the browser has deleted are reported', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await addCategory(page, 'Tripods');
  await page.goto('/seed');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('slate-drafts');
        gone.addEventListener('success', () => resolve());
        gone.addEventListener('error', () => reject(new Error('not deleted')));
      }),
  );
  await page.goto('/admin/products');
  const notice = page.getByText('Your unpublished changes are lost');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(notice).toHaveCount(0);
  // The published content is unchanged, and editing continues.
  await addCategory(page, 'Gimbals');
});

test('Damaged drafts are left out, kept through later changes, downloaded and removed', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await page.goto('/seed');
  const named = (id: string, name: string) => ({ id, name, slug: id, isActive: true });
  const damaged = {
    version: 1,
    drafts: {
      productCategories: { one: { base: null, draft: named('one', 'Tripods') } },
      products: 'nonsense',
    },
    history: {},
  };
  await storeFormer(page, damaged);
  await page.goto('/admin/products');
  const notice = page.getByText('1 stored entry could not be read. Nothing was deleted.');
  await expect(notice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await addCategory(page, 'Gimbals');
  await page.goto('/admin/products');
  await expect(notice).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download damaged data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('damaged-changes.json');
  const entries = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(Object.values(entries)).toEqual([damaged]);

  await page.getByRole('button', { name: 'Remove damaged data' }).click();
  const question = page.getByRole('dialog', { name: 'Remove damaged data?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/admin/products');
  const names = await categoryNames(page);
  expect(names).toContain('Tripods');
  expect(names).toContain('Gimbals');
  await expect(notice).toHaveCount(0);
});
