import { describe, expect, it } from 'vitest';
import { internationalPhone } from './phone';

describe('a phone number', () => {
  it.each([
    ['0803 123 4567', '+2348031234567'],
    ['803-123-4567', '+2348031234567'],
    ['+234 (0)803 123 4567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
    ['+44 7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['447700900123', '+447700900123'],
    ['01 234 5678', '+23412345678'],
  ])('%j is called as %s', (text, phone) => {
    expect(internationalPhone(text)).toBe(phone);
  });

  it.each(['', 'call me', '12', '+', '0803 123 4567 or 0805 000 0000'])(
    '%j is not valid',
    (text) => {
      expect(internationalPhone(text)).toBeUndefined();
    },
  );
});
