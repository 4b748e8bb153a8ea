import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createCreditNote } from '@/domain/rental/documents/issue';
import { addDays, dayAt } from '@/domain/availability/day';
import { issuedAs, requestItem, sampleInvoice, sampleRequest } from '@/domain/rental/rentalFixture';
import { EMPTY_SETTINGS, type RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { Conflicts, StockNotes, useConflicts } from './Conflicts';

// Tests of other files may have left holds in the browser.
beforeEach(() => clearBackOffice());

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

function Stock({ request }: { request: RentalRequest }) {
  return (
    <>
      <Conflicts conflicts={useConflicts(request)} />
      <StockNotes request={request} />
    </>
  );
}

it('Overdue equipment is a conflict for a week, and a note for later requests', async () => {
  const today = dayAt(Date.now());
  const items = [requestItem('p1', 'Zoom', 3, 'hold-late')];
  const [from, to] = [addDays(today, -3), addDays(today, -1)];
  const overdue = { ref: 'SL-LATE22', status: 'collected', from, to, items } as const;
  const { store, load } = await openRequestsStore(zoomRequest(overdue));
  await load();
  const inDays = (days: number) =>
    zoomRequest({ from: addDays(today, days), to: addDays(today, days) });
  await renderWithStore(
    store,
    <>
      <Stock request={inDays(1)} />
      <Stock request={inDays(8)} />
    </>,
  );
  const region = page.getByRole('region', { name: 'Conflicts' });
  const text = 'SL-LATE22 is overdue: not back yet';
  await expect.element(region).toHaveTextContent(`1 requested, 3 in stock. ${text}.`);
  await expect.element(region).not.toHaveTextContent('Booked for');
  await expect.element(region).toHaveTextContent(/Available .*, if SL-LATE22 is back until then\./);
  await expect.element(page.getByRole('status')).toHaveTextContent(`Zoom: ${text}`);
  await expect.element(page.getByRole('status').getByRole('link')).toHaveTextContent('SL-LATE22');
});
