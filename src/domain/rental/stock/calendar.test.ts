import { describe, expect, it } from 'vitest';
import { bookingsOn, calendarRows, dayEvents } from './calendar';
import { joinHolds } from './joinHolds';
import { requestItem, sampleHold, sampleRequest, stockedProduct } from '../rentalFixture';

const products = [stockedProduct('zoom', 'Cine Zoom'), stockedProduct('light', 'Panel Light', 2)];
const dates = { from: '2026-11-23', to: '2026-12-20' };
const confirmed = sampleRequest({ status: 'confirmed' });
const quoted = sampleRequest({
  ref: 'SL-QQQ555',
  status: 'quoted',
  from: '2026-11-26',
  to: '2026-11-27',
});
const maintenance = sampleHold({ id: 'm', productId: 'light', reason: 'maintenance', ref: '' });
const labels = (row: ReturnType<typeof calendarRows>[number] | undefined, day: string) =>
  row && bookingsOn(row, day).map(({ kind, label }) => [kind, label]);

describe('the calendar', () => {
  const requests = [confirmed, quoted, sampleRequest({ ref: 'SL-NEW222' })];
  const december = { from: '2026-12-01', to: '2026-12-02' };
  const foreign = sampleHold({ id: 'f', productId: 'light', ...december, ref: '' });
  const holds = joinHolds([maintenance, foreign], requests, '2026-11-24');
  const [zoom, light] = calendarRows(products, holds, requests, dates);

  it('shows confirmed and quoted requests, maintenance, and holds of other devices', () => {
    expect(labels(zoom, '2026-11-24')).toEqual([['held', 'Confirmed SL-AAA222']]);
    expect(labels(zoom, '2026-11-27')).toEqual([['quoted', 'Quoted SL-QQQ555']]);
    expect(labels(zoom, '2026-11-28')).toEqual([]);
    expect(labels(light, '2026-11-25')).toEqual([['maintenance', 'Maintenance']]);
    expect(labels(light, '2026-12-01')).toEqual([['held', 'Rented']]);
  });

  it('marks the days on which holds exceed the stock, alone or with quotes', () => {
    expect([...(zoom?.conflicts ?? [])]).toEqual(['2026-11-26']);
    expect(light?.conflicts.size).toBe(0);
    const both = [sampleHold(), sampleHold({ id: 'hold-2', from: '2026-11-27', to: '2026-11-28' })];
    const [overbooked] = calendarRows(products, both, [], dates);
    expect([...(overbooked?.conflicts ?? [])]).toEqual(['2026-11-27']);
    const many = { ...quoted, items: [requestItem('zoom', 'Cine Zoom', 2)] };
    expect(calendarRows(products, [], [many], dates)[0]?.conflicts.size).toBe(2);
    const twice = { ...quoted, items: [...quoted.items, ...quoted.items] };
    const [row] = calendarRows(products, [], [twice], dates);
    expect(row?.bookings).toMatchObject([{ kind: 'quoted', quantity: 2, ref: 'SL-QQQ555' }]);
  });

  it('marks no day on which one rental ends and another begins, if rentals share days', () => {
    const next = {
      ...confirmed,
      id: 'request-n',
      ref: 'SL-NEXT22',
      from: confirmed.to,
      to: '2026-11-28',
    };
    const row = (sameDay: boolean, status: 'confirmed' | 'quoted', from = next.from) => {
      const all = [confirmed, { ...next, status, from }];
      const between = { all: 0, byProduct: {}, sameDay };
      return calendarRows(products, joinHolds([], all, '2026-11-24', between), all, dates)[0];
    };
    for (const status of ['confirmed', 'quoted'] as const) {
      expect([...(row(true, status)?.conflicts ?? [])]).toEqual([]);
      expect([...(row(false, status)?.conflicts ?? [])]).toEqual(['2026-11-26']);
      expect(row(true, status, '2026-11-25')?.conflicts.size).toBe(2);
    }
    const shared = row(true, 'confirmed');
    expect(shared && bookingsOn(shared, '2026-11-26')).toMatchObject([
      { ref: confirmed.ref, sharesDays: true, to: '2026-11-26' },
      { ref: next.ref, sharesDays: true, from: '2026-11-26' },
    ]);
  });

  it('leaves out bookings of other days', () => {
    const rows = calendarRows(products, holds, requests, { from: '2027-01-01', to: '2027-01-28' });
    expect(rows.flatMap(({ bookings }) => bookings)).toEqual([]);
  });
});

describe('the list of days', () => {
  it('has pick-ups, returns and maintenance, in order', () => {
    const collected = sampleRequest({ ref: 'SL-CCC444', status: 'collected', from: '2026-11-20' });
    const sample = sampleRequest({ status: 'confirmed', isSample: true });
    const nameOf = (id: string) => (id === 'light' ? 'Panel Light' : id);
    const requests = [confirmed, quoted, collected, sample];
    const of = (kind: string, ref: string) => ({ kind, ref, holdId: '', name: 'Ada Obi' });
    const at = (kind: string) => ({ kind, ref: '', holdId: 'm', name: 'Panel Light' });
    const returns = [of('return', 'SL-AAA222'), of('return', 'SL-CCC444')];
    expect(dayEvents(requests, [maintenance, sampleHold()], nameOf, dates)).toEqual([
      { day: '2026-11-24', events: [of('pickUp', 'SL-AAA222')] },
      { day: '2026-11-25', events: [at('maintenanceStart')] },
      { day: '2026-11-26', events: returns },
      { day: '2026-11-27', events: [at('maintenanceEnd')] },
    ]);
  });
});
