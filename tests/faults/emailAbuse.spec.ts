import type { Page } from '@playwright/test';
import { SEND_PATH, setClock, pauseClock } from '../helpers/booking';
import { expect, test } from '../helpers/faults';
import { BOOKING, CONTACT, expectFallbacks, expectTyped, SEND } from '../helpers/sending';
import { messagesOf } from '../helpers/site';

const honeypot = (page: Page) => page.getByText('Leave this field empty').last().locator('input');

for (const form of [CONTACT, BOOKING])
  test(`Where something fills the honeypot of the ${form.name}, nothing is sent, and the text is offered for sending it another way`, async ({
    page,
    faults,
    visitor,
  }) => {
    await form.start(page, visitor);
    await honeypot(page).evaluate(
      (input: HTMLInputElement) => (input.value = 'https://spam.example'),
    );
    await form.submit(page).click();
    await expect(page.getByText(/could not be sent automatically/).last()).toBeVisible();
    await expect(form.sent(page)).toHaveCount(0);
    await expectFallbacks(page, 'Two days.');
    await expectTyped(page, form, visitor);
    expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
    expect(await messagesOf(page, visitor)).toEqual([]);
  });

test('The honeypot is not seen, not read out and not focused', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await CONTACT.start(page, visitor);
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  expect(await honeypot(page).getAttribute('tabindex')).toBe('-1');
  expect(await honeypot(page).getAttribute('autocomplete')).toBe('off');
  await honeypot(page).evaluate((input: HTMLInputElement) => input.focus());
  await expect(honeypot(page)).not.toBeFocused();
});

test('After five messages in ten minutes the sixth waits, keeps its text and names the time', async ({
  page,
  faults,
  visitor,
}) => {
  test.slow();
  faults.allowTries(SEND_PATH, 6);
  await setClock(page);
  await CONTACT.start(page, visitor);
  await pauseClock(page);
  const fill = async (message: string) => {
    await CONTACT.field(page, 'Name').fill('Ada');
    await CONTACT.field(page, 'Email').fill(visitor);
    await CONTACT.field(page, 'Subject').fill('A film');
    await CONTACT.field(page, 'Message').fill(message);
  };
  for (const number of [1, 2, 3, 4, 5]) {
    await fill(`Message ${number}`);
    await CONTACT.submit(page).click();
    await expect(CONTACT.sent(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(CONTACT.submit(page)).toBeEnabled();
  }
  await fill('Message 6');
  await CONTACT.submit(page).click();
  const text = /You have sent 5 messages in the last 10 minutes\. Please try again in 10 minutes/;
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(CONTACT.field(page, 'Message')).toHaveValue('Message 6');
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(5);
  await page.clock.runFor(600_000);
  await CONTACT.submit(page).click();
  await expect(CONTACT.sent(page)).toBeVisible();
  expect(await messagesOf(page, visitor)).toHaveLength(6);
});

test('A send that failed does not count: whoever tries again is let through', async ({
  page,
  faults,
  visitor,
}) => {
  test.slow();
  await setClock(page);
  await CONTACT.start(page, visitor);
  await pauseClock(page);
  await faults.status(SEND, 500, 6);
  for (let tries = 0; tries < 6; tries += 1) {
    await CONTACT.submit(page).click();
    await expect(CONTACT.failed(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(CONTACT.failed(page)).toHaveCount(0);
  }
  await CONTACT.submit(page).click();
  await expect(CONTACT.sent(page)).toBeVisible();
  faults.allowTries(SEND_PATH, 7);
});

test('A message names no recipient of its own', async ({ page, faults: _faults, visitor }) => {
  const posted = page.waitForRequest(SEND);
  await CONTACT.start(page, visitor);
  await CONTACT.submit(page).click();
  const body = (await posted).postDataJSON() as { template_params: Record<string, string> };
  expect(Object.keys(body.template_params).sort()).toEqual(['email', 'message', 'name', 'subject']);
  await expect(CONTACT.sent(page)).toBeVisible();
});
