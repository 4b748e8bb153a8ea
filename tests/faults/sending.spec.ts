import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { setClock, pauseClock } from '../helpers/journeys/booking';
import { expect, test, type Faults } from '../helpers/journeys/faults';
import {
  BOOKING,
  CONTACT,
  expectFallbacks,
  expectTyped,
  FORMS,
  SEND,
  type SendingForm,
} from '../helpers/journeys/sending';
import { open } from '../helpers/journeys/site';

const SEND_PATH = SEND.replace('**', '');

/** The form is idle again 3 s after a failure. */
async function expectBack(page: Page, form: SendingForm) {
  await page.clock.runFor(3000);
  await expect(form.failed(page)).toHaveCount(0);
  await expect(form.submit(page)).toBeEnabled();
}

const REFUSALS: [what: string, fail: (faults: Faults) => Promise<void>][] = [
  ['aborted or blocked', (faults) => faults.abort(SEND)],
  ["a portal's page", (faults) => faults.portal(SEND)],
];

for (const form of FORMS)
  test.describe(`The ${form.name}`, () => {
    test.beforeEach(async ({ page, visitor }) => {
      await setClock(page);
      await form.start(page, visitor);
      await pauseClock(page);
    });

    test('keeps its fields and offers other ways after each kind of failure, and never sends again by itself', async ({
      page,
      faults,
      visitor,
    }) => {
      test.slow();
      faults.allowTries(SEND_PATH, REFUSALS.length);
      // The booking form is rendered anew after each failure, with its images.
      faults.allowTries(/^\/media\//, REFUSALS.length + 1);
      for (const [at, [what, fail]] of REFUSALS.entries())
        await test.step(what, async () => {
          await fail(faults);
          await form.submit(page).click();
          await expect(form.failed(page)).toBeVisible();
          // The response of the service is not shown.
          await expect(page.getByText('Free Wi-Fi')).toHaveCount(0);
          await expectBack(page, form);
          await expectTyped(page, form, visitor);
          await expectFallbacks(page, 'Two days.');
          await page.clock.runFor(60_000);
          expect(faults.countOf(SEND_PATH, 'POST')).toBe(at + 1);
          await faults.heal();
        });
    });
  });

test('A redirect to another origin is a failure, and the other origin receives nothing', async ({
  page,
  faults,
  watch,
  visitor,
}) => {
  watch.expects(/CSP: connect-src refused/);
  watch.allows(/Content Security Policy|Request outside the site|Failed to load resource/);
  let received = 0;
  // Like a captive portal that accepts every request.
  const other = createServer((_request, response) => {
    received += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('OK');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}${SEND_PATH}`;
  try {
    await CONTACT.start(page, visitor);
    await page.route(SEND, (route) => route.fulfill({ status: 307, headers: { location } }));
    await CONTACT.submit(page).click();
    await expect(CONTACT.failed(page)).toBeVisible();
    await expectTyped(page, CONTACT, visitor);
    await expectFallbacks(page, 'Two days.');
    expect(faults.countOf(SEND_PATH, 'POST')).toBeGreaterThan(0);
    expect(received).toBe(0);
  } finally {
    other.close();
  }
});

test('Leaving while a request is being sent shows a warning, and cancels the redirect', async ({
  page,
  faults,
  visitor,
}) => {
  await setClock(page);
  await BOOKING.start(page, visitor);
  const release = await faults.slow(SEND);
  await BOOKING.submit(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const warned = page.waitForEvent('dialog');
  const left = page.evaluate(() => window.location.assign('/robots.txt')).catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  // Within the site the request continues, and its result is shown on any page.
  await page.getByRole('link', { name: 'Booking cart, empty' }).click();
  release();
  await expect(page.getByText(/Your booking request SL-\w{6} was sent\./)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/cart');
  await open(page, '/booking');
  await expect(BOOKING.field(page, 'Full Name')).toHaveValue('');
});

const LATE_FAILURES: [what: string, fail: (route: Route) => Promise<void>, text: RegExp][] = [
  [
    'is declined',
    (route) => route.fulfill({ status: 403, body: 'No' }),
    /Your booking request could not be sent\./,
  ],
  [
    'gets no response',
    (route) => route.abort(),
    /Your booking request SL-\w{6} may or may not have reached us\./,
  ],
];

test('A request that fails after the visitor has left stays on the booking page', async ({
  page,
  faults,
  visitor,
}) => {
  await setClock(page);
  await BOOKING.start(page, visitor);
  for (const [what, fail, text] of LATE_FAILURES)
    await test.step(what, async () => {
      const release = await faults.slow(SEND, fail);
      await BOOKING.submit(page).click();
      await page.getByRole('link', { name: /^Booking cart/ }).click();
      release();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('link', { name: 'Open', exact: true }).click();
      await expectTyped(page, BOOKING, visitor);
      await faults.heal();
    });
});
