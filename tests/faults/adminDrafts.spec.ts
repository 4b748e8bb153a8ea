import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addCategory, openAdmin } from '../helpers/journeys/admin';
import { axeViolations } from '../helpers/journeys/axe';
import { expect, test } from '../helpers/journeys/site';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Manage Categories' });

/** Replaces the stored drafts, or returns them. */
async function entries(page: Page, change?: Record<string, unknown>): Promise<unknown> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('slate-drafts');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          const store = transaction.objectStore('entries');
          for (const [key, value] of Object.entries(wanted ?? {})) store.put(value, key);
          const found = store.get('drafts.bak');
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(found.result);
          });
        });
      }),
    change,
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

test('Backups of damaged drafts are downloaded, restored and deleted, and not replaced by later ones', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await page.goto('/seed');
  const named = (id: string, name: string) => ({ id, name, slug: id, isActive: true });
  const first = {
    version: 1,
    drafts: {
      productCategories: { one: { base: null, draft: named('one', 'Tripods') } },
      products: 'nonsense',
    },
    history: {},
  };
  await entries(page, { drafts: first });
  await page.goto('/admin/products');
  await expect(page.getByText('Some of your unpublished changes could not be read.')).toBeVisible();
  await page.goto('/seed');
  await entries(page, { drafts: { drafts: 'nonsense' } });
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Show backups' }).click();
  const backups = page.getByRole('region', { name: 'Backups of damaged changes' });
  await expect(backups.getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(await entries(page)).toEqual(first);
  expect(await axeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await backups
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^drafts-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(first);

  await backups
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click();
  await expect(backups.getByText('Product category “Tripods”')).toBeVisible();
  await expect(backups.getByText('Could not be read', { exact: true })).toBeVisible();
  for (const left of [1, 0]) {
    await backups
      .getByRole('button', { name: /^Delete backup/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: 'Delete backup' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(backups.getByRole('heading', { level: 3 })).toHaveCount(left);
  }
  await page.goto('/admin/products');
  expect(await categoryNames(page)).toContain('Tripods');
});
