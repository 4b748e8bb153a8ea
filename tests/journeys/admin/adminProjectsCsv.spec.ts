import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expect, test } from '../../helpers/journeys/site';

const projects = content.projects();
const target = projects[0]!;
const bars = (page: Page) => page.getByRole('region', { name: 'All Projects' });

const csv = (text: string) => ({
  name: 'projects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('Projects are exported and imported as CSV after a preview, completely or not at all', async ({
  page,
}) => {
  await openAdmin(page, '/admin/projects');
  const waiting = page.waitForEvent('download');
  await bars(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await waiting).path();
  const text = await readFile(file, 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const input = page.getByLabel('CSV file with projects');

  await input.setInputFiles(csv(text));
  const dialog = page.getByRole('dialog', { name: 'Import Projects' });
  await expect(dialog.getByText('The file contains no changes.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await input.setInputFiles(csv(`id,title,location\n${target.id},,Jos`));
  await expect(dialog.getByRole('alert')).toContainText('Nothing was imported.');
  await expect(dialog.getByText('Row 2: title: must not be empty')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await input.setInputFiles(csv(`id,title\n${target.id},Renamed by a file`));
  await expect(dialog.getByText('Changed (1)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 project' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bars(page).getByText('Renamed by a file')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(bars(page).getByText('Renamed by a file')).toHaveCount(0);
});
