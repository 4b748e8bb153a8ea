import { describe, expect, it } from 'vitest';
import { closedDayHints, nextOpenDay } from './closedDays';

const TODAY = '2026-11-22';
const CLOSED_SUNDAY = [true, true, true, true, true, true, false];

describe('closed days', () => {
  it('are named for pick-up and return, with the next open day', () => {
    const dates = { from: '2026-11-29', to: '2026-12-06' };
    expect(closedDayHints(dates, CLOSED_SUNDAY, TODAY)).toEqual([
      'Pick-up: closed on Sunday, next open day Monday, 30 Nov',
      'Return: closed on Sunday, next open day Monday, 7 Dec',
    ]);
    expect(closedDayHints({ ...dates, from: '2026-11-30' }, CLOSED_SUNDAY, TODAY)).toHaveLength(1);
    const open = { from: '2026-11-28', to: '2026-11-30' };
    expect(closedDayHints(open, CLOSED_SUNDAY, TODAY)).toEqual([]);
  });

  it('are named once for a single day', () => {
    expect(closedDayHints({ from: '2027-01-03', to: '2027-01-03' }, CLOSED_SUNDAY, TODAY)).toEqual([
      'Pick-up and return: closed on Sunday, next open day Monday, 4 Jan 2027',
    ]);
  });

  it('are followed by the first open day of the next week if it is the only one', () => {
    const tuesdays = [false, true, false, false, false, false, false];
    expect(nextOpenDay('2026-11-25', tuesdays)).toBe('2026-12-01');
    expect(nextOpenDay('2026-11-24', tuesdays)).toBeUndefined();
  });
});
