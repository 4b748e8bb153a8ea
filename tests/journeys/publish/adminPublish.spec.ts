import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import {
  changeProduct,
  publish,
  PUBLISHED,
  publishPageLink,
} from '../../helpers/journeys/publishing';
import { test } from '../../helpers/hosts/publishSite';
import { expect, open } from '../../helpers/journeys/site';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PAGES = 60_000;

const third = content.products()[2];
async function visitor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Downloads the only change, which stays a draft. */
async function downloadChange(page: Page, text: string): Promise<void> {
  await publishPageLink(page, 'Publish (1)').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  const entries = unzipSync(readFileSync(await (await download).path()));
  const names = Object.keys(entries);
  expect(names).toContain('HOW-TO.txt');
  const data = names.filter((file) => file.startsWith('public/data/products/by-category/'));
  expect(strFromU8(entries[data[0]!]!)).toContain(text);
  await expect(page.getByText(/The ZIP file is being downloaded/)).toBeVisible();
  await expect(publishPageLink(page, 'Publish (1)')).toBeVisible();
}

test.slow();

test('Changes are downloaded as a ZIP file, and merged with those of another administrator, with a conflict in the same field', async ({
  page,
  browser,
  place,
}) => {
  const name = third!.name;
  await openAdmin(page, '/admin/products');
  await changeProduct(page, name, { Description: 'Of the first.' });
  await test.step('a ZIP file', () => downloadChange(page, 'Of the first.'));

  const other = await visitor(browser, place.origin);
  await openAdmin(other, '/admin/products');
  await changeProduct(other, name, {
    Description: 'Of the second.',
    'Specification 1': 'Weight: 9 kg',
  });
  await publishPageLink(other, 'Publish (1)').click();
  await publish(other).click();
  await expect(other.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  await other.context().close();

  await open(page, '/admin/publish');
  const question = page.getByRole('form', { name: `Product “${name}”` });
  await expect(
    question.getByText(`Description of “${name}” was also changed on the website.`),
  ).toBeVisible();
  await expect(question.getByText('Of the first.')).toBeVisible();
  await expect(question.getByText('Of the second.')).toBeVisible();
  await expect(publish(page)).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('radio', { name: 'Keep my version' }).check();
  await question.getByRole('button', { name: 'Apply choices' }).click();
  await expect(question).toHaveCount(0);
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  const files = place.publicFile('data/products/index.json');
  expect(files).toContain(third!.id);
  const html = await (await page.request.get(`/store/${third!.slug}`)).text();
  expect(html).toContain('Of the first.');
  expect(html).toContain('9 kg');
});
