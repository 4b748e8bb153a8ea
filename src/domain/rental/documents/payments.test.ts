import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableDeposit, balanceOf, dueOf, isOwed, paymentsOf, receivedOf } from './payments';
import { sampleRequest, seenPayment } from '../rentalFixture';
import { PAYMENT_KINDS, type IssuedDocument, type PaymentEntry } from '../schema';

const AT = '2026-11-24T09:00:00.000Z';

const payment = fc.record({
  kind: fc.constantFrom(...PAYMENT_KINDS),
  amount: fc.nat(1_000_000_00),
  isSeen: fc.boolean(),
});
type Given = typeof payment extends fc.Arbitrary<infer T> ? T : never;

/** Returns the entries of payments that were added and then seen, or not. */
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

  it('has as much paid and held as came in and did not go out, whatever was corrected since', () => {
    fc.assert(
      fc.property(fc.array(payment), (given) => {
        const { paid, held } = receivedOf(entriesOf(given));
        const came = sumOf(given, 'payment') + sumOf(given, 'deposit');
        expect(paid + held).toBe(came - sumOf(given, 'refund') - sumOf(given, 'depositReturned'));
      }),
    );
  });

  it('does not depend on the order of the entries of different payments', () => {
    fc.assert(
      fc.property(fc.array(payment), (given) => {
        expect(receivedOf(entriesOf(given.toReversed()))).toEqual(receivedOf(entriesOf(given)));
      }),
    );
  });

  it('counts a deposit as paid only as far as it was kept or returned before', () => {
    fc.assert(
      fc.property(fc.array(payment), fc.nat(1_000_000_00), (given, amount) => {
        const deposit = { kind: 'deposit' as const, amount, isSeen: true };
        const before = receivedOf(entriesOf(given));
        expect(receivedOf(entriesOf([...given, deposit])).paid).toBe(
          before.paid + Math.min(amount, before.overdrawn),
        );
      }),
    );
  });
});

it('The last entry decides whether a payment was seen, and a correction replaces its fields', () => {
  const [added, seen] = entriesOf([{ kind: 'payment', amount: 500_00, isSeen: true }]);
  const fields = {
    kind: 'deposit',
    amount: 400_00,
    day: '',
    method: 'cash',
    reference: '',
  } as const;
  const correction = { entry: 'correction', id: 'c', at: AT, paymentId: 'p0', ...fields } as const;
  const unseen = { entry: 'seen', id: 'u', at: AT, paymentId: 'p0', isSeen: false } as const;
  const entries = [added!, seen!, correction, unseen];
  expect(paymentsOf(entries)).toEqual([{ id: 'p0', at: AT, ...fields, isSeen: false }]);
  expect(receivedOf(entries)).toMatchObject({
    paid: 0,
    held: 0,
    unseenPaid: 0,
    unseenHeld: 400_00,
  });
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
  const balance = (
    documents: IssuedDocument[],
    total: number,
    status: 'confirmed' | 'declined' = 'confirmed',
  ) => {
    const { charged, notInvoiced } = balanceOf(sampleRequest({ documents, status }), total);
    return [charged, notInvoiced];
  };

  it('is that of the invoices, with what has changed since', () => {
    expect(balance([], 100)).toEqual([100, 0]);
    expect(balance([invoice(100)], 100)).toEqual([100, 0]);
    expect(balance([invoice(100)], 120)).toEqual([120, 20]);
    expect(balance([invoice(100), credit(10)], 100)).toEqual([90, 0]);
    expect(balance([invoice(100), credit(99)], 100)).toEqual([1, 0]);
    expect(balance([invoice(100), credit(100)], 100)).toEqual([0, 0]);
    expect(balance([invoice(100), credit(100)], 80)).toEqual([80, 80]);
    expect(balance([invoice(100), credit(100)], 120)).toEqual([120, 120]);
  });

  it('takes off once what was credited and what the request charges less', () => {
    expect(balance([invoice(100), credit(10)], 90)).toEqual([90, 0]);
    expect(balance([invoice(100), credit(10)], 95)).toEqual([90, 0]);
    expect(balance([invoice(100), credit(10)], 80)).toEqual([80, -10]);
    expect(balance([invoice(100), credit(10)], 120)).toEqual([110, 20]);
  });

  it('does not contain what two devices have credited too much', () => {
    expect(balance([invoice(100), credit(100), credit(20)], 100)).toEqual([0, 0]);
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

  it('of a declined request is only what was invoiced', () => {
    expect(balance([], 100, 'declined')).toEqual([0, 0]);
    expect(balance([invoice(100)], 100, 'declined')).toEqual([100, 0]);
    expect(balance([invoice(100), credit(100)], 100, 'declined')).toEqual([0, 0]);
  });
});

const DEPOSIT = seenPayment(50_000, { id: 'd', kind: 'deposit' });

it.each([
  ['the deposit before the hand-over', 'confirmed', [], 'deposit', 50_000],
  [
    'the rest of the deposit',
    'quoted',
    seenPayment(20_000, { kind: 'deposit' }),
    'deposit',
    30_000,
  ],
  ['then the balance', 'confirmed', DEPOSIT, 'payment', 100_000],
  ['the balance before the deposit is given back', 'returned', DEPOSIT, 'payment', 100_000],
  ['no payment that was entered', 'collected', seenPayment(100_000).slice(0, 1), 'payment', 0],
  [
    'the deposit after the return',
    'returned',
    [...DEPOSIT, ...seenPayment(100_000)],
    'depositReturned',
    50_000,
  ],
  [
    'no deposit against a payment that was not seen',
    'returned',
    [...DEPOSIT, ...seenPayment(100_000).slice(0, 1)],
    'payment',
    0,
  ],
  ['what was paid too much', 'returned', seenPayment(120_000), 'refund', 20_000],
  [
    'nothing while the equipment is out',
    'collected',
    [...DEPOSIT, ...seenPayment(100_000)],
    'payment',
    0,
  ],
] as const)('Due is %s', (_what, status, payments, kind, amount) => {
  const request = sampleRequest({ status, payments: [...payments] });
  expect(dueOf(request, 50_000, balanceOf(request, 100_000))).toEqual({ kind, amount });
});
