import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fillBooking, openBooking, SEND_PATH } from '../helpers/booking';
import { someProduct } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { BOOKING, CONTACT } from '../helpers/sending';
import { messagesOf } from '../helpers/site';

const HOSTILE = [
  'Ada\r\nBcc: all@example.com',
  'Ada\u2028Bcc: all@example.com\u2029',
  '\u202Egro.live\u202C Ada\u200B',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  String.raw`{{constructor}} $&{7*7} %0d%0aBcc:x`,
  ...fc.sample(fc.string({ minLength: 5, maxLength: 60, unit: 'binary' }), {
    numRuns: 3,
    seed: 11,
  }),
];

/** No control, break or mark of direction. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B]*$/u;

function itemOf(name: string, at: number) {
  return {
    id: `item-${at}`,
    name: `Lens ${name}`,
    quantity: 2,
    category: '',
    image: '',
    price: '',
  };
}

async function sendRequest(page: Page, visitor: string, name: string) {
  await fillBooking(page, visitor);
  await BOOKING.field(page, 'Full Name').fill(name);
  await BOOKING.submit(page).click();
  await expect(BOOKING.sent(page)).toBeVisible();
  const [message = {}] = await messagesOf(page, visitor);
  for (const field of ['subject', 'name', 'phone', 'reference'])
    expect(message[field]).toMatch(ONE_LINE);
  return message;
}

test('Items of any name make one line of the message each', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await openBooking(page, HOSTILE.map(itemOf));
  const { message = '' } = await sendRequest(page, visitor, 'Ada Obi');
  const [head, ...lines] = message.split('\n\n')[0]?.split('\n') ?? [];
  expect(head).toBe('I would like to book:');
  expect(lines).toHaveLength(HOSTILE.length);
  for (const [at, line] of lines.entries()) {
    expect(line).toMatch(new RegExp(`^${at + 1}\\. Lens\\b.* \\(Qty: 2\\)$`));
    expect(line).toMatch(ONE_LINE);
  }
});

test("A name of line breaks, marks and markup cannot leave the subject's line, and is text in the outbox", async ({
  page,
  faults: _faults,
  visitor,
}) => {
  const name = HOSTILE.slice(0, 5).join(' ');
  await openBooking(page, [itemOf(name, 0)]);
  const { subject } = await sendRequest(page, visitor, name.replace(/[\r\n]/g, ' '));
  expect(subject).toMatch(/^Booking Request: Lens Ada Bcc: all@example\.com/);
  const outbox = await (await page.request.get('/outbox')).text();
  expect(outbox).toContain('&lt;img');
  expect(outbox).not.toMatch(/<(?:script|img)/i);
});

test('Notes of 60 kB are counted, kept and not sent', async ({ page, faults, visitor }) => {
  await BOOKING.start(page, visitor);
  const long = `${someProduct().name} `.repeat(5000).slice(0, 60_000);
  await BOOKING.field(page, 'Additional Notes').fill(long);
  await expect(
    page.getByText('Additional Notes may have at most 2000 characters (now 60000)'),
  ).toBeVisible();
  await BOOKING.submit(page).click();
  await expect(BOOKING.field(page, 'Additional Notes')).toBeFocused();
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
  await expect(BOOKING.field(page, 'Additional Notes')).toHaveValue(long);
  await page.reload();
  await expect(BOOKING.field(page, 'Additional Notes')).toHaveValue(long);
});

test('A contact message of 60 kB is counted, kept and not sent', async ({
  page,
  faults,
  visitor,
}) => {
  await CONTACT.start(page, visitor);
  await CONTACT.field(page, 'Message').fill('x'.repeat(60_000));
  await expect(
    page.getByText('Message may have at most 2000 characters (now 60000)'),
  ).toBeVisible();
  await CONTACT.submit(page).click();
  await expect(CONTACT.field(page, 'Message')).toBeFocused();
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
  await expect(CONTACT.field(page, 'Message')).toHaveValue('x'.repeat(60_000));
});
