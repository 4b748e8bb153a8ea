import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, dayAt } from '@/domain/availability/day';
import { seenPayment } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { renderAdminPart, renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { storeRequestCounts } from '../storage/requestCount';
import TodaySection from './TodaySection';

const TODAY = dayAt(Date.now());

/** Returns a request from the day before yesterday to a day. */
const until = (ref: string, days: number, changes: Partial<RentalRequest>) =>
  zoomRequest({ id: ref, ref, from: addDays(TODAY, -4), to: addDays(TODAY, days), ...changes });

/** Returns the links of a list as their address with their text. */
const links = (title: string) =>
  page
    .getByRole('list', { name: title, exact: true })
    .getByRole('link')
    .elements()
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

it('The dashboard names what is to be done, with a link to each', async () => {
  const { store } = await openRequestsStore(
    until('SL-LATE22', -2, { status: 'collected' }),
    until('SL-DUE222', 0, { status: 'partlyReturned' }),
    until('SL-WAIT22', 0, { status: 'confirmed', from: TODAY }),
    until('SL-NODAY2', 0, { status: 'new', from: '', to: '' }),
    until('SL-SHOW22', -2, { status: 'collected', isSample: true }),
  );
  await renderWithStore(store, <TodaySection />, '/admin');
  await expect
    .poll(() => links('Overdue'))
    .toEqual(['/admin/requests/SL-LATE22 SL-LATE22 Ada ObiOverdue by 2 days']);
  expect(links('Unanswered requests')).toEqual([
    '/admin/requests/SL-NODAY2 SL-NODAY2 Ada ObiNo dates yet',
  ]);
  expect(links('Returns')).toEqual(['/admin/requests/SL-DUE222 SL-DUE222 Ada Obi']);
  expect(links('Pick-ups')).toEqual(['/admin/requests/SL-WAIT22 SL-WAIT22 Ada Obi']);
});

it('The dashboard names what is not paid from the confirmation on, and deposits until they are given back or kept', async () => {
  const vatBasisPoints = 0;
  const deposit = seenPayment(30_000_00, { kind: 'deposit' });
  const ended = (kind: 'depositReturned' | 'depositKept') => [
    ...deposit,
    ...seenPayment(30_000_00, { kind, id: 'p2' }),
  ];
  const { store } = await openRequestsStore(
    ...(['new', 'quoted', 'confirmed', 'collected', 'partlyReturned', 'returned'] as const).map(
      (status) => until(`SL-${status}`, 1, { status, vatBasisPoints }),
    ),
    until('SL-PAID22', 1, { status: 'confirmed', payments: seenPayment(1_000_000_00) }),
    until('SL-HELD22', -2, { status: 'declined', payments: deposit }),
    until('SL-BACK22', -2, { status: 'declined', payments: ended('depositReturned') }),
    until('SL-KEPT22', 1, { status: 'returned', vatBasisPoints, payments: ended('depositKept') }),
    until('SL-SHOW22', 1, { status: 'confirmed', payments: deposit, isSample: true }),
  );
  await renderWithStore(store, <TodaySection />, '/admin');
  const owing = (ref: string, amount = '150,000') =>
    `/admin/requests/${ref} ${ref} Ada Obi₦${amount} to be paid`;
  await expect
    .poll(() => links('Unpaid').toSorted())
    .toEqual([
      owing('SL-KEPT22', '120,000'),
      ...['SL-collected', 'SL-confirmed', 'SL-partlyReturned', 'SL-returned'].map((ref) =>
        owing(ref),
      ),
    ]);
  expect(links('Deposits held')).toEqual([
    '/admin/requests/SL-HELD22 SL-HELD22 Ada Obi₦30,000 held',
  ]);
});

it('The link to more requests shows those of its list', async () => {
  const six = (name: string, changes: Partial<RentalRequest>) =>
    Array.from({ length: 6 }, (_, index) => until(`SL-${name}${index}`, 1, changes));
  const { store } = await openRequestsStore(
    ...six('NEW', { status: 'new' }),
    ...six('PAY', { status: 'confirmed', vatBasisPoints: 0 }),
    ...six('DEP', { status: 'declined', payments: seenPayment(1_00, { kind: 'deposit' }) }),
  );
  await renderWithStore(store, <TodaySection />, '/admin');
  const more = (title: string) => links(title).at(-1);
  await expect.poll(() => more('Unpaid')).toBe('/admin/requests?filter=unpaid 1 more');
  expect(more('Deposits held')).toBe('/admin/requests?filter=deposits 1 more');
  await expect
    .element(page.getByRole('link', { name: 'Deposits held (6)' }))
    .toHaveAttribute('href', '/admin/requests?filter=deposits');
  expect(more('Unanswered requests')).toBe('/admin/requests?filter=new 1 more');
});

it('The place of the requests is kept while they are loaded', async () => {
  storeRequestCounts({ total: 1, new: 0 });
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  await renderAdminPart(
    <main>
      <TodaySection />
    </main>,
  );
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(page.getByRole('main').element().clientHeight).toBeGreaterThanOrEqual(innerHeight);
});
