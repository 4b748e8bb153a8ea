import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, dayAt } from '@/domain/availability/day';
import { seenPayment } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import TodaySection from './TodaySection';

const TODAY = dayAt(Date.now());

const until = (ref: string, days: number, changes: Partial<RentalRequest>) =>
  zoomRequest({ id: ref, ref, from: addDays(TODAY, -4), to: addDays(TODAY, days), ...changes });

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
