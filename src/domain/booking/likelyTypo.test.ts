import { describe, expect, it } from 'vitest';
import { likelyTypo } from './likelyTypo';

describe('likelyTypo', () => {
  it.each([
    ['ada@gmial.com', 'gmail.com'],
    ['ada@gmai.com', 'gmail.com'],
    ['ada@gmail.co', 'gmail.com'],
    ['Ada.O@GMAIL.CON', 'gmail.com'],
    [' ada@yaho.com ', 'yahoo.com'],
    ['ada@outlok.com', 'outlook.com'],
    ['ada@hotmial.com', 'hotmail.com'],
  ])('suggests for %j the domain %s', (text, domain) => {
    const name = text.trim().split('@')[0];
    expect(likelyTypo('email', text)).toEqual({
      message: `Did you mean ${domain}?`,
      corrected: `${name}@${domain}`,
    });
  });

  it('says that a number looks short', () => {
    const numbers = ['0803 123 456', '+234 803 123 456', '803123456', '00234 803 1234'];
    for (const text of numbers)
      expect(likelyTypo('tel', text), text).toEqual({ message: 'This number looks short' });
  });

  it.each<['email' | 'tel', string, ...string[]]>([
    ['email', 'addresses of other hosts', 'ada@mail.com', 'ada@ymail.com', 'ada@yahoo.co.uk'],
    ['email', 'other addresses', 'ada@gmail.com', 'ada@mtn.com', 'ada@slate.ng'],
    ['email', 'no addresses', '', 'ada@gmail', '@gmial.com', 'ada@b@gmial.com'],
    ['tel', 'numbers', '0803 123 4567', '8031234567', '0803 123 4567 / 0805 111 2222'],
    ['tel', 'numbers with a code', '+234 (0) 803 123 4567', '234 803 123 4567', '+47 12 34 56 78'],
    ['tel', 'no numbers', '', 'call me'],
  ])('accepts in a field of type %s %s', (type, _what, ...texts) => {
    for (const text of texts) expect(likelyTypo(type, text), text).toBeUndefined();
  });
});
