import { expect, it } from 'vitest';
import { sampleInvoice, sampleRequest, seenPayment } from '@/domain/rental/rentalFixture';
import { customerNumbers } from './customerNumbers';

it('The balance is what was confirmed or invoiced, and negative by what was paid for a declined request', () => {
  const invoice = sampleInvoice('INV-2026-0001');
  const { total } = invoice.totals;
  const balance = (...requests: Parameters<typeof sampleRequest>[0][]) =>
    customerNumbers(requests.map(sampleRequest), { rules: {} }, '2026-11-24').balance;
  expect(balance({ status: 'new' }, { status: 'quoted' }, { status: 'declined' })).toBe(0);
  expect(balance({ status: 'confirmed' }, { documents: [invoice] })).toBe(2 * total);
  expect(balance({ status: 'declined', payments: seenPayment(500) })).toBe(-500);
});
