import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays } from '../../availability/day';
import { FILM } from '../../booking/bookingTable';
import { newLine } from '../positions';
import { requestTotals } from '../quotes';
import { requestItem, sampleInvoice, sampleRequest } from '../rentalFixture';
import { logEntry } from '../requestLog';
import { REQUEST_STATUSES, type RentalRequest } from '../schema';
import { reportOf, sharesOf, splitAmount, periodName, periodOf } from './reports';

const TODAY = '2026-11-24';
const PRODUCTS = ['zoom', 'camera', 'light'].map((id, index) => ({
  id,
  name: id.toUpperCase(),
  stock: index + 1,
  category: { name: index === 0 ? 'Lenses' : 'Other' },
}));

/** Money of a request without tax and discount: rate × quantity for each item, and what of it is not paid. */
const moneyOf = ({ items, payments }: RentalRequest) => {
  const shares = items.map(({ quantity, dailyRate }) => quantity * (dailyRate ?? 0));
  const net = shares.reduce((sum, share) => sum + share, 0);
  const paid = payments.reduce((sum, one) => sum + ('amount' in one ? one.amount : 0), 0);
  return { shares, net, total: net, balance: net - paid };
};

/** Numbers that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function generated(count: number): RentalRequest[] {
  const next = numbers(7);
  return Array.from({ length: count }, (_, index) => {
    const from = addDays('2025-11-01', next(500));
    const to = addDays(from, next(10));
    const items = Array.from({ length: 1 + next(3) }, () => {
      const product = PRODUCTS[next(4)];
      const item = requestItem(product?.id ?? '', product?.name ?? 'Generator', 1 + next(3));
      const subRent = next(10) === 0 ? { supplier: 'B', cost: next(1000) } : null;
      return { ...item, id: `item-${index}-${next(1_000_000)}`, subRent, dailyRate: next(90_000) };
    });
    const status = REQUEST_STATUSES[next(REQUEST_STATUSES.length)] ?? 'new';
    // The day is missing if it was damaged.
    const returnedOn = status === 'returned' && next(5) > 0 ? addDays(to, next(3)) : '';
    const isSample = next(20) === 0;
    return sampleRequest({ ref: `SL-${index}`, items, from, to, status, returnedOn, isSample });
  });
}

describe('a report', () => {
  it('agrees with a plain recount of 5,000 requests, in every month of a year', () => {
    const requests = generated(5000);
    for (let month = 0; month < 12; month += 1) {
      const period = periodOf('month', '2026-01-01', month);
      const report = reportOf(requests, PRODUCTS, period, moneyOf, TODAY);
      const days = listDays(period);
      const counted = requests.filter(({ isSample }) => !isSample);
      const earning = counted.filter(({ status }) =>
        ['collected', 'partlyReturned', 'returned'].includes(status),
      );
      const begun = (one: RentalRequest) => days.includes(one.from);
      let [revenue, cost, open, declined] = [0, 0, 0, 0];
      for (const one of counted.filter(begun)) {
        const { net } = moneyOf(one);
        if (earning.includes(one)) revenue += net;
        if (earning.includes(one) || one.status === 'confirmed') open += net;
        if (one.status === 'declined') declined += net;
        if (earning.includes(one)) for (const { subRent } of one.items) cost += subRent?.cost ?? 0;
      }
      expect(report.revenue).toBe(revenue);
      expect(report.subRentCost).toBe(cost);
      expect(report.open.reduce((sum, { balance }) => sum + balance, 0)).toBe(open);
      expect(report.declined).toBe(declined);
      for (const sums of [report.byProduct, report.byCategory])
        expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(revenue);
      for (const { id, daysOut, daysOwned } of report.utilisation) {
        let out = 0;
        for (const one of earning)
          for (const { productId, quantity, subRent } of one.items) {
            const last = one.status === 'returned' ? one.returnedOn || one.to : TODAY;
            if (productId !== id || subRent) continue;
            out += quantity * days.filter((day) => one.from <= day && day <= last).length;
          }
        expect([id, daysOut]).toEqual([id, out]);
        const stock = PRODUCTS.find((product) => product.id === id)?.stock ?? 0;
        expect(daysOwned).toBe(stock * days.filter((day) => day <= TODAY).length);
      }
    }
  });
});

it('Open balances are those of confirmed requests and of others that were invoiced', () => {
  const documents = [sampleInvoice('INV-2026-0001')];
  const requests = REQUEST_STATUSES.flatMap((status) => [
    sampleRequest({ ref: status, status }),
    sampleRequest({ ref: `${status} invoiced`, status, documents }),
  ]);
  const report = reportOf(requests, PRODUCTS, periodOf('month', TODAY), moneyOf, TODAY);
  const closed = ['new', 'quoted', 'declined'];
  const expected = requests.map(({ ref }) => ref).filter((ref) => !closed.includes(ref));
  expect(report.open.map(({ ref }) => ref).toSorted()).toEqual(expected.toSorted());
});

it('A film counts by the day of its confirmation, and as revenue once it is done', () => {
  const line = { ...newLine(), amount: 500_00 };
  const film = sampleRequest({
    about: FILM,
    items: [],
    lines: [line],
    from: '',
    to: '',
    requestedAt: '2026-09-30T10:00:00Z',
    log: [logEntry('2026-10-31T23:30:00Z', 'confirmed')],
  });
  const declined: RentalRequest = { ...film, ref: 'SL-2', status: 'declined', log: [] };
  const money = () => ({ shares: [500_00], net: 500_00, total: 500_00, balance: 500_00 });
  const inMonth = (month: string, status: RentalRequest['status']) =>
    reportOf([{ ...film, status }, declined], [], periodOf('month', month), money, TODAY);
  expect(inMonth('2026-11-01', 'returned')).toMatchObject({
    byProduct: [{ name: 'Other lines', amount: 500_00 }],
    revenue: 500_00,
    declined: 0,
  });
  const confirmed = inMonth('2026-11-01', 'confirmed');
  expect(confirmed).toMatchObject({ revenue: 0, open: [{ ref: film.ref, balance: 500_00 }] });
  expect(inMonth('2026-09-01', 'returned')).toMatchObject({ revenue: 0, declined: 500_00 });
});

it('An amount is split exactly, and nothing is given to parts of 0', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }),
      (amount, parts) => {
        const shares = splitAmount(amount, parts);
        const isNothing = parts.every((part) => part === 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isNothing ? 0 : amount);
        shares.forEach((share, index) => {
          if (parts[index] === 0) expect(share).toBe(0);
        });
      },
    ),
  );
});

it('Periods follow each other without a gap', () => {
  expect(periodOf('month', TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodOf('quarter', TODAY)).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodOf('year', TODAY, -1)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(periodName('quarter', periodOf('quarter', TODAY, 1))).toBe('2027 Q1');
  for (const kind of ['month', 'quarter', 'year'] as const)
    for (let offset = -20; offset < 20; offset += 1)
      expect(addDays(periodOf(kind, TODAY, offset).to, 1)).toBe(
        periodOf(kind, TODAY, offset + 1).from,
      );
});

it('All positions but charges and late fees share the discount', () => {
  const line = { ...newLine(), amount: 25_000_00 };
  const request = sampleRequest({
    to: '2026-11-24',
    lines: [line, { ...line, cause: 'late' }],
    discount: { kind: 'percent', basisPoints: 1000 },
  });
  const shares = sharesOf(request, 1, requestTotals(request, { rules: {} }));
  expect(shares).toEqual([22_500_00, 22_500_00, 25_000_00]);
});
