import { describe, expect, it } from 'vitest';
import { addDays, type RentalDates } from '../availability/day';
import type { OpenDays } from '../site/openDays';
import { chargeableDays, chargeText, type PriceRules } from './chargeableDays';
import { countedDays } from './countedDaysFixture';

const MONDAY = '2026-11-23';
const MAX_DAYS = 29;

const rental = (from: string, length: number): RentalDates => ({
  from,
  to: addDays(from, length - 1),
});

/** Every week of open and closed days, from 'always closed' to 'always open'. */
const WEEKS: OpenDays[] = Array.from({ length: 128 }, (_, bits) =>
  Array.from({ length: 7 }, (_day, at) => (bits & (1 << at)) !== 0),
);
const RULES: PriceRules[] = [undefined, 3, 4, 5, 6, 7].flatMap((weekDays) =>
  [false, true].map((weekendAsOne) => ({ weekDays, weekendAsOne })),
);
/** Every combination of rules: open days matter only where closed days are free. */
const CASES: [PriceRules, OpenDays | undefined][] = RULES.flatMap((rules) => [
  [rules, undefined],
  ...WEEKS.map((open): [PriceRules, OpenDays] => [{ ...rules, skipClosedDays: true }, open]),
]);

/** Rentals of 0 to the longest number of days, from each day of a week and the next Monday. */
const RENTALS = Array.from({ length: 8 }, (_start, at) =>
  Array.from({ length: MAX_DAYS + 1 }, (_days, days) => rental(addDays(MONDAY, at), days)),
);

describe('chargeableDays', () => {
  it('charges at least one day, at most the calendar days, and never less for a longer rental', () => {
    const broken: string[] = [];
    for (const [rules, open] of CASES) {
      const charged = RENTALS.map((rentals) =>
        rentals.map((dates) => chargeableDays(dates, rules, open).charged),
      );
      for (let start = 0; start < 7; start += 1)
        for (let days = 1; days <= MAX_DAYS; days += 1) {
          const count = charged[start]?.[days] ?? 0;
          // A day less at either end: the rest follows step by step.
          const shorter = [charged[start]?.[days - 1] ?? 0, charged[start + 1]?.[days - 1] ?? 0];
          const isKept = days === 1 || Math.max(...shorter) <= count;
          if (count < 1 || count > days || !isKept)
            broken.push(JSON.stringify([rules, open, start, days]));
        }
    }
    expect(broken).toEqual([]);
  });

  it('agrees with a count day by day', () => {
    for (const [rules, open] of CASES.filter((_case, at) => at % 7 === 0))
      for (const days of [1, 2, 6, 7, 8, 13, 15, 29]) {
        const dates = rental(addDays(MONDAY, days % 7), days);
        expect(chargeableDays(dates, rules, open).charged).toBe(countedDays(dates, rules, open));
      }
  });

  const SATURDAY = '2026-11-28';
  const WEEKEND = { weekendAsOne: true };
  const CLOSED_FREE = { weekDays: 7, skipClosedDays: true };
  const ALL = { weekDays: 6, skipClosedDays: true, weekendAsOne: true };
  const openWeek = [true, true, true, true, true, true, false];

  it.each<[string, string, number, PriceRules, string | undefined]>([
    ['every day without rules', MONDAY, 9, {}, undefined],
    ['a week', MONDAY, 7, { weekDays: 4 }, '7 days charged as 4: weekly rate'],
    ['a week that is only begun', MONDAY, 12, { weekDays: 4 }, '12 days charged as 8: weekly rate'],
    ['a day less than the rate of a week', MONDAY, 4, { weekDays: 4 }, undefined],
    ['a weekend', SATURDAY, 2, WEEKEND, '2 days charged as 1: weekend as one day'],
    ['a Sunday alone', '2026-11-29', 1, WEEKEND, undefined],
    ['closed days', MONDAY, 8, CLOSED_FREE, '8 days charged as 7: closed days free'],
    ['a closed day alone', '2026-11-29', 1, CLOSED_FREE, undefined],
    ['closed days and weekends', MONDAY, 14, ALL, '14 days charged as 12: closed days free'],
    [
      'several reasons',
      SATURDAY,
      9,
      { weekDays: 5, weekendAsOne: true },
      '9 days charged as 6: weekly rate, weekend as one day',
    ],
  ])('charges %s', (_what, from, days, rules, text) => {
    expect(chargeText(chargeableDays(rental(from, days), rules, openWeek))).toBe(text);
  });
});
