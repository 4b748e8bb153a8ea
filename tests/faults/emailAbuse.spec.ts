import type { Page } from '@playwright/test';
import { SEND_PATH, setClock, pauseClock } from '../helpers/journeys/booking';
import { expect, test } from '../helpers/journeys/faults';
import { CONTACT, expectFallbacks, expectTyped } from '../helpers/journeys/sending';
import { messagesOf } from '../helpers/journeys/site';

const honeypot = (page: Page) => page.getByText('Leave this field empty').last().locator('input');

test('If the honeypot is filled, nothing is sent, and other ways are offered', async ({
  page,
  faults,
  visitor,
}) => {
  await CONTACT.start(page, visitor);
  await honeypot(page).evaluate(
    (input: HTMLInputElement) => (input.value = 'https://spam.example'),
  );
  await CONTACT.submit(page).click();
  await expect(page.getByText(/could not be sent automatically/).last()).toBeVisible();
  await expect(CONTACT.sent(page)).toHaveCount(0);
  await expectFallbacks(page, 'Two days.');
  await expectTyped(page, CONTACT, visitor);
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
  expect(await messagesOf(page, visitor)).toEqual([]);
});

test('The sixth message in ten minutes is kept, with the time until it can be sent', async ({
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
