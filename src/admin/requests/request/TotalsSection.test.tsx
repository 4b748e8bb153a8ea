import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { balanceOf } from '@/domain/rental/documents/payments';
import { requestTotals } from '@/domain/rental/quotes';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import type { PaymentEntry } from '@/domain/rental/schema';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { TotalsSection } from './TotalsSection';

const SHARED = { entry: 'payment', at: '2026-11-24T09:00:00.000Z', day: '2026-11-24' } as const;
const PAID = { ...SHARED, method: 'cash', reference: '' } as const;

it('A deposit below the amount that was kept of it shows the difference', async () => {
  const payments: PaymentEntry[] = [
    { ...PAID, id: 'a', kind: 'deposit', amount: 20_000_00 },
    { entry: 'seen', id: 'b', at: PAID.at, paymentId: 'a', isSeen: true },
    { ...PAID, id: 'c', kind: 'depositKept', amount: 25_000_00 },
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
