import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  bookingButton,
  bookingField,
  bookingValue,
  fillBooking,
  renderBooking,
  REQUIRED,
  sendOne,
  shownItems,
  storedBookingDraft,
  submitBooking,
} from '../../../tests/helpers/component/bookingFormHarness';
import { advanceTimers, freezeTimers } from '../../../tests/helpers/component/TestProviders';
import { line } from '../../../tests/helpers/component/tabs';
import { removeDraft } from './bookingDraft';

const warning = page
  .getByRole('group', { name: 'Other ways to send' })
  .getByText('may or may not have reached us');

beforeEach(() => {
  removeDraft();
  freezeTimers();
});

describe('a booking request that is being sent when the visitor opens the page again', () => {
  it('is shown as being sent, and removed when it has been sent', async () => {
    const first = await sendOne();
    await first.unmount();
    await renderBooking({ key: 'later' });
    await expect.element(bookingButton('Sending...')).toBeDisabled();
    await expect.element(bookingField('Full Name')).toBeDisabled();
    await expect.element(warning).not.toBeInTheDocument();
    await first.succeed();
    await expect.element(bookingButton('Send Booking Request')).toBeEnabled();
    await expect.element(bookingButton('Discard')).not.toBeInTheDocument();
    expect(shownItems()).toEqual([]);
  });

  it('may have arrived if there is no answer', async () => {
    const first = await sendOne();
    await first.unmount();
    await renderBooking({ key: 'later' });
    await first.lose();
    expect(first.failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unconfirmed' }));
    await expect.element(warning).toBeVisible();
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
  });

  it('stays apart from another request, and changes nothing in it', async () => {
    const first = await sendOne();
    const { reference = '-' } = storedBookingDraft() ?? {};
    await first.unmount();
    await renderBooking({ items: [line('b')], key: 'later' });
    const only = ['Name of b: Lenses · Qty: 1'];
    await expect.poll(shownItems).toEqual(only);
    const other = storedBookingDraft();
    expect(other?.items).toEqual([line('b')]);
    expect(other?.reference).not.toBe(reference);
    await first.lose();
    const listed = page.getByText(`Your request ${reference} may or may not have reached us.`);
    await expect.element(listed).toBeVisible();
    expect(shownItems()).toEqual(only);
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    expect(storedBookingDraft()).toEqual(other);
  });

  it('is joined by other items if the service declined', async () => {
    const first = await sendOne();
    await first.fail();
    await first.unmount();
    const later = await renderBooking({ items: [line('b')], key: 'later' });
    await expect.poll(shownItems).toHaveLength(2);
    await submitBooking();
    expect(later.posts[0]?.['message']).not.toContain('Sent again');
  });
});

it('Items that are booked after a request was opened in another app are a request of their own', async () => {
  const first = await sendOne();
  await first.lose();
  await first.unmount();
  const { reference } = storedBookingDraft() ?? {};
  await renderBooking({ items: [line('a'), line('b')], key: 'later' });
  await expect.poll(shownItems).toHaveLength(2);
  expect(storedBookingDraft()?.reference).not.toBe(reference);
});

describe('a booking request with the items of the cart', () => {
  it.each([
    ['sent', 'succeed', [], 0],
    ['not confirmed', 'lose', ['Name of a: Lenses · Qty: 1'], 1],
  ] as const)('takes them out of the cart when it is %s', async (_state, end, shown, kept) => {
    const opened = await renderBooking({ cart: [line('a')] });
    await fillBooking();
    await submitBooking();
    expect(opened.cartNow()).toEqual([]);
    await opened[end]();
    await advanceTimers(3000);
    expect(opened.cartNow()).toEqual([]);
    expect(shownItems()).toEqual(shown);
    expect(storedBookingDraft()?.items ?? []).toHaveLength(kept);
  });

  it('leaves them in the cart when it failed, also after the form was left', async () => {
    const opened = await renderBooking({ cart: [line('a')] });
    await fillBooking();
    await submitBooking();
    await opened.unmount();
    await opened.fail();
    expect(opened.cartNow()).toEqual([line('a')]);
    expect(storedBookingDraft()?.items).toEqual([]);
  });
});
