import { expect, it } from 'vitest';
import { newLine } from '../positions';
import { requestItem, sampleRequest, seenPayment } from '../rentalFixture';
import { EMPTY_SETTINGS, type IssuedDocument, type PaymentKind } from '../schema';
import { documentPaper, paperText } from './paper';
import { createCreditNote, createInvoice, createReceipt } from './issue';
import { paymentsOf } from '../payments';

const ISSUED = { now: '2026-11-30T09:00:00.000Z', today: '2026-11-30' };
const SETTINGS = {
  ...EMPTY_SETTINGS,
  terms: 'Bring an ID.',
  bankDetails: 'Slate Bank 1',
  taxNumber: 'TIN 1',
  paymentLink: 'https://pay.example/slate',
};
const textOf = (document: IssuedDocument, isShort = false) =>
  paperText(documentPaper(document, 'SL-AAA222'), 'Slate Pictures', isShort);
const paid = seenPayment(50_000_00, { reference: 'Till 4' });
const request = sampleRequest({
  from: '2026-11-23',
  to: '2026-11-29',
  items: [requestItem('zoom', 'Cine Zoom')],
  lines: [{ ...newLine(), name: 'Technician', amount: 20_000_00 }],
  billingAddress: '2 Marina\nLagos',
  deposit: 30_000_00,
  vatBasisPoints: 0,
  payments: paid,
});
const charging = { rules: { weekDays: 4 } };
const invoice = createInvoice(request, SETTINGS, charging, { number: 'INV-2026-0001', ...ISSUED });

it('The text of an invoice has everything that is needed to pay it', () => {
  expect(textOf(invoice)).toBe(
    `Invoice INV-2026-0001 from Slate Pictures

For: Ada Obi, 2 Marina Lagos
Date: 30 Nov 2026
Reference: SL-AAA222
Rental dates: 23 Nov 2026 to 29 Nov 2026 (7 days)
Charged days: 7 days charged as 4: weekly rate
Tax number: TIN 1

1. Cine Zoom: 1 × ₦25,000 × 4 days = ₦100,000
2. Technician: 1 × ₦20,000 = ₦20,000

Subtotal: ₦120,000
VAT (0%): ₦0
Total: ₦120,000
Paid: ₦50,000
To be paid: ₦70,000
Deposit (not part of the total): ₦30,000

Terms:
Bring an ID.

Bank details:
Slate Bank 1

Pay online:
https://pay.example/slate`,
  );
  expect(textOf(invoice, true)).not.toContain('Bring an ID.');
});

it('The text of a credit note names its invoice, and that of a receipt its payment', () => {
  const credit = createCreditNote(
    { ...request, documents: [invoice] },
    invoice,
    { amount: 20_000_00, reason: 'No technician' },
    SETTINGS,
    { number: 'CN-2026-0001', ...ISSUED },
  );
  const text = textOf(credit);
  expect(text).toContain('Corrects: Invoice INV-2026-0001\nReason: No technician');
  expect(text).toContain('Credit: ₦20,000');
  expect(text).not.toContain('Bank details');
  const [payment] = paymentsOf(request.payments);
  const receipt = createReceipt(request, payment!, SETTINGS, { number: 'RC-2026-0001', ...ISSUED });
  expect(textOf(receipt)).toMatch(
    /^Receipt RC-2026-0001[^]*Received: Payment\nOn: 29 Nov 2026\nMethod: Cash\nPayment reference: Till 4\n\nAmount: ₦50,000$/,
  );
  const kinds: [PaymentKind, string][] = [
    ['deposit', 'Received: Deposit'],
    ['refund', 'Paid back: Refund'],
    ['depositReturned', 'Paid back: Deposit returned'],
    ['depositKept', 'Charged: Deposit kept'],
  ];
  for (const [kind, line] of kinds)
    expect(textOf({ ...receipt, payment: { ...payment!, kind } })).toContain(line);
});
