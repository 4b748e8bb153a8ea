import fc from 'fast-check';
import { fillBooking, openBooking } from '../helpers/journeys/booking';
import { expect, test } from '../helpers/journeys/faults';
import { BOOKING } from '../helpers/journeys/sending';
import { messagesOf } from '../helpers/journeys/site';

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

/** Text without control characters, line breaks and direction marks. */
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

test('Items and a name of line breaks, marks and markup are one line each, and text in the outbox', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await openBooking(page, HOSTILE.map(itemOf));
  await fillBooking(page, visitor);
  await BOOKING.field(page, 'Full Name').fill(
    HOSTILE.slice(0, 5)
      .join(' ')
      .replace(/[\r\n]/g, ' '),
  );
  await BOOKING.submit(page).click();
  await expect(BOOKING.sent(page)).toBeVisible();
  const [sent = {}] = await messagesOf(page, visitor);
  for (const field of ['subject', 'name', 'phone', 'reference'])
    expect(sent[field]).toMatch(ONE_LINE);
  const [head, ...lines] = sent['message']?.split('\n\n')[0]?.split('\n') ?? [];
  expect(head).toBe('I would like to book:');
  expect(lines).toHaveLength(HOSTILE.length);
  for (const [at, line] of lines.entries()) {
    expect(line).toMatch(new RegExp(`^${at + 1}\\. Lens\\b.* \\(Qty: 2\\)$`));
    expect(line).toMatch(ONE_LINE);
  }
  const outbox = await (await page.request.get('/outbox')).text();
  expect(outbox).toContain('&lt;img');
  expect(outbox).not.toMatch(/<(?:script|img)/i);
});
