import type { Page } from '@playwright/test';
import { REQUESTS_PATH, requestPath } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { openAdmin, session } from '../../helpers/journeys/admin';
import { payload, requestLink, saveRequest } from '../../helpers/journeys/requests';
import { expect, test } from '../../helpers/journeys/site';

const REF = 'SL-JRN234';
const STAND = 'C-stand with sliding leg';
const product = content
  .products()
  .map((summary) => content.productRecord(summary))
  .find(({ included }) => included?.includes(STAND))!;

/** The rental is a week, and comes back two days late. */
const DATES = { from: '2026-11-23', to: '2026-11-29' };
const MONDAY = Date.parse('2026-11-23T08:00:00Z');
const LATE = Date.parse('2026-12-01T15:00:00Z');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

async function toRequests(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Requests', exact: true }).click();
}

async function addPayment(page: Page, amount: string): Promise<void> {
  await button(page, 'Add payment').click();
  await field(page, 'Amount').fill(amount);
  await button(page, 'Save payment').click();
  await expect(button(page, 'Save payment')).toHaveCount(0);
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature', exact: true });
  await pad.hover({ position: { x: 30, y: 40 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 90, y: 90 } });
  await page.mouse.up();
  await expect(button(page, 'Clear signature')).toBeEnabled();
}

// All sections of a request are open.
test.use({ viewport: { width: 1280, height: 900 } });

test('A pasted message becomes a quote, a hand-over, a late return with a missing stand, and a paid invoice', async ({
  page,
}) => {
  await page.clock.setSystemTime(MONDAY);
  await openAdmin(page, REQUESTS_PATH, { local: session(0, MONDAY) });
  await page.getByRole('link', { name: 'Rental settings' }).click();
  await field(page, 'A week costs (days)').fill('4');
  await field(page, 'Late fee').selectOption('Daily rate');
  await toRequests(page);

  await button(page, 'Paste message').click();
  const link = requestLink(payload(product, { ...DATES, ref: REF }));
  await field(page, 'Message').fill(`Good morning!\nFor our office: https://slate.example${link}`);
  await button(page, 'Read message').click();
  await saveRequest(page, REF);

  // The quote: a week at the weekly rate, and a technician once.
  await field(page, `Daily rate of ${product.name}`).fill('25,000');
  await button(page, 'Add line').click();
  await field(page, 'Line').fill('Technician');
  await field(page, 'Amount of Technician').fill('20,000');
  await expect(field(page, 'Charge of Technician')).toHaveValue('once');
  await expect(totals(page)).toContainText('7 days charged as 4: weekly rate');
  await expect(totals(page)).toContainText('₦129,000');
  await button(page, 'Send quote').click();
  await button(page, 'Mark as sent').click();
  await page.getByRole('link', { name: REF }).click();

  // Half of it is paid, and counts once it is seen.
  await addPayment(page, '64,500');
  await expect(totals(page)).toContainText(/Paid.*₦64,500 not seen yet.*₦0/s);
  await expect(totals(page)).toContainText(/Balance.*₦129,000/s);
  await field(page, 'Seen in the account: ₦64,500').check();
  await expect(totals(page)).toContainText(/Balance.*₦64,500/s);
  await button(page, 'Confirm').click();

  await page.getByRole('link', { name: 'Packing list' }).click();
  const pieces = product.included;
  for (const piece of pieces) await page.getByRole('checkbox', { name: piece }).check();
  await expect(page.getByText(`${pieces.length} of ${pieces.length} packed`)).toBeVisible();
  await page.getByRole('link', { name: REF }).click();
  await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
  await sign(page);
  await button(page, 'Save hand-over').click();
  await expect(page.getByRole('dialog')).toContainText('₦64,500 of ₦129,000 is not paid');
  await button(page, 'Collected anyway').click();
  await expect(button(page, 'Take back')).toBeVisible();

  // All but the stand comes back, two days late.
  await page.clock.setSystemTime(LATE);
  await openAdmin(page, requestPath(REF), { local: session(0, LATE) });
  await expect(page.getByText('Overdue by 2 days')).toBeVisible();
  await button(page, 'Take back').click();
  const stand = page.getByRole('radiogroup', { name: STAND });
  await stand.getByRole('radio', { name: 'Missing' }).check();
  await field(page, 'Charge').fill('15,000');
  await button(page, `All of ${product.name} returned`).click();
  await expect(stand.getByRole('radio', { name: 'Missing' })).toBeChecked();
  await button(page, 'Save return').click();
  await expect(page.getByText('Partly returned').first()).toBeVisible();
  await button(page, 'Add late fee of ₦50,000').click();
  await expect(field(page, 'Amount of Late fee: 2 days')).toHaveValue('50,000');
  await expect(field(page, `Amount of Missing: ${STAND}`)).toHaveValue('15,000');
  await button(page, 'Take back').click();
  await button(page, 'Write off the rest').click();
  await page.getByRole('link', { name: REF }).click();
  await expect(button(page, 'Reopen')).toBeVisible();
  await expect(totals(page)).toContainText(/Total.*₦198,875/s);

  await button(page, 'Create invoice').click();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('link', { name: 'INV-2026-0001' })).toBeVisible();
  await addPayment(page, '134,375');
  await field(page, 'Seen in the account: ₦134,375').check();
  await expect(totals(page)).toContainText(/Balance.*₦0/s);
});
