import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createCreditNote } from '@/domain/rental/documents/issue';
import { issuedAs, sampleInvoice, sampleRequest } from '@/domain/rental/rentalFixture';
import { EMPTY_SETTINGS, type RentalRequest } from '@/domain/rental/schema';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { Conflicts } from './Conflicts';

it('Two open invoices of a request are a conflict until one is credited', async () => {
  const request = sampleRequest({ status: 'returned' });
  const invoices = ['INV-2026-A0001', 'INV-2026-B0001'].map((number) => sampleInvoice(number));
  const twice = { ...request, documents: invoices };
  const region = page.getByRole('region', { name: 'Conflicts' });
  const { store } = await openRequestsStore();
  const ofRequest = (one: RentalRequest) => (
    <Provider store={store}>
      <Conflicts conflicts={[]} request={one} />
    </Provider>
  );
  const { rerender } = await renderWithProviders(ofRequest(twice));
  await expect
    .element(region)
    .toHaveTextContent(
      '2 open invoices: INV-2026-A0001, INV-2026-B0001. The rental is charged twice. Create a credit note for all but one.',
    );
  await expect.element(region.getByRole('link', { name: 'INV-2026-B0001' })).toBeVisible();
  const credit = createCreditNote(
    twice,
    invoices[1]!,
    { amount: invoices[1]!.totals.total, reason: 'Twice' },
    EMPTY_SETTINGS,
    issuedAs('CN-2026-0001'),
  );
  const settled = { ...request, documents: [...invoices, credit] };
  await rerender(ofRequest(settled));
  await expect.element(region).not.toBeInTheDocument();
});
