import { addCategory, openAdmin } from '../helpers/journeys/admin';
import { expect, test } from '../helpers/journeys/site';

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
