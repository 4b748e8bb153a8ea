import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { balanceOf } from '@/domain/rental/documents/payments';
import { requestTotals } from '@/domain/rental/quotes';
import { sampleRequest, seenPayment } from '@/domain/rental/rentalFixture';
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
    <TotalsSection request={request} totals={totals} balance={balance} days={3} daysReason="" />,
  );
  const list = page.getByRole('list', { name: 'Totals' });
  await expect.element(list).toHaveTextContent(/Paid\s*₦20,000.*₦55,000.*Deposit held\s*₦0/);
  await expect
    .element(page.getByText('₦5,000 more was kept or returned than was received as a deposit.'))
    .toBeVisible();
});
