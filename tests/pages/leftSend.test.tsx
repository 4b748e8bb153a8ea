import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import { outboxView } from '@/api/outbox/outboxView';
import {
  DRAFT,
  fillBooking,
  REQUIRED,
  storedBookingDraft,
} from '../helpers/component/bookingFormHarness';
import { deferredSend } from '../helpers/component/deferredSend';
import { openSite } from '../helpers/component/publicSite';

// The address of the test page is never that of the booking page, as after the visitor has left it.
it.each([
  ['succeed', /^Your booking request SL-\w{6} was sent\.$/, undefined],
  ['fail', /^Your booking request could not be sent\. It is still on the/, REQUIRED['Full Name']],
  [
    'lose',
    /^Your booking request SL-\w{6} may or may not have reached us\./,
    REQUIRED['Full Name'],
  ],
] as const)(
  'The outcome of a request is told after the visitor has left the page: %s',
  async (end, text, name) => {
    await openSite('/booking', smallContent().files);
    const gateway = deferredSend();
    await expect.element(page.getByRole('form', { name: 'Booking request' })).toBeVisible();
    await fillBooking({ ...REQUIRED, Subject: 'A film' });
    await page.getByRole('button', { name: 'Send Booking Request' }).click();
    await expect.poll(() => gateway.posts).toHaveLength(1);
    await gateway[end]();
    await expect.element(page.getByText(text)).toBeVisible();
    expect(storedBookingDraft()?.fields['name']).toBe(name);
    sessionStorage.clear();
  },
);

it('A request that waits for a connection changes neither the page nor the request that the visitor has opened meanwhile', async () => {
  const { go, url } = await openSite('/booking', smallContent().files);
  deferredSend().network.isThere = false;
  await expect.element(page.getByRole('form', { name: 'Booking request' })).toBeVisible();
  await fillBooking({ ...REQUIRED, Subject: 'A film' });
  let release = () => {};
  // Another tab posts.
  const held = navigator.locks.request('outbox', () => new Promise<void>((end) => (release = end)));
  await page.getByRole('button', { name: 'Send Booking Request' }).click();
  await expect.poll(() => outboxView.read().rows).toMatchObject([{ state: 'queued' }]);
  go('/about');
  await expect.poll(() => document.querySelector('form')).toBeNull();
  const other = JSON.stringify({ ...storedBookingDraft(), reference: 'SL-QRS234' });
  sessionStorage.setItem(DRAFT, other);
  release();
  await held;
  await expect.poll(() => outboxView.read().sending).toEqual([]);
  await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
  expect(url()).toBe('/about');
  expect(sessionStorage.getItem(DRAFT)).toBe(other);
  sessionStorage.clear();
});
