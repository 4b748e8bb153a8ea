import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import {
  CUSTOMER,
  payload,
  requestInList,
  requestLink,
  saveRequest,
  textOf,
  waitUntilStored,
} from '../../helpers/journeys/requests';
import { expect, open, test } from '../../helpers/journeys/site';

const [product] = content.products();

/** Stores a request that came in by a link. */
async function receive(page: Page, reference: string, openLink = open): Promise<void> {
  await openLink(page, requestLink(payload(product!, { ref: reference })));
  await saveRequest(page, reference);
}

/** Opens the list from the page of a request. */
const toList = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Requests', exact: true }).click();

test('A backup with a passphrase is merged on another browser that has other requests', async ({
  page,
  browser,
  baseURL,
}) => {
  await receive(page, 'SL-FIRST2', openAdmin);
  await page.getByLabel('Internal notes').fill('Pays on delivery');
  await waitUntilStored(page);
  await receive(page, 'SL-SHARED');
  await toList(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabel('Passphrase').fill('correct horse');
  expect(await axeViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download backup' }).click(),
  ]);
  const text = await textOf(download);
  for (const secret of [CUSTOMER.name, 'SL-FIRST2', 'Pays on delivery'])
    expect(text).not.toContain(secret);

  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await receive(other, 'SL-SHARED', openAdmin);
  await other.getByLabel('Phone').fill('0700 000');
  await waitUntilStored(other);
  await receive(other, 'SL-OTHER2');
  await toList(other);
  const buffer = Buffer.from(text);
  await other
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await other.getByLabel('Passphrase').fill('wrong');
  await other.getByRole('button', { name: 'Open backup' }).click();
  await expect(other.getByText('The passphrase is wrong, or the file is damaged.')).toBeVisible();
  await other.getByLabel('Passphrase').fill('correct horse');
  await other.getByRole('button', { name: 'Open backup' }).click();
  await expect(other.getByText('1 new, 1 different, 0 unchanged.')).toBeVisible();
  const row = other.getByRole('table', { name: 'Differences of SL-SHARED' }).getByRole('row');
  await expect(row.filter({ hasText: 'Phone' })).toContainText(CUSTOMER.phone);
  expect(await axeViolations(other)).toEqual([]);
  await other.getByLabel('Use the backup’s version').check();
  await other.getByRole('button', { name: 'Import requests' }).click();
  for (const reference of ['SL-FIRST2', 'SL-SHARED', 'SL-OTHER2'])
    await expect(requestInList(other, reference)).toBeVisible();
  await requestInList(other, 'SL-SHARED').click();
  await expect(other.getByLabel('Phone')).toHaveValue(CUSTOMER.phone);
  await context.close();
});
