import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MAX_AMOUNT } from '../money';
import { documentPaper, paperText, quotePaper } from './paper';
import { createCreditNote, createInvoice, createReceipt } from './issue';
import { balanceOf, creditedOf, paymentsOf } from '../payments';
import { isPersonalDataOld, withoutPersonalData } from '../personalDataRemoval';
import { createQuote, requestTotals, totalsOf } from '../quotes';
import { issuedAs, sampleRequest, seenPayment } from '../rentalFixture';
import { EMPTY_SETTINGS, requestSchema } from '../schema';

const SETTINGS = { ...EMPTY_SETTINGS, taxNumber: 'TIN 1', bankDetails: 'Slate Bank 1' };
const CHARGING = { rules: { weekDays: 4 } };
const request = sampleRequest({
  status: 'returned',
  from: '2026-11-23',
  to: '2026-11-29',
  billingAddress: '2 Marina, Lagos',
  deposit: 50_000_00,
  returnedOn: '2026-11-29',
});
const invoice = createInvoice(request, SETTINGS, CHARGING, issuedAs('INV-2026-0001', '2026-11-30'));

it('An invoice keeps everything that it shows, whatever changes later', () => {
  expect(invoice).toMatchObject({
    number: 'INV-2026-0001',
    issuedOn: '2026-11-30',
    customer: request.customer,
    billingAddress: '2 Marina, Lagos',
    taxNumber: 'TIN 1',
    from: request.from,
    to: request.to,
    billableDays: 4,
    daysReason: '7 days charged as 4: weekly rate',
    totals: requestTotals(request, CHARGING),
  });
  // Its lines, calculated by themselves, have the same amounts.
  expect(totalsOf(invoice)).toEqual(invoice.totals);
});

it('Charges and late fees follow the discount, with their names, and are credited with the rest', () => {
  const charge = { quantity: 1, charge: 'once' as const, subRent: null, amount: 50_000_00 };
  const charged = {
    ...request,
    discount: { kind: 'percent' as const, basisPoints: 10_000 },
    lines: [
      { ...charge, id: 'l1', name: 'Transport', cause: '' },
      { ...charge, id: 'l2', name: 'Damaged: Case', cause: 'piece-1' },
      { ...charge, id: 'l3', name: 'Late fee: 2 days', cause: 'late', quantity: 2 },
    ],
  };
  const quote = createQuote(charged, { ...SETTINGS, ...CHARGING }, issuedAs('Q-2026-0001'));
  const amounts = [
    '2. Transport: 1 × ₦50,000 = ₦50,000',
    '',
    'Subtotal: ₦150,000',
    'Discount (100%): −₦150,000',
    'Damaged: Case: ₦50,000',
    '2 × Late fee: 2 days: ₦100,000',
    'VAT (7.5%): ₦11,250',
    'Total: ₦161,250',
  ].join('\n');
  expect(paperText(quotePaper(quote, request.ref), '')).toContain(amounts);
  const full = createInvoice(charged, SETTINGS, CHARGING, issuedAs('INV-2026-0002'));
  expect(paperText(documentPaper(full, request.ref), '')).toContain(amounts);
  const part = { amount: 80_625_00, reason: '' };
  const note = createCreditNote(charged, full, part, SETTINGS, issuedAs('CN-2026-0001'));
  expect(note.totals).toMatchObject({ subtotal: 75_000_00, tax: 5_625_00 });
});

it('An invoice can be stored whatever was paid', () => {
  const payments = [1, 2].flatMap((id) => seenPayment(MAX_AMOUNT, { id: `p${id}` }));
  const issued = issuedAs('INV-2026-0003');
  const document = createInvoice({ ...request, payments }, SETTINGS, CHARGING, issued);
  expect(v.is(requestSchema, { ...request, payments, documents: [document] })).toBe(true);
});

it('Invoices and credit notes over all of them keep what came with the items', () => {
  const settings = { ...SETTINGS, contentsOf: () => ['Case'] };
  const issued = issuedAs('INV-2026-0002');
  const full = createInvoice(request, settings, CHARGING, issued);
  expect(full.items).toMatchObject([{ included: ['Case'] }]);
  const credit = { amount: full.totals.total, reason: '' };
  expect(createCreditNote(request, full, credit, SETTINGS, issued).items).toEqual(full.items);
});

it('Credit notes over all of an invoice in parts add up to its net amount and its tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.nat(10_000),
      fc.array(fc.integer({ min: 1, max: 50_000_00 }), { maxLength: 9 }),
      (dailyRate, vatBasisPoints, amounts) => {
        const items = request.items.map((item) => ({ ...item, dailyRate }));
        const issued = issuedAs('INV-2026-0001');
        const one = { ...request, items, vatBasisPoints, discount: { kind: 'none' as const } };
        const full = createInvoice(one, SETTINGS, CHARGING, issued);
        const documents = [full];
        let left = full.totals.total;
        for (const amount of [...amounts, full.totals.total]) {
          if (creditedOf(documents, full) === full.totals.total) break;
          const credit = { amount, reason: '' };
          const note = createCreditNote({ ...one, documents }, full, credit, SETTINGS, issued);
          const { subtotal, discount, tax, total } = note.totals;
          expect(total).toBe(Math.min(left, amount));
          expect(subtotal - discount + tax).toBe(total);
          expect(Math.abs(totalsOf(note).total - total)).toBeLessThanOrEqual(2);
          documents.push(note);
          left -= total;
        }
        const notes = documents.slice(1).map(({ totals }) => totals);
        const sum = (key: 'subtotal' | 'discount' | 'tax') =>
          notes.reduce((all, totals) => all + totals[key], 0);
        expect(sum('subtotal') - sum('discount')).toBe(full.totals.subtotal - full.totals.discount);
        expect(sum('tax')).toBe(full.totals.tax);
        for (const { subtotal, tax } of notes) expect(Math.min(subtotal, tax)).toBeGreaterThan(-1);
      },
    ),
  );
});

it('A credit note for a whole invoice has its lines, and the request can be invoiced again', () => {
  const credit = { amount: invoice.totals.total, reason: 'Wrong name' };
  const customer = { name: 'Bisi', phone: '', email: '' };
  const renamed = { ...request, customer, documents: [invoice] };
  const note = createCreditNote(renamed, invoice, credit, SETTINGS, issuedAs('CN-2026-0001'));
  expect(note).toMatchObject({
    corrects: 'INV-2026-0001',
    reason: 'Wrong name',
    items: invoice.items,
    customer: request.customer,
  });
  const { total } = requestTotals(request, CHARGING);
  expect(balanceOf({ ...renamed, documents: [invoice, note] }, total)).toMatchObject({
    charged: 0,
    notInvoiced: 0,
  });
});

it('Removing personal data leaves documents until the years of retention are over', () => {
  const [entry] = seenPayment(100_00, { reference: 'Ada' });
  const [payment] = paymentsOf([entry!]);
  const issued = issuedAs('RC-2026-0001', '2026-12-02');
  const receipt = createReceipt(request, payment!, SETTINGS, issued);
  const documents = [invoice, receipt];
  const closed = { ...request, payments: [entry!], documents };
  expect(isPersonalDataOld(closed, '2027-12-01', 6)).toBe(true);
  const clean = withoutPersonalData(closed, '2027-12-01T09:00:00.000Z', 6);
  expect(clean.documents).toEqual(documents);
  expect(isPersonalDataOld(clean, '2032-11-30', 6)).toBe(false);
  expect(isPersonalDataOld(clean, '2032-12-01', 6)).toBe(true);
  const later = withoutPersonalData(clean, '2032-12-01T09:00:00.000Z', 6);
  expect(later.documents).toEqual([expect.objectContaining({ billingAddress: '' }), receipt]);
  const last = withoutPersonalData(later, '2032-12-03T09:00:00.000Z', 6);
  expect(JSON.stringify(last.documents)).not.toMatch(/Ada|Marina/);
  expect(isPersonalDataOld(last, '2040-01-01', 6)).toBe(false);
});
