import sharp from 'sharp';
import type { Page, Request } from '@playwright/test';
import { DEVICES_PATH, REQUESTS_PATH, requestPath } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { test } from '../../helpers/hosts/publishSite';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/visualChecks';
import { requestFor, requestInList, startRequests } from '../../helpers/journeys/requests';
import { expect } from '../../helpers/journeys/site';

const PASSPHRASE = 'lagoon saturday monday office';
const CUSTOMER = {
  name: 'Zubairu Planted',
  phone: '08094172235',
  email: 'zubairu@planted.example',
};
const SECRETS = [...Object.values(CUSTOMER), 'Zubairu', 'planted', PASSPHRASE].flatMap((text) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').slice(0, -4),
]);

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Status' }).locator('[aria-current="step"]');

async function link(page: Page): Promise<void> {
  await field(page, 'Passphrase').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Link this device' }).click();
  await expect(page.getByRole('table', { name: 'Linked devices' })).toBeVisible();
}

/** Adds a photo to the hand-over of the request on the screen, and waits until the copy has it. */
async function addPhoto(page: Page): Promise<void> {
  const create = { width: 64, height: 48, channels: 3, background: '#336699' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Devices and copies' }).click();
  await page.getByRole('button', { name: 'Check the copy' }).click();
  await expect(page.getByText('1 of 1 photos and signatures are in the copy.')).toBeVisible();
}

async function toRequest(page: Page, reference: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: /^Requests/ }).click();
  await requestInList(page, reference).click();
}

async function wipe(page: Page): Promise<void> {
  await page.goto('/seed');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
}

// All sections of a request are open.
test.use({ viewport: { width: 1280, height: 900 } });

test('A request is on every device of the office, and survives the loss of one', async ({
  page,
  place,
  browser,
}) => {
  const left: string[] = [];
  const record = (request: Request) => left.push(request.url(), request.postData() ?? '');
  const other = await browser.newContext({ baseURL: place.origin, reducedMotion: 'reduce' });
  const second = await other.newPage();
  page.context().on('request', record);
  other.on('request', record);

  const request = requestFor(content.products().slice(0, 1), { customer: CUSTOMER });
  await startRequests(page, REQUESTS_PATH, [request]);
  await expect(page.getByText('Not saved elsewhere yet')).toBeVisible();
  await page.getByRole('link', { name: 'Devices and copies' }).click();
  await field(page, 'Passphrase').fill(PASSPHRASE);
  await field(page, 'Repeat passphrase').fill(PASSPHRASE);
  await page.getByLabel('I have written down the recovery code').check();
  await page.getByRole('button', { name: 'Keep an encrypted copy' }).click();
  await expect(page.getByText(/^Saved on 1 device/)).toBeVisible();

  await openAdmin(second, DEVICES_PATH);
  await link(second);
  await expect(second.getByText(/^Saved on 2 devices/)).toBeVisible();
  await toRequest(second, request.ref);
  await expect(field(second, 'Customer name')).toHaveValue(CUSTOMER.name);
  await second.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(currentStep(second)).toContainText('Confirmed');
  await addPhoto(second);
  // The copy has everything now.
  await page.goto(requestPath(request.ref));
  await expect(currentStep(page)).toContainText('Confirmed');

  await wipe(page);
  await openAdmin(page, DEVICES_PATH);
  await link(page);
  await toRequest(page, request.ref);
  await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
  const photo = page.getByRole('img', { name: 'Photo 1' });
  await expect(photo).toBeVisible();
  await expect(photo).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('link', { name: request.ref }).click();
  await expect(field(page, 'Customer name')).toHaveValue(CUSTOMER.name);
  await expect(currentStep(page)).toContainText('Confirmed');
  await page.goBack();
  await page.getByRole('link', { name: 'Devices and copies' }).click();
  await page.getByRole('button', { name: 'Check the copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText(
    '1 of 1 requests match. 1 of 1 photos and signatures are in the copy.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await expectNoHorizontalOverflow(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Keep this device linked?' });
  await question.getByRole('button', { name: 'Keep linked' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();

  const copy = place.historyText('desk');
  expect(copy).toContain('edits');
  left.push(copy);
  expect(left.length).toBeGreaterThan(20);
  expect(SECRETS.filter((secret) => left.some((text) => text.includes(secret)))).toEqual([]);
  await other.close();
});
