import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, dayAt } from '@/domain/availability/day';
import { seenPayment } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { createSiteStore, renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { storeRequestCounts } from '../storage/requestCount';
import TodaySection from './TodaySection';

const TODAY = dayAt(Date.now());

/** Returns a request from the day before yesterday to a day. */
const until = (ref: string, days: number, changes: Partial<RentalRequest>) =>
  zoomRequest({ id: ref, ref, from: addDays(TODAY, -4), to: addDays(TODAY, days), ...changes });

it('The dashboard names what is overdue and what is not paid, with a link to each', async () => {
  const all = seenPayment(1_000_000_00);
  const { store } = await openRequestsStore(
    until('SL-LATE22', -2, { status: 'collected', payments: all }),
    until('SL-DUE222', 0, { status: 'partlyReturned', payments: all }),
    until('SL-OWES22', -2, {
      status: 'returned',
      vatBasisPoints: 0,
      payments: seenPayment(25_000_00),
    }),
    until('SL-WAIT22', 0, { status: 'confirmed', from: TODAY }),
    until('SL-NODAY2', 0, { status: 'new', from: '', to: '' }),
    until('SL-GONE22', -2, { status: 'declined' }),
    until('SL-SHOW22', -2, { status: 'collected', isSample: true }),
  );
  await renderWithStore(store, <TodaySection />, '/admin');
  const links = (title: string) =>
    page
      .getByRole('list', { name: title, exact: true })
      .getByRole('link')
      .elements()
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`);
  await expect
    .poll(() => links('Overdue'))
    .toEqual(['/admin/requests/SL-LATE22 SL-LATE22 Ada ObiOverdue by 2 days']);
  expect(links('Unanswered requests')).toEqual([
    '/admin/requests/SL-NODAY2 SL-NODAY2 Ada ObiNo dates yet',
  ]);
  expect(links('Unpaid')).toEqual([
    '/admin/requests/SL-OWES22 SL-OWES22 Ada Obi₦50,000 to be paid',
  ]);
  expect(links('Returns')).toEqual(['/admin/requests/SL-DUE222 SL-DUE222 Ada Obi']);
  expect(links('Pick-ups')).toEqual(['/admin/requests/SL-WAIT22 SL-WAIT22 Ada Obi']);
});

it('The place of the requests is kept while they are loaded', async () => {
  storeRequestCounts({ total: 1, new: 0 });
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  await renderWithStore(
    createSiteStore({}),
    <main>
      <TodaySection />
    </main>,
  );
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(page.getByRole('main').element().clientHeight).toBeGreaterThanOrEqual(innerHeight);
});
