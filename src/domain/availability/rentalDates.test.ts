import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isDay, companyTime, weekdayOf, parseRentalDates } from './day';
import { durationText, formatNearDay } from './dayTexts';
import { formatRentalDates, rentalDatesError } from './rentalDates';

const TODAY = '2026-11-22';

describe('a day', () => {
  it.each(['2026-11-22', '2028-02-29', '2026-12-31'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '22-11-2026',
    '',
    'x',
    '0000-00-00',
  ])('%j does not exist', (day) => {
    expect(isDay(day)).toBe(false);
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
    expect(formatRentalDates({ from: '2026-11-24', to: '2026-11-26' })).toBe(
      '24 Nov 2026 to 26 Nov 2026 (3 days)',
    );
    expect(formatRentalDates({ from: '2026-11-24', to: '2026-11-24' })).toBe(
      '24 Nov 2026 to 24 Nov 2026 (1 day)',
    );
    expect(durationText({ from: '2026-11-24', to: '2026-11-26' })).toBe('3 Days');
    expect(durationText({ from: '2026-11-24', to: '2026-11-24' })).toBe('1 Day');
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
    ['30 February', { from: '2027-02-28', to: '2027-02-30' }],
    ['40 years', { from: TODAY, to: '2066-11-22' }],
    ['no text', { from: 20261122, to: TODAY }],
    ['null', null],
    ['a list', [TODAY, TODAY]],
  ])('with %s are rejected', (_what, value) => {
    expect(parseRentalDates(value, TODAY)).toBeUndefined();
  });
});
