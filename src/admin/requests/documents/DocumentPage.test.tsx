import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createCreditNote } from '@/domain/rental/documents/issue';
import { issuedAs, sampleInvoice } from '@/domain/rental/rentalFixture';
import { EMPTY_SETTINGS, type RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import DocumentPage from './DocumentPage';

async function show(request: RentalRequest, number: string) {
  const { store, load } = await openRequestsStore(request);
  await load();
  await renderWithStore(
    store,
    <Routes>
      <Route path="/admin/requests/:reference/documents/:number" element={<DocumentPage />} />
    </Routes>,
    `/admin/requests/${request.ref}/documents/${number}`,
  );
}

it('An invoice of which two devices have credited too much says so', async () => {
  const request = zoomRequest({ vatBasisPoints: 0 });
  const invoice = sampleInvoice('INV-2026-0001', request);
  const credit = (number: string, amount: number) =>
    createCreditNote(
      { ...request, documents: [invoice] },
      invoice,
      { amount, reason: 'Cancelled' },
      EMPTY_SETTINGS,
      issuedAs(number),
    );
  const notes = [credit('CN-2026-A0001', 75_000_00), credit('CN-2026-B0001', 20_000_00)];
  await show({ ...request, documents: [invoice, ...notes] }, invoice.number);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'CN-2026-A0001, CN-2026-B0001' }))
    .toHaveTextContent('credit ₦20,000 more than this invoice charges');
});
