import type { Locator, Page } from '@playwright/test';
import { REQUESTS_PATH, requestPath } from '../../../src/domain/links/adminPaths';
import { newPiece } from '../../../src/domain/rental/handover';
import { seenPayment } from '../../../src/domain/rental/rentalFixture';
import type { RentalRequest } from '../../../src/domain/rental/schema';
import { content } from '../../helpers/hosts/builtSite';
import { countedPage } from '../../helpers/journeys/countedPage';
import {
  dayFromToday,
  requestFor,
  requestInList,
  startRequests,
} from '../../helpers/journeys/requests';
import { expect, test } from '../../helpers/journeys/site';

// Each job begins at the list of requests, on a phone that is held in one hand, and may cost a number of taps.

const REF = 'SL-JRN234';
const LISTED = content.products().slice(0, 5);
const products = LISTED.slice(0, 3);
const PIECES = products.flatMap(({ id }) =>
  ['Case', 'Charger', 'Cable', 'Manual'].map((name) =>
    newPiece(`piece-${id}-${name}`, `item-${id}`, 1, `${name} of ${id}`),
  ),
);

/** Clicks a button that opens another app. Returns the address that it would open. */
async function linkOpenedBy(page: Page, button: Locator): Promise<URL> {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.open = (href) => {
          resolve(String(href));
          return null;
        };
      }),
  );
  await button.click();
  return new URL(await opened);
}

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function begin(page: Page, fields: Partial<RentalRequest>) {
  const dates = { from: dayFromToday(0), to: dayFromToday(2) };
  await startRequests(page, REQUESTS_PATH, [
    requestFor(products, { ref: REF, ...dates, ...fields }),
  ]);
  const counted = countedPage(page);
  await counted.press(requestInList(page, REF));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { ...counted, button, pressButton: (name: string) => counted.press(button(name)) };
}

test('A request of three products is quoted, and the quote is sent on WhatsApp, with 8 taps', async ({
  page,
}) => {
  const job = await begin(page, {});
  await job.pressButton('Send quote');
  const send = job.button('Send on WhatsApp');
  await job.act(send, 1, () => linkOpenedBy(page, send));
  await expect(job.button('Mark as sent')).toHaveCount(0);
  expect(job.taps()).toBeLessThanOrEqual(8);
});

test('A confirmed request of twelve pieces is packed, and handed over with a signature, with 24 taps', async ({
  page,
}) => {
  const job = await begin(page, { status: 'confirmed', checklist: PIECES });
  await job.pressButton('Pack');
  for (const { name } of PIECES) await job.press(page.getByRole('checkbox', { name }));
  await job.press(page.getByRole('link', { name: 'Hand over' }));
  const pad = page.getByRole('img', { name: 'Signature', exact: true });
  await job.act(pad, 1, async () => {
    await pad.hover({ position: { x: 30, y: 40 } });
    await page.mouse.down();
    await pad.hover({ position: { x: 90, y: 90 } });
    await page.mouse.up();
  });
  await expect(job.button('Clear signature')).toBeEnabled();
  await job.pressButton('Save hand-over');
  await job.pressButton('Collected anyway');
  await expect(job.button('Take back')).toBeVisible();
  expect(job.taps()).toBeLessThanOrEqual(24);
});

test('Three products are taken back, one of them damaged with a charge, with 12 taps', async ({
  page,
}) => {
  const job = await begin(page, { status: 'collected', checklist: PIECES });
  await job.pressButton('Take back');
  await job.pressButton('Everything returned');
  const damaged = page.getByRole('radiogroup', { name: PIECES[5]!.name });
  await job.press(damaged.getByRole('radio', { name: 'Damaged' }));
  await job.type(page.getByLabel('Charge', { exact: true }), '15,000');
  await job.pressButton('Save return');
  await expect(job.button('Add payment')).toBeVisible();
  expect(job.taps()).toBeLessThanOrEqual(12);
});

test('The invoice, the payment, and the deposit that is given back cost 12 taps', async ({
  page,
}) => {
  const deposit = 50_000_00;
  const job = await begin(page, {
    status: 'returned',
    deposit,
    payments: seenPayment(deposit, { kind: 'deposit' }),
  });
  await job.pressButton('Create invoice');
  await job.pressButton('Add payment');
  await job.press(page.getByLabel('Seen in the account', { exact: true }));
  await job.pressButton('Save payment');
  await job.pressButton('Give deposit back');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50,000');
  await job.press(page.getByLabel('Seen in the account', { exact: true }));
  await job.pressButton('Save payment');
  await expect(page.getByText('Balance ₦0').first()).toBeVisible();
  await expect(page.getByText('Deposit held')).toHaveCount(0);
  expect(job.taps()).toBeLessThanOrEqual(12);
});

test('The page of a new request with five items is two screens high', async ({ page }) => {
  const items = LISTED.map(({ name }) => ({ name, quantity: 1 }));
  const asked = [{ at: '2026-11-20T09:00:00.000Z', from: '', to: '', items, message: '' }];
  await startRequests(page, requestPath(REF), [requestFor(LISTED, { ref: REF, asked })]);
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  // Wider letters of another font break lines.
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2 * 812);
});

test('A step under “More” leaves the page at its place', async ({ page }) => {
  await startRequests(page, requestPath(REF), [requestFor(products, { ref: REF })]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pack', exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
