import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableDeposit, balanceOf, dueOf, isOwed, paymentsOf, receivedOf } from './payments';
import { sampleRequest, seenPayment } from './rentalFixture';
import { PAYMENT_KINDS, type IssuedDocument, type PaymentEntry } from './schema';

const AT = '2026-11-24T09:00:00.000Z';

const payment = fc.record({
  kind: fc.constantFrom(...PAYMENT_KINDS),
  amount: fc.nat(1_000_000_00),
  isSeen: fc.boolean(),
});
type Given = typeof payment extends fc.Arbitrary<infer T> ? T : never;

function entriesOf(given: readonly Given[]): PaymentEntry[] {
  return given.flatMap(({ kind, amount, isSeen }, index): PaymentEntry[] => {
    const fields = { kind, amount, day: '2026-11-24', method: 'transfer' as const, reference: '' };
    return [
      { entry: 'payment', id: `p${index}`, at: AT, ...fields },
      { entry: 'seen', id: `s${index}`, at: AT, paymentId: `p${index}`, isSeen },
    ];
  });
}

/** A deposit that is kept does not have to be seen again. */
const sumOf = (given: readonly Given[], kind: Given['kind']) =>
  given
    .filter((one) => one.kind === kind && (one.isSeen || kind === 'depositKept'))
    .reduce((sum, { amount }) => sum + amount, 0);

describe('the money of a request', () => {
  it('balances the total with seen payments, refunds and deposits that were kept', () => {
    fc.assert(
      fc.property(fc.array(payment), fc.nat(10_000_000_00), (given, total) => {
        const { balance, held, paid, overdrawn } = balanceOf(
          sampleRequest({ payments: entriesOf(given) }),
          total,
        );
        const kept = sumOf(given, 'depositKept');
        const left = sumOf(given, 'deposit') - sumOf(given, 'depositReturned') - kept;
        expect(overdrawn).toBe(left < 0 ? -left : 0);
        expect(held).toBe(left < 0 ? 0 : left);
        expect(paid).toBe(sumOf(given, 'payment') + kept - sumOf(given, 'refund') - overdrawn);
        expect(balance).toBe(total - paid);
      }),
    );
  });
});

it('The last entry decides whether a payment was seen, and a correction replaces its fields', () => {
  const [added, seen] = entriesOf([{ kind: 'payment', amount: 500_00, isSeen: true }]);
  const money = { amount: 400_00, day: '', method: 'cash', reference: '' } as const;
  const fields = { kind: 'deposit', ...money } as const;
  const correction = { entry: 'correction', id: 'c', at: AT, paymentId: 'p0', ...fields } as const;
  const unseen = { entry: 'seen', id: 'u', at: AT, paymentId: 'p0', isSeen: false } as const;
  const entries = [added!, seen!, correction, unseen];
  expect(paymentsOf(entries)).toEqual([{ id: 'p0', at: AT, ...fields, isSeen: false }]);
  const nothing = { paid: 0, held: 0, unseenPaid: 0 };
  expect(receivedOf(entries)).toMatchObject({ ...nothing, unseenHeld: 400_00 });
  // Entries of a payment that is unknown, which another device may still send, change nothing.
  expect(paymentsOf([correction, unseen])).toEqual([]);
});

it('A payment that is corrected to a deposit that was kept counts as far as one is held, and one that is not kept counts once it is seen', () => {
  const fields = { amount: 400_00, day: '', method: 'cash', reference: '' } as const;
  const paid = entriesOf([{ kind: 'payment', amount: 400_00, isSeen: false }]);
  const correction = (kind: 'payment' | 'depositKept') =>
    ({ entry: 'correction', id: kind, at: AT, paymentId: 'p0', kind, ...fields }) as const;
  const kept = [...paid, correction('depositKept')];
  expect(receivedOf(kept)).toMatchObject({ paid: 0, held: 0, overdrawn: 400_00, unseenPaid: 0 });
  const again = receivedOf([...kept, correction('payment')]);
  expect(again).toMatchObject({ paid: 0, held: 0, overdrawn: 0, unseenPaid: 400_00 });
});

it('The deposit that can be kept or returned is what was seen, without returns that are not seen yet', () => {
  const of = (kind: Given['kind'], amount: number, isSeen = true) => ({ kind, amount, isSeen });
  const entries = entriesOf([
    of('payment', 900),
    of('deposit', 500),
    of('deposit', 70, false),
    of('depositReturned', 100, false),
    of('depositKept', 250, false),
  ]);
  expect(availableDeposit([])).toBe(0);
  expect(availableDeposit(entries)).toBe(150);
  // That of a payment that is corrected can be used again.
  expect(availableDeposit(entries, 'p4')).toBe(400);
  expect(availableDeposit(entries, 'p1')).toBe(-350);
});

describe('a balance with invoices', () => {
  const invoice = (total: number) =>
    ({ kind: 'invoice', number: 'INV-2026-0001', totals: { total } }) as IssuedDocument;
  const credit = (total: number) =>
    ({ kind: 'creditNote', corrects: 'INV-2026-0001', totals: { total } }) as IssuedDocument;
  it.each<[string, number[], number, [charged: number, notInvoiced: number], 'declined'?]>([
    ['no invoice', [], 100, [100, 0]],
    ['the same total', [100], 100, [100, 0]],
    ['a higher total', [100], 120, [120, 20]],
    ['a credit', [100, 10], 100, [90, 0]],
    ['a credit of all', [100, 100], 100, [0, 0]],
    ['another total after a credit of all', [100, 100], 80, [80, 80]],
    ['the total that was credited', [100, 10], 90, [90, 0]],
    ['less off the total than was credited', [100, 10], 95, [90, 0]],
    ['more off the total than was credited', [100, 10], 80, [80, -10]],
    ['a higher total after a credit', [100, 10], 120, [110, 20]],
    ['more credits than the invoice, from two devices', [100, 100, 20], 100, [0, 0]],
    ['a declined request', [], 100, [0, 0], 'declined'],
    ['a declined request with an invoice', [100], 100, [100, 0], 'declined'],
    ['a declined request with a credit of all', [100, 100], 100, [0, 0], 'declined'],
  ])('counts %s', (_what, [invoiced, ...credits], total, expected, status) => {
    const documents = invoiced === undefined ? [] : [invoice(invoiced), ...credits.map(credit)];
    const request = sampleRequest({ documents, status: status ?? 'confirmed' });
    const { charged, notInvoiced } = balanceOf(request, total);
    expect([charged, notInvoiced]).toEqual(expected);
  });

  it.each([
    ['new', [], false],
    ['new', [invoice(100)], true],
    ['quoted', [invoice(100), credit(100)], false],
    ['confirmed', [], true],
    ['declined', [], false],
    ['declined', [invoice(100)], true],
  ] as const)(
    'is to be paid for a request that is %s with documents %o: %s',
    (status, documents, is) => {
      expect(isOwed(sampleRequest({ status, documents: [...documents] }))).toBe(is);
    },
  );
});

const DEPOSIT = seenPayment(50_000, { id: 'd', kind: 'deposit' });
const PAID = seenPayment(100_000);
const UNSEEN = PAID.slice(0, 1);
const PART = seenPayment(20_000, { id: 'd', kind: 'deposit' });

it.each([
  ['the deposit before the hand-over', 'confirmed', [], 'deposit', 50_000],
  ['the rest of the deposit', 'quoted', PART, 'deposit', 30_000],
  ['then the balance', 'confirmed', DEPOSIT, 'payment', 100_000],
  ['the balance before the deposit is given back', 'returned', DEPOSIT, 'payment', 100_000],
  ['no payment that was entered', 'collected', UNSEEN, 'payment', 0],
  ['the deposit after the return', 'returned', [...DEPOSIT, ...PAID], 'depositReturned', 50_000],
  ['no deposit before a payment is seen', 'returned', [...DEPOSIT, ...UNSEEN], 'payment', 0],
  ['what was paid too much', 'returned', seenPayment(120_000), 'refund', 20_000],
  ['nothing while the equipment is out', 'collected', [...DEPOSIT, ...PAID], 'payment', 0],
] as const)('Due is %s', (_what, status, payments, kind, amount) => {
  const request = sampleRequest({ status, payments: [...payments] });
  const due = dueOf(request, 50_000, balanceOf(request, 100_000));
  expect([due.kind, due.amounts[due.kind]]).toEqual([kind, amount]);
});

it.each([
  ['returned', DEPOSIT, 100_000, [100_000, 0, 0, 50_000, 50_000]],
  ['returned', DEPOSIT, 20_000, [20_000, 0, 0, 50_000, 20_000]],
  ['confirmed', [...PART, ...PAID], 70_000, [0, 30_000, 30_000, 20_000, 0]],
] as const)('Each kind of payment has its amount: %s, %o', (status, payments, total, amounts) => {
  const request = sampleRequest({ status, payments: [...payments] });
  const due = dueOf(request, 50_000, balanceOf(request, total));
  expect(PAYMENT_KINDS.map((kind) => due.amounts[kind])).toEqual(amounts);
});
