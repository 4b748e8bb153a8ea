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
  withTurnaround,
  type HeldDays,
} from './availability';
import { addDays, countDays, listDays, type RentalDates } from './day';
import { notFreeText, shortageText, statusOf, statusText } from './status';

const START = '2027-12-20';
const dayArbitrary = (min: number, max: number) =>
  fc.integer({ min, max }).map((offset) => addDays(START, offset));

const holdArbitrary: fc.Arbitrary<HeldDays> = fc.record({
  from: dayArbitrary(-40, 80),
  to: dayArbitrary(-40, 80),
  quantity: fc.integer({ min: 1, max: 4 }),
});
/** Holds of which each leaves others its first and last day, or does not, like one of maintenance. */
const sharingArbitrary = fc
  .tuple(holdArbitrary, fc.nat(5), fc.boolean())
  .map(([hold, length, sharesDays]) => ({
    ...hold,
    to: addDays(hold.from, length),
    sharesDays,
  }));

const datesArbitrary: fc.Arbitrary<RentalDates> = fc
  .tuple(fc.integer({ min: -10, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([offset, length]) => ({
    from: addDays(START, offset),
    to: addDays(START, offset + length - 1),
  }));

const loadOn = (holds: readonly HeldDays[], day: string): number =>
  holds
    .filter(({ from, to }) => from <= to && from <= day && day <= to)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether two rentals need the same unit: not if they share one day, on which one ends and the other begins. */
function collides(one: HeldDays, other: HeldDays): boolean {
  const days = listDays(one).filter((day) => listDays(other).includes(day));
  const isTurn = days.length === 1 && (one.to === other.from || other.to === one.from);
  const isOneDay = one.from === one.to && other.from === other.to;
  return days.length > 0 && !(isTurn && !isOneDay && one.sharesDays && other.sharesDays);
}

/** The units that are needed at the same time during the dates, counted by trying all groups of holds. */
function neededUnits(holds: readonly HeldDays[], dates: RentalDates): number {
  const rental = { ...dates, quantity: 0, sharesDays: true };
  const groups = holds.reduce<HeldDays[][]>(
    (all, hold) => [
      ...all,
      ...all
        .filter((group) => [rental, ...group].every((one) => collides(one, hold)))
        .map((group) => [...group, hold]),
    ],
    [[]],
  );
  return Math.max(...groups.map((group) => group.reduce((sum, { quantity }) => sum + quantity, 0)));
}

describe('availability', () => {
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

  it('counts rentals that share a day as the units that they need at the same time', () => {
    fc.assert(
      fc.property(fc.array(sharingArbitrary, { maxLength: 6 }), datesArbitrary, (holds, dates) => {
        expect(highestHeld(holds, dates)).toBe(neededUnits(holds, dates));
        for (const { day, held } of dayLoads(holds, dates))
          expect(held).toBe(neededUnits(holds, { from: day, to: day }));
        const start = listDays({ from: dates.from, to: addDays(dates.from, SEARCH_DAYS) }).find(
          (from) => neededUnits(holds, { from, to: addDays(from, countDays(dates) - 1) }) <= 2,
        );
        expect(freeFrom(4, holds, dates, 2)).toBe(start);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, [string, string], [string, string], boolean]>([
    ['begins on the last day', ['24', '26'], ['26', '28'], false],
    ['ends on the first day', ['24', '26'], ['22', '24'], false],
    ['is the last day', ['24', '26'], ['26', '26'], false],
    ['begins a day before the last one', ['24', '26'], ['25', '28'], true],
    ['has the same two days', ['24', '25'], ['24', '25'], true],
    ['has the same day', ['24', '24'], ['24', '24'], true],
    ['contains it', ['24', '25'], ['23', '26'], true],
  ])('shares the day if a rental %s: %j and %j', (_what, held, wanted, isHeld) => {
    const [hold, dates] = [held, wanted].map(([from, to]) => ({
      from: `2026-11-${from}`,
      to: `2026-11-${to}`,
    })) as [RentalDates, RentalDates];
    const id = { id: 'h1', productId: 'p1', quantity: 1 };
    const check = (reason: 'rental' | 'maintenance', terms: Parameters<typeof withTurnaround>[1]) =>
      highestHeld(withTurnaround([{ ...hold, ...id, reason }], terms), dates) === 1;
    expect(check('rental', { sameDay: true })).toBe(isHeld);
    expect(check('rental', { sameDay: true, daysBetween: 0 })).toBe(isHeld);
    for (const terms of [{}, { sameDay: false }, { sameDay: true, daysBetween: 1 }])
      expect(check('rental', terms)).toBe(true);
    expect(check('maintenance', { sameDay: true })).toBe(true);
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

  it.each([
    [[{ quantity: 8, available: 4 }], ' (4 of 8 not free on these dates)'],
    [[{ quantity: 8, available: 4 }, { quantity: 1 }], ' (4 of 9 not free on these dates)'],
    [[{ quantity: 8, available: 8 }, { quantity: 1 }], ''],
  ])('formats what is not available of %j', (lines, text) => {
    expect(notFreeText(lines)).toBe(text);
  });

  it('formats the status', () => {
    const dates = { from: START, to: START };
    const hold = { ...dates, quantity: 1 };
    expect(statusText(statusOf(1, highestHeld([], dates)))).toBe('Available');
    expect(statusText(statusOf(2, highestHeld([hold], dates)))).toBe('1 of 2 available');
    expect(statusText(statusOf(1, highestHeld([hold], dates)))).toBe('Booked on your dates');
    expect(statusText(statusOf(0, highestHeld([], dates)))).toBe('Booked on your dates');
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
