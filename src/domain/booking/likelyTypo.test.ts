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

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@yahoo.co.uk',
    'ada@mtn.com',
    'ada@slate.ng',
    'ada@gmail',
    '@gmial.com',
    'ada@b@gmial.com',
    '',
  ])('accepts the address %j', (text) => {
    expect(likelyTypo('email', text)).toBeUndefined();
  });

  it.each(['0803 123 456', '+234 803 123 456', '803123456', '00234 803 1234', '2348031234'])(
    'says that %s looks short',
    (text) => {
      expect(likelyTypo('tel', text)).toEqual({ message: 'This number looks short' });
    },
  );

  it.each([
    '0803 123 4567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
    '234 803 123 4567',
    '8031234567',
    '+47 12 34 56 78',
    '0803 123 4567 / 0805 111 2222',
    'call me',
    '',
  ])('accepts the number %j', (text) => {
    expect(likelyTypo('tel', text)).toBeUndefined();
  });
});
