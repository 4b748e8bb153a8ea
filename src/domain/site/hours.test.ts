import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursError, hoursText, hoursToRows, parseHours } from './hours';

const week = (open: string, close: string, days: string[]) =>
  JSON.stringify(Object.fromEntries(days.map((day) => [day, { open, close }])));

describe('business hours', () => {
  it('are Monday to Wednesday 09:00 to 17:00 by default', () => {
    expect(hoursToRows(DEFAULT_HOURS)).toEqual([
      { day: 'Monday to Wednesday', hours: '9:00 AM - 5:00 PM' },
      { day: 'Thursday to Sunday', hours: 'Closed' },
    ]);
  });

  it('combine consecutive days with equal hours', () => {
    const text = week('09:00', '18:00', ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday']);
    expect(hoursToRows(parseHours(text) ?? DEFAULT_HOURS)).toEqual([
      { day: 'Monday to Thursday', hours: '9:00 AM - 6:00 PM' },
      { day: 'Friday', hours: 'Closed' },
      { day: 'Saturday', hours: '9:00 AM - 6:00 PM' },
      { day: 'Sunday', hours: 'Closed' },
    ]);
  });

  it('distinguish noon and midnight', () => {
    const hours = parseHours(week('00:30', '12:05', ['monday']));
    expect(hours && hoursToRows(hours)[0]?.hours).toBe('12:30 AM - 12:05 PM');
  });

  it('treat a day with only one time as closed', () => {
    const hours = parseHours('{"monday":{"open":"09:00","close":""}}');
    expect(hours && hoursToRows(hours)).toEqual([{ day: 'Monday to Sunday', hours: 'Closed' }]);
  });

  it.each([
    ['no hours', undefined, '', 'nine to five', 'null', '[]', '{}', '"monday"'],
    ['other times', '{"monday":"09:00"}', '{"monday":{"open":"25:00","close":"26:00"}}'],
    ['other values', '{"monday":{"open":9,"close":17}}'],
    ['a prototype', '{"__proto__":{"open":"09:00","close":"17:00"}}'],
  ])('are null for %s', (_what, ...texts) => {
    for (const text of texts) expect(parseHours(text), text).toBeNull();
  });

  it('never throw and are read back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const hours = parseHours(text);
        if (hours) expect(parseHours(hoursText(hours))).toEqual(hours);
      }),
    );
    expect(parseHours(hoursText(DEFAULT_HOURS))).toEqual(DEFAULT_HOURS);
  });
});

it.each([
  ['09:00', '17:00', undefined],
  ['00:00', '23:59', undefined],
  ['', '', undefined],
  ['10:00', '08:00', 'Friday: the closing time must be after the opening time'],
  ['18:00', '00:00', 'Friday: the closing time must be after the opening time'],
  ['09:00', '09:00', 'Friday: the closing time must be after the opening time'],
  ['09:00', '', 'Friday: enter both times or remove them'],
  ['', '17:00', 'Friday: enter both times or remove them'],
])('Hours from %j to %j have the error %j', (open, close, error) => {
  expect(hoursError({ ...DEFAULT_HOURS, friday: { open, close } })).toBe(error);
});
