import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SendError } from '@/api/gateways/sendError';
import { HONEYPOT_NAME } from '@/ui/form/HoneypotField';
import {
  bookingButton,
  bookingField,
  bookingValue,
  DRAFT,
  fillBooking,
  storedBookingDraft,
  REQUIRED,
  shownItems,
  submitBooking,
  renderBooking,
} from '../../../../tests/helpers/component/bookingFormHarness';
import {
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../../tests/helpers/component/TestProviders';
import { line } from '../../../../tests/helpers/component/tabs';
import { removeDraft } from '../bookingDraft';

const SUCCESS = "Success! Your message has been sent successfully. We'll get back to you soon!";
const failure = page.getByRole('heading', { name: 'Error Sending Message' });
const others = page.getByRole('group', { name: 'Other ways to send' });
const success = page.getByText(SUCCESS);

/** Renders the form with an item, fills it in and submits it. The gateway has not responded yet. */
async function sendOne(values: Record<string, string> = {}) {
  const visit = await renderBooking({ items: [line('a', 2)] });
  await fillBooking({ ...REQUIRED, ...values });
  await submitBooking();
  const payloads = () => visit.send.mock.calls.map(([payload]) => payload);
  return { ...visit, payloads };
}

beforeEach(() => {
  removeDraft();
  freezeTimers();
});

describe('sending a booking request', () => {
  it("shows 'Sending...' and disables fields, items and Discard", async () => {
    await sendOne();
    await expect.element(bookingButton('Sending...')).toBeDisabled();
    for (const label of ['Full Name', 'Subject', 'Preferred Date', 'Additional Notes'])
      await expect.element(bookingField(label)).toBeDisabled();
    await expect.element(bookingButton('Remove Name of a from this request')).toBeDisabled();
    await expect.element(bookingButton('Discard')).not.toBeInTheDocument();
    const leaving = new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(leaving)).toBe(false);
  });

  it('sends once when the form is submitted repeatedly', async () => {
    const { send, succeed } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    const form = page.getByRole('form').element() as HTMLFormElement;
    await actAndFlush(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await submitBooking();
    await succeed();
    // The form is empty now, and it does not submit while the success message is shown.
    await userEvent.type(bookingField('Full Name'), 'x{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('reports the outcome after the visitor has left the page, and does not redirect', async () => {
    const { unmount, succeed, sent, done } = await sendOne();
    await unmount();
    await succeed();
    await advanceTimers(60_000);
    expect(sent).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
    expect(storedBookingDraft()).toMatchObject({ items: [], fields: { name: '', email: '' } });
    // Going back to the page does not add the items again.
    await renderBooking({ items: [line('a', 2)] });
    expect(shownItems()).toEqual([]);
    expect(bookingValue('Full Name') + bookingValue('Subject')).toBe('');
  });
});

describe('a booking request that the visitor sends on WhatsApp', () => {
  const choose = () => bookingButton('Send on WhatsApp instead').click();

  it('must be valid, and stays in the form with its reference', async () => {
    const { send } = await renderBooking({ items: [line('a', 2)] });
    await choose();
    await expect.element(bookingField('Full Name')).toHaveFocus();
    await expect.element(others).not.toBeInTheDocument();
    await fillBooking();
    await choose();
    const link = others.getByRole('link', { name: 'Send on WhatsApp' });
    await expect.element(link).toBeVisible();
    const reference = storedBookingDraft()?.reference ?? '';
    expect(reference).toMatch(/^SL-[A-Z2-9]{6}$/);
    const text = decodeURIComponent(link.element().getAttribute('href') ?? '');
    for (const part of [reference, 'Name of a (Qty: 2)']) expect(text).toContain(part);
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a booking request that fails', () => {
  it('replaces the form by an error for 3 s, then shows the form with its input again', async () => {
    const { fail, failed } = await sendOne({ Duration: '2 Days', 'Preferred Date': '2031-05-06' });
    await fail();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
    await expect.element(failure).toBeVisible();
    await expect
      .element(page.getByText('Something went wrong. Please try again later.'))
      .toBeVisible();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
    expect(storedBookingDraft()?.fields['duration']).toBe('2 Days');
    await advanceTimers(2999);
    await expect.element(failure).toBeVisible();
    await advanceTimers(1);
    await expect.element(failure).not.toBeInTheDocument();
    for (const [label, value] of Object.entries(REQUIRED)) expect(bookingValue(label)).toBe(value);
    expect(bookingValue('Duration')).toBe('2 Days');
    expect(bookingValue('Preferred Date')).toBe('2031-05-06');
    expect(bookingValue('Subject')).toBe('Booking Request: Name of a');
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2']);
    await expect.element(bookingButton('Send Booking Request')).toHaveFocus();
  });

  it('keeps its reference for further attempts in this and the next visit', async () => {
    const { fail, payloads, unmount } = await sendOne();
    await fail();
    await advanceTimers(3000);
    await submitBooking();
    await fail();
    const [first, second] = payloads();
    expect(first?.['reference']).toMatch(/^SL-[A-Z2-9]{6}$/);
    expect(second?.['reference']).toBe(first?.['reference']);
    await unmount();
    const later = await renderBooking({ key: 'later' });
    await submitBooking();
    await later.succeed();
    expect(later.send.mock.lastCall?.[0]['reference']).toBe(first?.['reference']);
    await advanceTimers(5000);
    // The next request has a new reference.
    await fillBooking({ ...REQUIRED, Subject: 'A film' });
    await submitBooking();
    expect(later.send.mock.lastCall?.[0]['reference']).not.toBe(first?.['reference']);
  });

  it('can be sent another way with the text and the reference of the request', async () => {
    const { fail, payloads } = await sendOne();
    await fail();
    await advanceTimers(3000);
    await fillBooking({ Duration: 'Three days' });
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const link = others.getByRole('link', { name }).element();
      const text = decodeURIComponent(link.getAttribute('href') ?? '');
      for (const part of [payloads()[0]?.['reference'] ?? '', 'Name of a (Qty: 2)', 'Three days'])
        expect(text).toContain(part);
    }
    await bookingButton('Discard').click();
    await expect.element(others).not.toBeInTheDocument();
  });

  it.each([
    ['it may have arrived', new SendError('unconfirmed'), 'may or may not have reached us', true],
    ['too many went before it', new SendError('limited'), 'Please try again in 1 minute', false],
    ['the honeypot is filled', new SendError('held'), 'could not be sent automatically', false],
  ])('explains why %s, in error and form', async (_why, error, text, isQuoted) => {
    const { fail, payloads } = await sendOne();
    await fail(error);
    await expect.element(page.getByText(text)).toBeVisible();
    await advanceTimers(3000);
    await expect.element(others.getByText(text)).toBeVisible();
    const reference = payloads()[0]?.['reference'] ?? '-';
    expect(others.element().textContent.includes(reference)).toBe(isQuoted);
  });
});

describe('a booking request that was sent', () => {
  it('is removed from form and storage, and shows its success for 5 s before the redirect', async () => {
    const { succeed, sent, done, payloads } = await sendOne({ 'Additional Notes': 'At night' });
    await succeed();
    const reference = payloads()[0]?.['reference'] ?? '-';
    expect(sent).toHaveBeenCalledExactlyOnceWith(reference);
    await expect.element(success).toBeVisible();
    await expect.element(page.getByText(reference, { exact: true })).toBeVisible();
    expect(document.activeElement?.textContent).toContain(SUCCESS);
    expect(bookingValue('Full Name') + bookingValue('Additional Notes')).toBe('');
    expect(shownItems()).toEqual([]);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    await advanceTimers(4999);
    expect(done).not.toHaveBeenCalled();
    await advanceTimers(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("cancels the redirect on 'Keep a copy', which downloads the whole request", async () => {
    const names: string[] = [];
    let copy = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      copy = blob as Blob;
      return 'blob:copy';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { succeed, done, payloads } = await sendOne({ 'Additional Notes': 'At night' });
    await succeed();
    await advanceTimers(4999);
    await actAndFlush(() => (bookingButton('Keep a copy').element() as HTMLElement).click());
    await advanceTimers(60_000);
    expect(done).not.toHaveBeenCalled();
    await expect.element(success).toBeVisible();
    const [{ reference = '' } = {}] = payloads();
    expect(names).toEqual([`booking-${reference}.txt`]);
    const text = await copy.text();
    for (const part of [reference, 'Name of a (Qty: 2)', 'At night', ...Object.values(REQUIRED)])
      expect(text).toContain(part);
    await expect
      .element(page.getByRole('link', { name: 'Go to Home' }))
      .toHaveAttribute('href', '/');

    // A copy of this request does not cancel the redirect of the next one.
    await fillBooking({ ...REQUIRED, Subject: 'A film' });
    await submitBooking();
    await expect.element(success).not.toBeInTheDocument();
    await succeed();
    await advanceTimers(5000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('passes the value of the honeypot to the gateway', async () => {
    const { send } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    (document.querySelector(`[name="${HONEYPOT_NAME}"]`) as HTMLInputElement).value = 'x';
    await submitBooking();
    expect(send.mock.lastCall?.[1]).toMatchObject({ kind: 'booking', honeypot: 'x' });
  });
});
