import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  bookingButton,
  bookingField,
  bookingValue,
  renderBooking,
  REQUIRED,
  sendOne,
  shownItems,
  storedBookingDraft,
  submitBooking,
} from '../../../tests/helpers/component/bookingFormHarness';
import { freezeTimers } from '../../../tests/helpers/component/TestProviders';
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
  const offer = page.getByText(/^Your earlier/);

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

  it('changes nothing in another request', async () => {
    const first = await sendOne();
    const { reference = '-' } = storedBookingDraft() ?? {};
    await first.unmount();
    await renderBooking({ items: [line('b')], key: 'later' });
    await expect
      .element(offer)
      .toHaveTextContent(
        `Your earlier request ${reference} may or may not have reached us. It also included: Name of a`,
      );
    await first.succeed();
    expect(shownItems()).toEqual(['Name of b: Lenses · Qty: 1']);
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    await expect.element(offer).not.toBeInTheDocument();
    expect(storedBookingDraft()?.items).toHaveLength(1);
  });

  it('is offered as unsent in another request if the service declined', async () => {
    const first = await sendOne();
    await first.unmount();
    const later = await renderBooking({ items: [line('b')], key: 'later' });
    await first.fail();
    await expect.element(offer).toHaveTextContent('Your earlier, unsent request also included:');
    const list = page.getByText(/^Your request SL-\w{6} could not be sent/);
    await expect.element(list).toBeVisible();
    await bookingButton('Add items').click();
    await expect.element(list).not.toBeInTheDocument();
    await submitBooking();
    expect(later.posts[0]?.['message']).not.toContain('Sent again');
  });
});
