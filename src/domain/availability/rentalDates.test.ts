import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isDay, companyTime, weekdayOf, parseRentalDates } from './day';
import { durationText, formatNearDay } from './dayTexts';
import { formatRentalDates, rentalDatesError } from './rentalDates';

type Dates = Parameters<typeof formatRentalDates>[0];
const TODAY = '2026-11-22';

describe('a day', () => {
  it('exists in the calendar', () => {
    for (const day of ['2026-11-22', '2028-02-29', '2026-12-31']) expect(isDay(day)).toBe(true);
    for (const day of ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '22-11-2026', ''])
      expect(isDay(day), day).toBe(false);
  });

  it('is the one that a calendar of Lagos shows, at any time', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(dayAt(date.getTime())).toBe(calendar.format(date));
        },
      ),
    );
    expect(companyTime(Date.parse('2026-11-22T09:14:00Z'))).toBe('2026-11-22T10:14');
  });

  it('has a weekday, from Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(weekdayOf(TODAY)).toBe(6);
  });

  it('is shown with its year only if that is another one', () => {
    expect(formatNearDay('2026-11-27', TODAY)).toBe('27 Nov');
    expect(formatNearDay('2027-01-03', TODAY)).toBe('3 Jan 2027');
  });
});

describe('rental dates', () => {
  it('are shown with their number of days', () => {
    const from = '2026-11-24';
    const [three, one] = ['2026-11-26', from].map((to) => ({ from, to })) as [Dates, Dates];
    expect(formatRentalDates(three)).toBe('24 Nov 2026 to 26 Nov 2026 (3 days)');
    expect(formatRentalDates(one)).toBe('24 Nov 2026 to 24 Nov 2026 (1 day)');
    expect([three, one].map(durationText)).toEqual(['3 Days', '1 Day']);
  });

  it('may be today, and 365 days ahead at most', () => {
    expect(rentalDatesError({ from: TODAY, to: TODAY }, TODAY)).toBeUndefined();
    expect(rentalDatesError({ from: '2027-11-22', to: '2027-11-22' }, TODAY)).toBeUndefined();
    expect(rentalDatesError({ from: '2027-11-22', to: '2027-11-23' }, TODAY)?.field).toBe('to');
    expect(rentalDatesError({ from: '2027-11-23', to: '2027-11-23' }, TODAY)?.field).toBe('from');
  });

  it('are accepted if and only if no error is found in them', () => {
    const day = fc.oneof(
      fc.integer({ min: -400, max: 800 }).map((offset) => addDays(TODAY, offset)),
      fc.constantFrom('', '2027-02-30', '2026-13-01', '0026-11-24', '2066-11-22', 'x'),
    );
    fc.assert(
      fc.property(day, day, (from, to) => {
        const isValid = rentalDatesError({ from, to }, TODAY) === undefined;
        expect(parseRentalDates({ from, to }, TODAY)).toEqual(isValid ? { from, to } : undefined);
      }),
    );
  });

  it.each([
    ['a day in the past', { from: '2026-11-21', to: '2026-11-23' }],
    ['the last day before the first', { from: '2026-11-25', to: '2026-11-24' }],
    ['no text', { from: 20261122, to: TODAY }],
    ['null', null],
    ['a list', [TODAY, TODAY]],
  ])('with %s are rejected', (_what, value) => {
    expect(parseRentalDates(value, TODAY)).toBeUndefined();
  });
});
