import type { Page } from '@playwright/test';
import { pauseClock, setClock } from '../helpers/journeys/booking';
import { expect, test } from '../helpers/journeys/faults';
import { CONTACT, expectTyped, FORMS, SEND, type SendingForm } from '../helpers/journeys/sending';
import { messagesOf, waitForHydration } from '../helpers/journeys/site';

const SEND_PATH = SEND.replace('**', '');
const SCRIPTS = '**/assets/*.js';

const unconfirmed = (page: Page) =>
  page
    .getByRole('group', { name: 'Other ways to send' })
    .getByText('may or may not have reached us');
const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' });

/** Presses the button of a form whose connection does not answer, and waits until the request is posted. */
async function pressAndPost(page: Page, form: SendingForm): Promise<void> {
  const posted = page.waitForRequest(SEND);
  await form.submit(page).click();
  await posted;
  await expect(sending(page)).toBeDisabled();
}

/** Reloads the page although the browser asks. */
async function reloadAnyway(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
}

for (const form of FORMS)
  test.describe(`The ${form.name}`, () => {
    test('is sent within its limit if no script arrives after the press', async ({
      page,
      faults,
      visitor,
    }) => {
      await setClock(page);
      await form.start(page, visitor);
      await pauseClock(page);
      await faults.hang(SCRIPTS);
      await form.submit(page).click();
      await page.clock.runFor(5000);
      await expect(form.sent(page)).toBeVisible();
      expect(await messagesOf(page, visitor)).toHaveLength(1);
    });

    test('says after a reload during a send that it may have arrived, and posts nothing by itself', async ({
      page,
      faults,
      visitor,
    }) => {
      await form.start(page, visitor);
      await faults.hang(SEND);
      await pressAndPost(page, form);
      await reloadAnyway(page);
      if (form === CONTACT) await page.getByRole('form').scrollIntoViewIfNeeded();
      await expect(unconfirmed(page)).toBeVisible();
      await expectTyped(page, form, visitor);
      expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
      await faults.heal();
      await form.submit(page).click();
      await expect(form.sent(page)).toBeVisible();
      const [message] = await messagesOf(page, visitor);
      expect(message?.['message']).toContain('Sent again:');
      await page.reload();
      await waitForHydration(page);
      await expect(unconfirmed(page)).toHaveCount(0);
    });

    test('is sent although storage is denied during the send', async ({
      page,
      faults,
      visitor,
    }) => {
      await form.start(page, visitor);
      const release = await faults.slow(SEND, (route) => route.abort());
      await pressAndPost(page, form);
      await page.evaluate(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      release();
      await expect(form.failed(page)).toBeVisible();
      await expect(unconfirmed(page)).toBeVisible();
      await expectTyped(page, form, visitor);
      await faults.heal();
      await form.submit(page).click();
      await expect(form.sent(page)).toBeVisible();
    });
  });
