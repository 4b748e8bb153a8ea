import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminDate, adminDay, adminDays, adminTime } from './adminDate';

const IMPOSSIBLE = [
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31',
  'soon',
  '',
];

describe('a date of the back office', () => {
  it('is the day of Lagos, wherever the browser is', () => {
    expect(adminDate('2026-11-22T22:59:59.999Z')).toBe(adminDay('2026-11-22'));
    expect(adminDate('2026-11-22T23:00:00.000Z')).toBe(adminDay('2026-11-23'));
    expect(adminDate('2026-11-22')).toBe(adminDay('2026-11-22'));
    expect(adminDate('2026-11-22T06:00')).toBe(adminDay('2026-11-22'));
    expect(adminDay('2026-11-22')).toContain('2026');
  });

  it('has the same form in a range, which is one day if both are equal', () => {
    const [from, to] = ['2026-11-24', '2026-12-02'];
    expect(adminDays({ from, to })).toBe(`${adminDay(from)} to ${adminDay(to)}`);
    expect(adminDays({ from, to: from })).toBe(adminDay(from));
  });

  it('has the same form in front of a time, which is that of Lagos', () => {
    const text = adminTime('2026-12-31T23:05:00Z');
    expect(text.startsWith(adminDay('2027-01-01'))).toBe(true);
    expect(text).toContain('05');
  });

  it.each([...IMPOSSIBLE, undefined])('is “N/A” for %j', (text) => {
    expect(adminDate(text)).toBe('N/A');
  });

  it('is unknown for an impossible time, and never throws', () => {
    for (const text of IMPOSSIBLE) expect(adminTime(text, 'Time unknown')).toBe('Time unknown');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date().map(String)), (value) => {
        adminDate(value);
        adminTime(value);
      }),
    );
  });
});
