import { readFile } from 'node:fs/promises';
import { openAdmin } from '../../helpers/journeys/admin';
import { expect, test } from '../../helpers/journeys/site';

test('Projects are exported as CSV, and the file contains no changes', async ({ page }) => {
  await openAdmin(page, '/admin/projects');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  await page.getByLabel('CSV file with projects').setInputFiles(await file.path());
  const dialog = page.getByRole('dialog', { name: 'Import Projects' });
  await expect(dialog.getByText('The file contains no changes.')).toBeVisible();
});
