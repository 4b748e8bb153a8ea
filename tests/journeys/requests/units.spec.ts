import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { requestPath, UNITS_PATH } from '../../../src/domain/links/adminPaths';
import { requestItem } from '../../../src/domain/rental/rentalFixture';
import { content } from '../../helpers/hosts/builtSite';
import { pdfPages } from '../../helpers/journeys/pdfPages';
import {
  CUSTOMER,
  dayFromToday,
  requestFor,
  startRequests,
  waitUntilStored,
} from '../../helpers/journeys/requests';
import { expect, open, test } from '../../helpers/journeys/site';

const REF = 'SL-JRN234';
const product = content
  .products()
  .map((summary) => content.productRecord(summary))
  .find(({ stock }) => Number(stock) >= 3)!;
const { name, phone, email } = CUSTOMER;
const customer = { name, phone, email };

const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });
const status = (page: Page, text: string) => page.getByText(text, { exact: true });

async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel('Scan or type a code').fill(code);
  await page.keyboard.press('Enter');
}

async function addUnit(page: Page, code: string): Promise<void> {
  await button(page, 'Add unit').click();
  await page.getByLabel('Product').selectOption(product.name);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Serial number').fill(`SN-${code}`);
  await button(page, 'Save unit').click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
}

async function qrText(label: Locator): Promise<string | undefined> {
  const image = sharp(await label.locator('svg').screenshot()).resize(400);
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.use({ viewport: { width: 390, height: 844 } });

test('On a phone, units are labelled, packed by scanning, handed over, and taken back by their label', async ({
  page,
}) => {
  const items = [requestItem(product.id, product.name, 2)];
  const dates = { from: dayFromToday(0), to: dayFromToday(2) };
  await startRequests(page, UNITS_PATH, [
    requestFor([], { ref: REF, id: 'request-c', status: 'confirmed', items, customer, ...dates }),
  ]);
  for (const code of ['CAM-01', 'CAM-02', 'CAM/03 ß']) await addUnit(page, code);

  // 3 labels from the 23rd on: two on the first sheet, one on the second.
  await button(page, 'Print labels').click();
  await expect(page.getByRole('heading', { name: 'Labels' })).toBeVisible();
  await page.getByLabel('First label on the sheet').fill('23');
  const sheets = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(2);
  expect(sheets.map((text) => text.includes('CAM-01'))).toEqual([true, false]);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const labels = page.getByRole('article', { name: 'Labels' }).locator('> div');
  const { width, height } = (await labels.last().boundingBox())!;
  expect([width, height].map((px) => Math.round((px / 96) * 25.4))).toEqual([70, 37]);
  expect(await qrText(labels.last())).toMatch(/\/admin\/requests\/units#CAM%2F03%20%C3%9F$/);
  await expect(labels.last()).toContainText(product.name);
  await expect(labels.filter({ hasText: name })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });

  await open(page, requestPath(REF, 'packing'));
  await scan(page, 'WVB-7788');
  await expect(status(page, 'WVB-7788: no unit has this code.')).toBeVisible();
  for (const code of ['CAM-01', 'cam 02']) await scan(page, code);
  await expect(status(page, 'CAM-02: packed.')).toBeVisible();
  await waitUntilStored(page);

  await open(page, requestPath(REF, 'handover'));
  await button(page, 'Save hand-over').click();
  await button(page, 'Collected anyway').click();
  await expect(button(page, 'Take back')).toBeVisible();
  await waitUntilStored(page);

  await open(page, `${UNITS_PATH}#CAM-01`);
  await expect(page.getByRole('heading', { name: 'CAM-01' })).toBeVisible();
  expect(page.url()).not.toContain('CAM');
  await button(page, 'Take back').click();
  await expect(page.getByText('In the office')).toBeVisible();
  await waitUntilStored(page);

  await open(page, requestPath(REF, 'return'));
  const piece = page.getByRole('radiogroup', { name: 'CAM-02' });
  await piece.getByRole('radio', { name: 'Damaged' }).check();
  await page.getByLabel('Charge').fill('15,000');
  await button(page, `All of ${product.name} returned`).click();
  await button(page, 'Save return').click();
  await expect(button(page, 'Add payment')).toBeVisible();
  await waitUntilStored(page);
});
