import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { balanceOf } from '@/domain/rental/documents/payments';
import { requestTotals } from '@/domain/rental/quotes';
import { sampleInvoice, sampleRequest, seenPayment } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { TotalsSection } from './TotalsSection';

it('A deposit below the amount that was kept of it shows the difference', async () => {
  const payments = [
    ...seenPayment(20_000_00, { kind: 'deposit' }),
    ...seenPayment(25_000_00, { id: 'p2', kind: 'depositKept' }),
  ];
  const request = sampleRequest({ payments, vatBasisPoints: 0 });
  const totals = requestTotals(request, { rules: {} });
  const balance = balanceOf(request, totals.total);
  await renderAdminPart(
    <TotalsSection request={request} totals={totals} balance={balance} daysReason="" />,
  );
  const list = page.getByRole('list', { name: 'Totals' });
  await expect.element(list).toHaveTextContent(/Paid\s*₦20,000.*₦55,000.*Deposit held\s*₦0/);
  await expect
    .element(page.getByText('₦5,000 more was kept or returned than was received as a deposit.'))
    .toBeVisible();
});

it('Credit notes that exceed their invoice are named until the difference is paid back', async () => {
  const invoice = sampleInvoice('INV-2026-0001', sampleRequest({ vatBasisPoints: 0 }));
  const credit = (number: string) => ({
    ...invoice,
    kind: 'creditNote' as const,
    number,
    corrects: invoice.number,
  });
  const twice = sampleRequest({
    documents: [invoice, credit('CN-2026-A0001'), credit('CN-2026-B0001')],
    vatBasisPoints: 0,
  });
  const section = (request: RentalRequest) => {
    const totals = requestTotals(request, { rules: {} });
    const balance = balanceOf(request, totals.total);
    return <TotalsSection request={request} totals={totals} balance={balance} daysReason="" />;
  };
  const { rerender } = await renderAdminPart(section(twice));
  const notice = page.getByText('The credit notes exceed their invoice by ₦75,000');
  await expect.element(notice).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Totals' }))
    .toHaveTextContent(/Balance\s*−₦75,000/);
  await rerender(section({ ...twice, payments: seenPayment(75_000_00, { kind: 'refund' }) }));
  await expect.element(notice).not.toBeInTheDocument();
});
