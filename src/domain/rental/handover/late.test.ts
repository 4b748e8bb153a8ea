import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays, weekdayOf } from '../../availability/day';
import { countedDays } from '../../prices/countedDaysFixture';
import { chargedDays, type Charging } from '../charging';
import { formatMoney } from '../money';
import { requestTotals } from '../quotes';
import { requestItem, sampleRequest } from '../rentalFixture';
import type { RentalRequest } from '../schema';
import { extendedFields, extensionText, lateFee, withLateFee } from './index';

const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';
const MONDAY = '2026-11-30';

const SUNDAY_FREE: Charging = {
  rules: { skipClosedDays: true },
  open: [true, true, true, true, true, true, false],
};
const EVERY_DAY: Charging = { rules: {} };
const WEEK: Charging = { rules: { weekDays: 3 } };

const chargingArbitrary: fc.Arbitrary<Charging> = fc.record({
  rules: fc.record({
    weekDays: fc.constantFrom(undefined, 3, 5, 7),
    weekendAsOne: fc.boolean(),
    skipClosedDays: fc.boolean(),
  }),
  open: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
});
const rentalArbitrary = fc
  .record({ start: fc.nat(13), length: fc.nat(20), more: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, length, more }) => {
    const from = addDays(FRIDAY, start);
    const to = addDays(from, length);
    return { from, to, later: addDays(to, more) };
  });

const out = (changes: Partial<RentalRequest>) =>
  sampleRequest({ status: 'collected', vatBasisPoints: 0, ...changes });

const extended = (request: RentalRequest, to: string, charging: Charging) => ({
  ...request,
  ...extendedFields(request, to, to, charging),
});

describe('late days', () => {
  it.each<[string, Charging, string, string, string, number]>([
    ['a closed day between', SUNDAY_FREE, FRIDAY, SATURDAY, MONDAY, 1],
    ['closed days only', SUNDAY_FREE, FRIDAY, SATURDAY, SUNDAY, 1],
    ['a week that is paid', WEEK, FRIDAY, '2026-12-01', '2026-12-03', 2],
    ['a weekend as one day', { rules: { weekendAsOne: true } }, FRIDAY, FRIDAY, MONDAY, 3],
    ['no first day', EVERY_DAY, '', SATURDAY, MONDAY, 2],
    ['no delay', SUNDAY_FREE, FRIDAY, MONDAY, MONDAY, 0],
    ['no last day', EVERY_DAY, FRIDAY, '', MONDAY, 0],
  ])('are all but free closed days: %s', (_what, charging, from, to, back, days) => {
    const request = out({ from, to, items: [requestItem('zoom', 'Cine Zoom', 2)] });
    const fee = { days, amount: days * 2 * 25_000_00 };
    expect(lateFee(request, back, charging)).toEqual(fee);
    const returned = { ...request, status: 'returned' as const, returnedOn: back };
    expect(lateFee(returned, '2026-12-24', charging)).toEqual(fee);
  });

  it('are the days after the last one, at least one, of which only free closed days do not count', () => {
    fc.assert(
      fc.property(chargingArbitrary, rentalArbitrary, (charging, { from, to, later }) => {
        const { rules, open } = charging;
        const isFree = (day: string) => rules.skipClosedDays && open?.[weekdayOf(day)] === false;
        const days = listDays({ from: addDays(to, 1), to: later }).filter((day) => !isFree(day));
        expect(lateFee(out({ from, to }), later, charging).days).toBe(Math.max(1, days.length));
      }),
    );
  });
});

describe('an extension', () => {
  it('charges the same days more, whether days were entered or not', () => {
    fc.assert(
      fc.property(
        chargingArbitrary,
        rentalArbitrary,
        fc.nat(30),
        (charging, { from, to, later }, entered) => {
          const counted = (last: string) =>
            countedDays({ from, to: last }, charging.rules, charging.open);
          for (const billableDays of [null, entered]) {
            const request = out({ from, to, billableDays });
            const [before, after] = [request, extended(request, later, charging)].map(
              (one) => chargedDays(one, charging).days,
            );
            expect(Number(after) - Number(before)).toBe(counted(later) - counted(to));
          }
        },
      ),
    );
  });

  const ENTERED = { billableDays: 2, vatBasisPoints: 750 };
  it.each<[Partial<RentalRequest>, Charging, string]>([
    [ENTERED, EVERY_DAY, 'Billable days were set to 2: 4 from now on, +₦53,750'],
    [{ billableDays: 5 }, SUNDAY_FREE, 'Billable days were set to 5: 6 from now on, +₦25,000'],
    [{}, SUNDAY_FREE, 'Charged for 2 days: 3 from now on, +₦25,000'],
    [{ to: FRIDAY }, EVERY_DAY, 'Charged for 1 day: 4 from now on, +₦75,000'],
    [{ from: '2026-11-25' }, WEEK, 'Charged for 3 days: 3 from now on, +₦0'],
  ])('of a request with %j under the rules %j: %s', (changes, charging, text) => {
    const request = out({ from: FRIDAY, to: SATURDAY, ...changes });
    expect(extensionText(request, MONDAY, MONDAY, charging)).toBe(text);
    const [before, after] = [request, extended(request, MONDAY, charging)].map(
      (one) => requestTotals(one, charging).total,
    );
    expect(text).toContain(`+${formatMoney(after! - before!)}`);
  });

  it('says that it takes off a late fee', () => {
    const request = out({ from: FRIDAY, to: SATURDAY });
    const lines = withLateFee([], lateFee(request, MONDAY, EVERY_DAY));
    expect(extensionText({ ...request, lines }, SUNDAY, MONDAY, EVERY_DAY)).toBe(
      'Charged for 2 days: 3 from now on, +₦0, including the change of the late fee',
    );
  });
});
