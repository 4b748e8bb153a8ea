import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { pngUpload } from '../../helpers/content/uploads';
import { expect, test, waitForHydration } from '../../helpers/journeys/site';

const PATH = '/admin/projects';

const projects = content.projects();
const featured = projects.filter(({ isFeatured }) => isFeatured);
const categories = content.projectCategories().filter(({ isActive }) => isActive);

const table = (page: Page) => page.getByRole('region', { name: 'All Projects' });
const form = (page: Page) => page.getByRole('dialog').first();
/** In the header, because a toast may have disappeared on a slow machine. */
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first();
const summary = (first: number, last: number, count: number, rest = '') =>
  `Showing ${first}-${last} of ${count} projects • ${featured.length} featured${rest}`;

async function fillProject(page: Page, name: string): Promise<void> {
  const dialog = form(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('One.\n\nTwo.');
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Ibadan');
  for (const category of categories.slice(0, 2))
    await dialog.getByRole('checkbox', { name: category.name }).check();
}

test('A project with images is added, previewed, undone, and restored after a reload', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await page.getByRole('button', { name: 'Add Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Project' });
  const add = dialog.getByRole('button', { name: 'Add Project' });
  await expect(add).toBeDisabled();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await fillProject(page, 'Quokka Nights');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Main image').setInputFiles(await pngUpload('rain.png', 640, 360));
  await expect(add).toBeEnabled();
  await dialog
    .getByLabel('Gallery', { exact: true })
    .setInputFiles([await pngUpload('a.png', 90, 60), await pngUpload('b.png', 60, 90)]);
  await expect(dialog.getByRole('list', { name: 'Gallery: 2 of 4' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Website' }).fill('nonsense');
  await add.click();
  await expect(dialog.getByText(/Please enter a valid URL/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Website' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Website' }).fill('https://rain.example/film');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Project “Quokka Nights” added.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search projects' }).fill('quokka');
  await expect(table(page).getByText(summary(1, 1, 1, ' • 1 match for "quokka"'))).toBeVisible();
  const names = categories.slice(0, 2).map(({ name }) => name);
  await expect(table(page).getByText(names.join(', '))).toBeVisible();
  await expect(table(page).locator('img').first()).toHaveAttribute('src', /^blob:/);

  await page.getByRole('button', { name: 'Live Preview' }).click();
  await expect(form(page).getByRole('listitem').filter({ hasText: 'Quokka Nights' })).toBeVisible();
  await page.keyboard.press('Escape');

  await undo(page).click();
  await expect(table(page).getByText('Quokka Nights')).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo/ }).first().click();
  await expect(table(page).getByText('Quokka Nights')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Saved');
  await page.reload();
  await waitForHydration(page);
  await table(page).getByRole('button', { name: 'Edit Quokka Nights' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Description' })).toHaveValue(
    'One.\n\nTwo.',
  );
  await expect(form(page).getByRole('img', { name: 'Main image: selected image' })).toHaveAttribute(
    'src',
    /^blob:/,
  );
});

test('Projects are exported as CSV, and the file contains no changes', async ({ page }) => {
  await openAdmin(page, PATH);
  const waiting = page.waitForEvent('download');
  await table(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  await page.getByLabel('CSV file with projects').setInputFiles(await file.path());
  const dialog = page.getByRole('dialog', { name: 'Import Projects' });
  await expect(dialog.getByText('The file contains no changes.')).toBeVisible();
});
