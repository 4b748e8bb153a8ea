import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableQuantity,
  dayLoads,
  freeFrom,
  highestHeld,
  isCurrent,
  SEARCH_DAYS,
  withoutPastHolds,
  type HeldDays,
} from './availability';
import { addDays, countDays, listDays, type RentalDates } from './day';
import { shortageText, statusOf, statusText } from './status';

const START = '2027-12-20';
const dayArbitrary = (min: number, max: number) =>
  fc.integer({ min, max }).map((offset) => addDays(START, offset));

const holdArbitrary: fc.Arbitrary<HeldDays> = fc.record({
  from: dayArbitrary(-40, 80),
  to: dayArbitrary(-40, 80),
  quantity: fc.integer({ min: 1, max: 4 }),
});

const datesArbitrary: fc.Arbitrary<RentalDates> = fc
  .tuple(fc.integer({ min: -10, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([offset, length]) => ({
    from: addDays(START, offset),
    to: addDays(START, offset + length - 1),
  }));

/** The load of one day, counted hold by hold. */
const loadOn = (holds: readonly HeldDays[], day: string): number =>
  holds
    .filter(({ from, to }) => from <= to && from <= day && day <= to)
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe('availability', () => {
  it('counts the load of each day like a brute-force count', () => {
    fc.assert(
      fc.property(fc.array(holdArbitrary, { maxLength: 8 }), datesArbitrary, (holds, dates) => {
        expect(dayLoads(holds, dates)).toEqual(
          listDays(dates).map((day) => ({ day, held: loadOn(holds, day) })),
        );
      }),
    );
  });

  it('is the stock minus the highest load of any day, never below 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.array(holdArbitrary, { maxLength: 8 }),
        datesArbitrary,
        (stock, holds, dates) => {
          const highest = Math.max(...listDays(dates).map((day) => loadOn(holds, day)));
          const expected = Math.max(0, stock - highest);
          expect(availableQuantity(stock, holds, dates)).toBe(expected);
          const { kind, available } = statusOf(stock, highestHeld(holds, dates));
          expect(available).toBe(expected);
          expect(kind === 'booked').toBe(expected === 0);
        },
      ),
    );
  });

  it('finds the first day from which the same number of days is free, within a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.array(holdArbitrary, { maxLength: 6 }),
        datesArbitrary,
        fc.integer({ min: 1, max: 3 }),
        (stock, holds, dates, quantity) => {
          const isFree = (from: string) =>
            listDays({ from, to: addDays(from, countDays(dates) - 1) }).every(
              (day) => stock - loadOn(holds, day) >= quantity,
            );
          const starts = Array.from({ length: SEARCH_DAYS + 1 }, (_, at) =>
            addDays(dates.from, at),
          );
          expect(freeFrom(stock, holds, dates, quantity)).toBe(starts.find(isFree));
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a leap day', { from: '2028-02-29', to: '2028-02-29' }, 1],
    ['a month end', { from: '2027-02-27', to: '2027-03-01' }, 3],
    ['a year end', { from: '2026-12-31', to: '2027-01-01' }, 2],
    ['a change to summer time elsewhere', { from: '2027-03-27', to: '2027-03-29' }, 3],
  ])('counts %s', (_what, dates, count) => {
    expect(countDays(dates)).toBe(count);
    const hold = { ...dates, quantity: 1 };
    expect(availableQuantity(1, [hold], { from: dates.from, to: dates.from })).toBe(0);
    expect(availableQuantity(1, [hold], { from: dates.to, to: dates.to })).toBe(0);
    const after = addDays(dates.to, 1);
    expect(availableQuantity(1, [hold], { from: after, to: after })).toBe(1);
  });

  it('formats the status', () => {
    const dates = { from: START, to: START };
    const hold = { ...dates, quantity: 1 };
    expect(statusText(statusOf(1, highestHeld([], dates)))).toBe('Available');
    expect(statusText(statusOf(2, highestHeld([hold], dates)))).toBe('1 of 2 available');
    expect(statusText(statusOf(1, highestHeld([hold], dates)))).toBe('Booked on your dates');
    expect(statusText(statusOf(0, highestHeld([], dates)))).toBe('Booked on your dates');
    expect(statusText(statusOf(1, highestHeld([{ ...hold, quantity: 5 }], dates)))).toBe(
      'Booked on your dates',
    );
  });

  it('describes a requested quantity that exceeds the available one', () => {
    expect(shortageText(1, 1)).toBeUndefined();
    expect(shortageText(2, 1)).toBe('2 requested, 1 available: we will suggest an alternative');
    expect(shortageText(1, 0)).toBe('1 requested, 0 available: we will suggest an alternative');
  });

  it('is current for 14 days, and not if its time is in the future', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(isCurrent('2026-11-08T12:00:00Z', now)).toBe(true);
    expect(isCurrent('2026-11-08T11:59:59Z', now)).toBe(false);
    expect(isCurrent('2026-11-23T12:00:00Z', now)).toBe(true);
    expect(isCurrent('2026-11-23T12:00:01Z', now)).toBe(false);
    expect(isCurrent('', now)).toBe(false);
    expect(isCurrent('yesterday', now)).toBe(false);
  });

  it('drops holds that ended more than 30 days ago', () => {
    const holds = ['2026-10-23', '2026-10-22'].map((to) => ({ from: '2026-10-01', to }));
    expect(withoutPastHolds(holds, '2026-11-22')).toEqual([holds[0]]);
  });
});
