import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journeys/faults';
import { CONTACT, expectTyped, FORMS, SEND, type SendingForm } from '../helpers/journeys/sending';
import { messagesOf, waitForHydration } from '../helpers/journeys/site';

const SEND_PATH = SEND.replace('**', '');

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
  });
