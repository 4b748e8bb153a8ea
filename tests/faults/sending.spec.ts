import { startDay, stopTime } from '../helpers/booking';
import { expect, test, type Faults } from '../helpers/faults';
import {
  BOOKING,
  CONTACT,
  expectFallbacks,
  expectTyped,
  SEND,
  type SendingForm,
} from '../helpers/sending';
import { messagesOf, open } from '../helpers/site';

const SEND_PATH = SEND.replace('**', '');

/** The form comes back idle 3 s after a failure. */
async function expectBack(page: Parameters<SendingForm['start']>[0], form: SendingForm) {
  await page.clock.runFor(3000);
  await expect(form.failed(page)).toHaveCount(0);
  await expect(form.submit(page)).toBeEnabled();
}

for (const form of [CONTACT, BOOKING])
  test.describe(`The ${form.name}`, () => {
    test.beforeEach(async ({ page, visitor }) => {
      await startDay(page);
      await form.start(page, visitor);
      await stopTime(page);
    });

    for (const [what, fail] of [
      ['is aborted or blocked', (faults: Faults) => faults.abort(SEND)],
      ["meets a portal's page", (faults: Faults) => faults.portal(SEND)],
      ['is refused with 400', (faults: Faults) => faults.status(SEND, 400)],
      ['is refused with 403', (faults: Faults) => faults.status(SEND, 403)],
      ['is refused with 404', (faults: Faults) => faults.status(SEND, 404)],
      ['is refused with 412', (faults: Faults) => faults.status(SEND, 412)],
      ['is refused with 500', (faults: Faults) => faults.status(SEND, 500)],
    ] as const)
      test(`keeps its fields and offers other ways when the send ${what}, and does not send again`, async ({
        page,
        faults,
        visitor,
      }) => {
        await fail(faults);
        await form.submit(page).click();
        await expect(form.failed(page)).toBeVisible();
        // Nothing of the service's answer is shown.
        await expect(page.getByText('Free Wi-Fi')).toHaveCount(0);
        await expectBack(page, form);
        await expectTyped(page, form, visitor);
        await expectFallbacks(page, 'Two days.');
        await page.clock.runFor(60_000);
        expect(faults.countOf(SEND_PATH, 'POST')).toBe(1);
      });

    test('says that it is not known whether a message arrived when no answer comes for 15 seconds', async ({
      page,
      faults,
      visitor,
    }) => {
      await faults.hang(SEND);
      const asked = page.waitForRequest(SEND);
      await form.submit(page).click();
      await asked;
      await page.clock.runFor(14_900);
      await expect(form.failed(page)).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(form.failed(page)).toBeVisible();
      await expectBack(page, form);
      await expect(page.getByText(/may or may not have reached us/)).toBeVisible();
      await expectTyped(page, form, visitor);
      await page.clock.runFor(60_000);
      expect(faults.countOf(SEND_PATH, 'POST')).toBe(1);
    });

    for (const status of [429, 503]) {
      test(`tries once more, after 2 seconds, when the service answers ${status}`, async ({
        page,
        faults,
        visitor,
      }) => {
        await faults.status(SEND, status, 1);
        await form.submit(page).click();
        await expect.poll(() => faults.countOf(SEND_PATH, 'POST')).toBe(1);
        await page.waitForFunction(() => document.readyState === 'complete');
        await expect(async () => {
          await page.clock.runFor(2000);
          expect(faults.countOf(SEND_PATH, 'POST')).toBe(2);
        }).toPass();
        await expect(form.sent(page)).toBeVisible();
        expect(await messagesOf(page, visitor)).toHaveLength(1);
      });

      test(`gives up after the second ${status}`, async ({ page, faults, visitor }) => {
        await faults.status(SEND, status);
        await form.submit(page).click();
        await expect(async () => {
          await page.clock.runFor(2000);
          await expect(form.failed(page)).toBeVisible({ timeout: 100 });
        }).toPass();
        await expectBack(page, form);
        await expectTyped(page, form, visitor);
        await page.clock.runFor(60_000);
        expect(faults.countOf(SEND_PATH, 'POST')).toBe(2);
      });
    }

    test('sends once, however often it is submitted', async ({ page, faults, visitor }) => {
      const release = await faults.slow(SEND);
      await form.submit(page).dblclick();
      await page.keyboard.press('Enter');
      await expect.poll(() => faults.countOf(SEND_PATH, 'POST')).toBe(1);
      release();
      await expect(form.sent(page)).toBeVisible();
      expect(faults.countOf(SEND_PATH, 'POST')).toBe(1);
      expect(await messagesOf(page, visitor)).toHaveLength(1);
    });
  });

test('Leaving while a request is sent is warned of, and nobody is taken home later', async ({
  page,
  faults,
  visitor,
}) => {
  await startDay(page);
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
  // Within the site it goes on: the outcome is told wherever the visitor is.
  await page.getByRole('link', { name: 'Booking cart, empty' }).click();
  release();
  await expect(page.getByText(/Your booking request SL-\w{6} was sent\./)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/cart');
  await open(page, '/booking');
  await expect(BOOKING.field(page, 'Full Name')).toHaveValue('');
});

test('A request that fails after the visitor left is kept on the booking page', async ({
  page,
  faults,
  visitor,
}) => {
  await startDay(page);
  await BOOKING.start(page, visitor);
  const release = await faults.slow(SEND);
  await faults.page.route(SEND, (route) => route.fallback());
  await BOOKING.submit(page).click();
  await page.getByRole('link', { name: 'Booking cart, empty' }).click();
  await page.unroute(SEND);
  await faults.abort(SEND);
  release();
  await expect(page.getByText('Your booking request could not be sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expectTyped(page, BOOKING, visitor);
});
