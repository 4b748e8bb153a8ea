import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { test } from '../../helpers/hosts/publishSite';
import { publish, PUBLISHED, publishPageLink } from '../../helpers/journeys/publishing';
import {
  CUSTOMER,
  dayFromToday,
  payload,
  requestLink,
  saveRequest,
  textOf,
} from '../../helpers/journeys/requests';
import { expect, open, seedStorage } from '../../helpers/journeys/site';
import { productPath } from '../../../src/domain/links/paths';

const product = content
  .products()
  .map((summary) => content.productRecord(summary))
  .find(({ stock }) => stock === 1)!;
const DATES = { from: dayFromToday(3), to: dayFromToday(5) };

/** What must not be found anywhere: name, phone and note as text and as parts of URLs, and the reference. */
const SECRETS = [
  ...Object.values(CUSTOMER).flatMap((text) => [text, encodeURIComponent(text)]),
  'Zubair',
  '8094172235',
  'JRN234',
];

const found = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** Returns the files below a folder that contain a secret, also in their name. */
function filesWithSecrets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => found(file + readFileSync(file, 'latin1')).length > 0);
}

/** A photo as a phone could have named it. */
const PHOTO = {
  name: `${CUSTOMER.name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

// All sections of a request are open.
test.use({ viewport: { width: 1280, height: 900 } });

test('A confirmed request is booked for visitors once it is published, and the data of its customer is in nothing that leaves the browser: requests, titles, console, published files, history, ZIP, backup', async ({
  page,
  place,
  browser,
}) => {
  const left: string[] = [];
  page.on('request', (request) => {
    // The reference is part of the URL of its page, and so of the Referer of same-origin requests.
    const { referer = '' } = request.headers();
    for (const url of [request.url(), referer])
      left.push(url.replace(`${place.origin}/admin/requests/SL-JRN234`, ''));
    left.push(request.postData() ?? '');
  });
  page.on('console', (message) => left.push(message.text()));
  // Exports are asked for, and contain the customer. Their names are seen in lists of downloads.
  page.on('download', (download) => left.push(download.suggestedFilename()));
  await openAdmin(page, requestLink(payload(product, DATES)));
  left.push(await page.title());
  await saveRequest(page, 'SL-JRN234');
  await page.getByLabel('Internal notes').fill(CUSTOMER.note);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: 'Publish (1)' })).toBeVisible();
  await page.getByLabel('Billing address').fill(`Care of ${CUSTOMER.name}`);
  await page.getByRole('button', { name: 'Add payment' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('5,000');
  await page.getByLabel('Reference').fill(`From ${CUSTOMER.name}`);
  await page.getByLabel('Seen in the account', { exact: true }).check();
  await page.getByRole('button', { name: 'Save payment' }).click();
  await page.getByRole('button', { name: 'Create receipt' }).click();
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await page.getByRole('link', { name: /^INV-/ }).click();
  await expect(page.getByRole('article')).toContainText(`Care of ${CUSTOMER.name}`);
  left.push(await page.title());
  const back = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await back('SL-JRN234');
  await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
  await page.getByLabel('Photo files').setInputFiles(PHOTO);
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  left.push(await page.title());
  const download = (name: string) =>
    Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  await back('SL-JRN234');
  await back('Requests');
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await download('Export CSV');
  await page.getByRole('searchbox').fill('Zubair');
  await page.getByRole('link', { name: CUSTOMER.name }).click();
  await page.getByLabel('Guarantor').fill(CUSTOMER.name);
  left.push(await page.title(), page.url());
  await back('Customers');
  await back('Requests');
  await download('Export CSV');
  await download('Calendar file');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabel('Passphrase').fill('correct horse');
  const [backup] = await download('Download backup');
  left.push(await textOf(backup));
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('Zubair');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(CUSTOMER.name)).toBeVisible();
  expect(found(page.url())).toEqual([]);
  await page.reload();
  left.push(await page.title());

  await publishPageLink(page, 'Publish (1)').click();
  const [zip] = await download('Download as ZIP');
  const files = unzipSync(readFileSync(await zip.path()));
  expect(Object.keys(files)).toContain('public/data/availability.json');
  for (const [name, bytes] of Object.entries(files))
    left.push(name, Buffer.from(bytes).toString('latin1'));
  await publish(page).first().click();
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  expect(place.publicFile('data/availability.json')).toContain(product.id);

  const guest = await (await browser.newContext({ baseURL: place.origin })).newPage();
  await seedStorage(guest, { local: { rentalDates: DATES } });
  await open(guest, productPath(product));
  await expect(guest.getByText('Booked on your dates')).toBeVisible();
  await guest.context().close();

  left.push(place.historyText('site'));

  expect(left.flatMap(found)).toEqual([]);
  const folder = path.dirname(place.dist);
  expect(filesWithSecrets(folder)).toEqual([]);
  expect(found(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))).toEqual(
    [],
  );
});
