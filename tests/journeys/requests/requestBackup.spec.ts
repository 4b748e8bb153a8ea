import { REQUESTS_PATH } from '../../../src/domain/links/adminPaths';
import type { RentalRequest } from '../../../src/domain/rental/schema';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { CUSTOMER, requestInList, textOf } from '../../helpers/journeys/requests';
import { expect, test } from '../../helpers/journeys/site';
import { requestFor, startRequests } from '../../helpers/journeys/storedRequests';

const [product] = content.products();

/** A request of the planted customer. */
const request = (ref: string, changes: Partial<RentalRequest> = {}) => {
  const { name, phone, email } = CUSTOMER;
  return requestFor([product!], { id: ref, ref, customer: { name, phone, email }, ...changes });
};

test('A backup with a passphrase is merged on another browser that has other requests', async ({
  page,
  browser,
  baseURL,
}) => {
  await startRequests(page, REQUESTS_PATH, [
    request('SL-FIRST2', { internalNotes: 'Pays on delivery' }),
    request('SL-SHARED'),
  ]);
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

  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport,
    reducedMotion: 'reduce',
  });
  const other = await context.newPage();
  const { name, email } = CUSTOMER;
  await startRequests(other, REQUESTS_PATH, [
    request('SL-SHARED', { customer: { name, phone: '0700 000', email } }),
    request('SL-OTHER2'),
  ]);
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
  const different = other.getByRole('listitem').filter({ hasText: 'SL-SHARED' });
  await expect(different).toContainText(CUSTOMER.phone);
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Import requests' }).click();
  for (const reference of ['SL-FIRST2', 'SL-SHARED', 'SL-OTHER2'])
    await expect(requestInList(other, reference)).toBeVisible();
  await requestInList(other, 'SL-SHARED').click();
  await expect(other.getByLabel('Phone')).toHaveValue(CUSTOMER.phone);
  await context.close();
});
