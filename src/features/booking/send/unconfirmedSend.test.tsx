import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SendError } from '@/api/gateways/sendError';
import {
  bookingButton,
  bookingField,
  bookingValue,
  DRAFT,
  fillBooking,
  renderBooking,
  REQUIRED,
  shownItems,
  storedBookingDraft,
  submitBooking,
  type BookingVisit,
} from '../../../../tests/helpers/component/bookingFormHarness';
import {
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../../tests/helpers/component/TestProviders';
import { line } from '../../../../tests/helpers/component/tabs';
import { removeDraft } from '../bookingDraft';

const others = page.getByRole('group', { name: 'Other ways to send' });
const warning = others.getByText('may or may not have reached us');

type Sent = Awaited<ReturnType<typeof renderBooking>>['send'];
const messages = (send: Sent) => send.mock.calls.map(([{ message = '' }]) => message);

/** Compression that never ends, like a script that never arrives. */
function hangCompression(): void {
  vi.stubGlobal(
    'CompressionStream',
    class extends TransformStream {
      constructor() {
        super({ transform: () => new Promise(() => undefined) });
      }
    },
  );
}

async function press(visit: BookingVisit = {}) {
  const opened = await renderBooking({ items: [line('a')], ...visit });
  await fillBooking();
  await submitBooking();
  return opened;
}

beforeEach(() => {
  removeDraft();
  freezeTimers();
});

describe('a link for the office that is not ready in time', () => {
  it('is left out: the request is sent after 2 s', async () => {
    hangCompression();
    const { send } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    await actAndFlush(() => document.querySelector('form')?.requestSubmit());
    await advanceTimers(1999);
    expect(send).not.toHaveBeenCalled();
    await advanceTimers(1);
    expect(send.mock.lastCall?.[0]).not.toHaveProperty('requestLink');
    const { spentMs = 0 } = send.mock.lastCall?.[1] ?? {};
    expect(spentMs).toBeGreaterThan(0);
  });

  it('delays the other ways to send for at most 3 s', async () => {
    const { fail } = await press();
    await fail();
    hangCompression();
    await advanceTimers(3000);
    const link = others.getByRole('link', { name: 'Send on WhatsApp' });
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await advanceTimers(3000);
    await expect.element(link).not.toHaveAttribute('aria-disabled');
  });
});

describe('a request without a response', () => {
  it('says when it is sent again that it repeats its reference', async () => {
    const { send, fail } = await press();
    expect(messages(send)[0]).not.toContain('Sent again');
    await fail(new SendError('unconfirmed'));
    await advanceTimers(3000);
    await expect.element(warning).toBeVisible();
    const reference = storedBookingDraft()?.reference ?? '-';
    const chat = others.getByRole('link', { name: 'Send on WhatsApp' }).element();
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
      `Sent again: ${reference}`,
    );
    await submitBooking();
    expect(messages(send)[1]).toContain(`Sent again: ${reference}`);
    // A failure of the second attempt does not change what is known about the first one.
    await fail(new SendError('failed'));
    await advanceTimers(3000);
    await expect.element(warning).toBeVisible();
  });

  it('is not sent again by a reload, which says that it may have arrived', async () => {
    const { unmount, succeed } = await press();
    const stored = sessionStorage.getItem(DRAFT) ?? '';
    await succeed();
    await unmount();
    // What the reloaded page finds.
    sessionStorage.setItem(DRAFT, stored);
    const later = await renderBooking({ key: 'later' });
    await expect.element(warning).toBeVisible();
    expect(later.send).not.toHaveBeenCalled();
    const reference = storedBookingDraft()?.reference ?? '-';
    await submitBooking();
    expect(messages(later.send)[0]).toContain(`Sent again: ${reference}`);
    await later.succeed();
    await expect.element(others).not.toBeInTheDocument();
    expect(storedBookingDraft()).toBeNull();
  });

  it('is an ordinary failure if the service declined', async () => {
    const { send, fail } = await press();
    await fail();
    await advanceTimers(3000);
    await expect.element(warning).not.toBeInTheDocument();
    await submitBooking();
    expect(messages(send)[1]).not.toContain('Sent again');
  });
});

describe('a request that is being sent when the visitor opens the page again', () => {
  const offer = page.getByText(/^Your earlier/);

  it('is shown as being sent, and removed when it has been sent', async () => {
    const first = await press();
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

  it('may have arrived if there is no response', async () => {
    const first = await press();
    await first.unmount();
    await renderBooking({ key: 'later' });
    await first.fail(new SendError('unconfirmed'));
    expect(first.failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unconfirmed' }));
    await expect.element(warning).toBeVisible();
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
  });

  it('changes nothing in another request', async () => {
    const first = await press();
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
    const first = await press();
    await first.unmount();
    const later = await renderBooking({ items: [line('b')], key: 'later' });
    await first.fail();
    await expect.element(offer).toHaveTextContent('Your earlier, unsent request also included:');
    await bookingButton('Add items').click();
    await submitBooking();
    expect(messages(later.send)[0]).not.toContain('Sent again');
  });
});

describe('the other ways to send', () => {
  it('contain the whole notes in the link for the office after a change at their end', async () => {
    const { fail } = await press();
    const notes = 'ẹ̀'.repeat(800);
    await fail();
    await advanceTimers(3000);
    await fillBooking({ 'Additional Notes': notes });
    const link = others.getByRole('link', { name: 'Send on WhatsApp' });
    const href = () => link.element().getAttribute('href') ?? '';
    await expect.element(link).not.toHaveAttribute('aria-disabled');
    await vi.waitFor(() => expect(decodeURIComponent(href())).toContain('For our office: http'));
    const before = href();
    await fillBooking({ 'Additional Notes': `${notes.slice(0, -1)}x` });
    await vi.waitFor(() => expect(href()).not.toBe(before));
  });
});
