import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import {
  changeProduct,
  editProduct,
  publish,
  PUBLISHED,
  saveProduct,
  publishPageLink,
} from '../../helpers/journeys/publishing';
import { test } from '../../helpers/hosts/publishSite';
import { expect, open } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PAGES = 60_000;

const [first, second, third] = content.products();
const change = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });

async function visitor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  return context.newPage();
}

test.slow();

test('On a small phone, a text and an image are published and shown to visitors, without an excluded change', async ({
  page,
  browser,
  place,
}) => {
  const name = first!.name;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/admin/products');
  await changeProduct(page, second!.name, { Description: 'Left out of this one.' });
  const dialog = await editProduct(page, name, { Description: 'Brighter than the sun.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);

  await publishPageLink(page, 'Publish (2)').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
  await expect(page.getByText(`Description of “${name}” changed`)).toBeVisible();
  await expect(page.getByText(`Image of “${name}” changed`)).toBeVisible();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expectAccessibleAndFitting(page);
  await page.getByRole('checkbox', { name: new RegExp(second!.name) }).uncheck();
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  await expect(publishPageLink(page, 'Publish (1)')).toBeVisible();
  await expect(page.getByText(`Description of “${second!.name}” changed`)).toBeVisible();
  await page.getByRole('button', { name: `Discard: Product “${second!.name}” changed` }).click();
  await expect(publishPageLink(page, 'Publish')).toBeVisible();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(change(page, `Product “${second!.name}” changed`)).toBeVisible();

  const guest = await visitor(browser, place.origin);
  await open(guest, `/store/${first!.slug}`);
  await expect(guest.getByText('Brighter than the sun.').first()).toBeVisible();
  const html = await (await guest.request.get(`/store/${first!.slug}`)).text();
  expect(html).toContain('Brighter than the sun.');
  const picture = guest.locator('main img[src*="/media/uploads/"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(place.publicFile('data/products/index.json')).toContain('/media/uploads/');
  await guest.context().close();
});

test('Changes of two administrators are merged, and the same field is a conflict', async ({
  page,
  browser,
  place,
}) => {
  const name = third!.name;
  await openAdmin(page, '/admin/products');
  await changeProduct(page, name, { Description: 'Of the first.' });
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

  await publishPageLink(page, 'Publish (1)').click();
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

test('The changes are downloaded as a ZIP file, stay drafts, and can be imported from it', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await changeProduct(page, first!.name, { Description: 'In a file.' });
  await publishPageLink(page, 'Publish (1)').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  const entries = unzipSync(readFileSync(await (await download).path()));
  const names = Object.keys(entries);
  expect(names).toContain('HOW-TO.txt');
  const data = names.filter((name) => name.startsWith('public/data/products/by-category/'));
  expect(strFromU8(entries[data[0]!]!)).toContain('In a file.');
  await expect(page.getByText(/The ZIP file is being downloaded/)).toBeVisible();
  await expect(publishPageLink(page, 'Publish (1)')).toBeVisible();

  await page.getByRole('button', { name: `Discard: Product “${first!.name}” changed` }).click();
  await expect(publishPageLink(page, 'Publish')).toBeVisible();
  const input = page.locator('input[accept*="zip"]');
  await input.setInputFiles({
    name: 'bad.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ '../x.json': strToU8('{}') })),
  });
  const window = page.getByRole('dialog', { name: 'Import ZIP' });
  await expect(
    window.getByText(/“..\/x.json” is not a content file of this website/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await window.getByRole('button', { name: 'Cancel' }).click();
  await input.setInputFiles(await (await download).path());
  await expect(window.getByText(`Description of “${first!.name}” changed`)).toBeVisible();
  await window.getByRole('button', { name: 'Import 1 change' }).click();
  await expect(window).toHaveCount(0);
  await expect(change(page, `Product “${first!.name}” changed`)).toBeVisible();
});
