import { describe, expect, it } from 'vitest';
import { firstPhone, isSamePhone, phoneNumbers, phoneWords } from './phone';

const [ADA, BEN] = ['+2348031234567', '+2348057654321'];

describe('a phone number', () => {
  it.each([
    ['the notation of the country', '0803 123 4567', '803-123-4567', '0803.123.4567'],
    ['international notations', '+234 (0)803 123 4567', '2348031234567', '00234 803 123 4567'],
    ['brackets', '[0803] 123-4567', '{0803} <123> 4567', '（0803）1234567'],
    ['other dashes, spaces and digits', '0803–123–4567', '0803\u202f123\u00a04567', '٠٨٠٣١٢٣٤٥٦٧'],
    ['marks', '\u202A+234 803 123 4567\u202C', '\u2066+234\u200b803\u00ad1234567\u2069'],
    ['a text', 'Tel: 0803 123 4567 (WhatsApp)', 'tel:+2348031234567', '0803 123 4567 ext. 12'],
    ['a text with a day', 'call 08031234567 after 17:00 on 2026-11-24'],
  ])('is read in %s', (_what, ...texts) => {
    for (const text of texts)
      expect(
        phoneNumbers(text).map(({ number }) => number),
        text,
      ).toEqual([ADA]);
  });

  it.each([
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7400 123456', '+447400123456'],
    ['447400123456', '+447400123456'],
  ])('of another country is read in %j', (text, phone) => {
    expect(firstPhone(text)).toBe(phone);
  });

  it.each(['', 'call me', '12', '+', '2026-11-24', 'INV-2026-0001'])(
    'is not found in %j',
    (text) => {
      expect(firstPhone(text)).toBeUndefined();
    },
  );
});

it.each([
  '08031234567/08057654321',
  '0803 123 4567, 0805 765 4321',
  '0803 123 4567 - 0805 765 4321',
  '0803 123 4567 or +234 (0)805 765 4321',
  '0803 123 4567\n0805 765 4321',
  '0803 123 4567; 00234 805 765 4321 (home)',
  '08031234567 08057654321',
  // Too short, so it is not the number that is called.
  '0803 123, 0803 123 4567 / 0805 765 4321',
])('All numbers are read in %j', (text) => {
  expect(phoneNumbers(text).map(({ number }) => number)).toEqual([ADA, BEN]);
});

it('Numbers are the same in any notation, but not texts without a number', () => {
  expect(isSamePhone('0803 123 4567', '\u202A+234 803 123 4567\u202C')).toBe(true);
  expect(isSamePhone('0803 123 4567', '0805 765 4321')).toBe(false);
  expect(isSamePhone('call me', 'ask Ben')).toBe(false);
});

it('A search looks through a text and the notations of its numbers', () => {
  expect(phoneWords('+234-8031234567')).toEqual(['+234-8031234567', ADA, '0803 123 4567']);
});
