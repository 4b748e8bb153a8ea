import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeRow, readRows } from '@/api/outbox/outboxTable';
import { outboxView } from '@/api/outbox/outboxView';
import { outboxParts } from '@/features/outbox';
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
  sendOne,
} from '../../../tests/helpers/component/bookingFormHarness';
import {
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../tests/helpers/component/TestProviders';
import { line } from '../../../tests/helpers/component/tabs';
import { removeDraft } from './bookingDraft';

const SUCCESS = "Success! Your message has been sent successfully. We'll get back to you soon!";
const failure = page.getByRole('heading', { name: 'Error Sending Message' });
const others = page.getByRole('group', { name: 'Other ways to send' });
const warning = others.getByText('may or may not have reached us');
const opened = others.getByText('Opened in WhatsApp. Not sent there? Send it here.');
const success = page.getByText(SUCCESS);
const references = (posts: Record<string, string>[]) => posts.map(({ reference }) => reference);

const hrefOf = (name: string) =>
  decodeURIComponent(others.getByRole('link', { name }).element().getAttribute('href') ?? '');

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

  it('posts once when the form is submitted repeatedly', async () => {
    const { posts, sent, succeed } = await renderBooking({ items: [line('a')] });
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
    expect(posts).toHaveLength(1);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('leaves the link for the office out if it is not ready after 2 s', async () => {
    vi.stubGlobal(
      'CompressionStream',
      class extends TransformStream {
        constructor() {
          super({ transform: () => new Promise(() => undefined) });
        }
      },
    );
    const { posts } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    await actAndFlush(() => document.querySelector('form')?.requestSubmit());
    await advanceTimers(1999);
    expect(posts).toEqual([]);
    await advanceTimers(1);
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).not.toHaveProperty('requestLink');
  });
});

describe('a booking request that was sent', () => {
  it('is removed from form and storage, and shows its success for 5 s before the redirect', async () => {
    const { succeed, sent, done, posts } = await sendOne({ 'Additional Notes': 'At night' });
    await succeed();
    const reference = posts[0]?.['reference'] ?? '-';
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

  it('warns before the page is closed, and does not redirect a visitor who has left', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { succeed, done, unmount } = await sendOne();
    expect(isHeld()).toBe(true);
    await succeed();
    expect(isHeld()).toBe(false);
    await unmount();
    await advanceTimers(5000);
    expect(done).not.toHaveBeenCalled();
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
    const { succeed, done, posts } = await sendOne({ 'Additional Notes': 'At night' });
    await succeed();
    await advanceTimers(4999);
    await actAndFlush(() => (bookingButton('Keep a copy').element() as HTMLElement).click());
    await advanceTimers(60_000);
    expect(done).not.toHaveBeenCalled();
    const [{ reference = '' } = {}] = posts;
    expect(names).toEqual([`booking-${reference}.txt`]);
    const text = await copy.text();
    for (const part of [reference, 'Name of a (Qty: 2)', 'At night', ...Object.values(REQUIRED)])
      expect(text).toContain(part);
    await expect
      .element(page.getByRole('link', { name: 'Go to Home' }))
      .toHaveAttribute('href', '/');

    // A copy of this request does not cancel the redirect of the next one, which has another reference.
    await fillBooking({ ...REQUIRED, Subject: 'A film' });
    await submitBooking();
    await expect.element(success).not.toBeInTheDocument();
    await succeed();
    await advanceTimers(5000);
    expect(done).toHaveBeenCalledOnce();
    expect(new Set(references(posts)).size).toBe(2);
  });

  it('is reported after the visitor has left the page, without a redirect', async () => {
    const { unmount, succeed, sent, done } = await sendOne();
    await unmount();
    await succeed();
    await advanceTimers(60_000);
    expect(sent).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
    expect(storedBookingDraft()).toMatchObject({ items: [] });
    expect(storedBookingDraft()?.fields).toEqual({});
    // Going back to the page does not add the items again.
    await renderBooking({ items: [line('a', 2)] });
    expect(shownItems()).toEqual([]);
    expect(bookingValue('Full Name') + bookingValue('Subject')).toBe('');
  });

  it('by another tab is cleared here, and its items can be asked for again', async () => {
    await renderBooking({ items: [line('a', 2)] });
    await fillBooking();
    const { reference = '' } = storedBookingDraft() ?? {};
    const at = new Date().toISOString();
    await actAndFlush(() =>
      outboxView.update({
        rows: [{ reference, kind: 'booking', at, items: [line('b')], dates: null, state: 'sent' }],
      }),
    );
    expect(bookingValue('Full Name')).toBe('');
    await bookingButton('Request again').click();
    expect(shownItems()).toEqual(['Name of b: Lenses · Qty: 1']);
    const requests = page.getByRole('region', { name: 'Your requests' });
    await expect.element(requests).toHaveTextContent(`${reference} Sent`);
    const link = requests.getByRole('link', { name: 'Ask about it on WhatsApp' }).element();
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(reference);
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
    await advanceTimers(2999);
    await expect.element(failure).toBeVisible();
    await advanceTimers(1);
    await expect.element(failure).not.toBeInTheDocument();
    for (const [label, value] of Object.entries(REQUIRED)) expect(bookingValue(label)).toBe(value);
    expect(bookingValue('Duration')).toBe('2 Days');
    expect(bookingValue('Preferred Date')).toBe('2031-05-06');
    expect(bookingValue('Subject')).toBe('Booking Request: Name of a');
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2']);
    await expect.element(others).toHaveFocus();
    await expect.element(others).toHaveTextContent(/^Not sent.*Its reference is SL-\w{6}\./);
    const [first] = page.getByRole('form').element().children;
    expect(first).toBe(others.element());
  });

  it('keeps its reference for further attempts in this and the next visit', async () => {
    const first = await sendOne();
    await first.fail();
    await advanceTimers(3000);
    await submitBooking();
    await first.fail();
    const [reference = '-'] = references(first.posts);
    expect(reference).toMatch(/^SL-[A-Z2-9]{6}$/);
    expect(references(first.posts)).toEqual([reference, reference]);
    await first.unmount();
    const later = await renderBooking({ key: 'later' });
    await submitBooking();
    await later.succeed();
    expect(references(later.posts)).toEqual([reference]);
    expect(later.posts[0]?.['message']).not.toContain('Sent again');
  });

  it('can be sent another way with the text and the reference of the request', async () => {
    const { fail, posts } = await sendOne();
    await fail();
    await advanceTimers(3000);
    await fillBooking({ Duration: 'Three days' });
    for (const name of ['Send on WhatsApp', 'Send by e-mail app'])
      for (const part of [posts[0]?.['reference'] ?? '-', 'Name of a (Qty: 2)', 'Three days'])
        expect(hrefOf(name)).toContain(part);
    // Opened in another app, it may have arrived.
    const link = others.getByRole('link', { name: 'Send on WhatsApp' }).element();
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
    await expect.element(opened).toBeVisible();
    await bookingButton('Discard').click();
    await expect.element(others).not.toBeInTheDocument();
    await expect.poll(() => outboxView.read().rows).toEqual([]);
    await bookingButton('Undo').click();
    await expect.element(opened).toBeVisible();
  });

  it('may have arrived without an answer, and says so when it is sent again', async () => {
    const { posts, lose, fail } = await sendOne();
    await lose();
    await expect.element(page.getByText('may or may not have reached us')).toBeVisible();
    await advanceTimers(3000);
    await expect.element(warning).toBeVisible();
    const reference = posts[0]?.['reference'] ?? '-';
    expect(others.element().textContent).toContain(reference);
    expect(hrefOf('Send on WhatsApp')).toContain(`Sent again: ${reference}`);
    await submitBooking();
    expect(posts[1]?.['message']).toContain(`Sent again: ${reference}`);
    await fail();
    await advanceTimers(3000);
    await expect.element(warning).toBeVisible();
    // Another tab has sent it meanwhile.
    const facts = { reference, kind: 'booking', items: [], dates: null, state: 'sent' } as const;
    await actAndFlush(() =>
      outboxView.update({ rows: [{ ...facts, at: new Date().toISOString() }] }),
    );
    await expect.element(others).not.toBeInTheDocument();
  });

  it('explains that too many messages were sent', async () => {
    const at = new Date().toISOString();
    const facts = { kind: 'contact', at, items: [], dates: null, state: 'sent' } as const;
    for (const reference of ['m1', 'm2', 'm3', 'm4', 'm5'])
      await changeRow(reference, () => ({ ...facts, reference }));
    const { posts } = await sendOne();
    const limit =
      /You have sent 5 messages in the last 10 minutes\. Please try again in \d+ minutes/;
    await expect.element(page.getByText(limit)).toBeVisible();
    await advanceTimers(3000);
    await expect.element(others.getByText(limit)).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('says that the honeypot is filled, and posts nothing', async () => {
    const { posts } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    (document.querySelector(`[name="${HONEYPOT_NAME}"]`) as HTMLInputElement).value = 'x';
    await submitBooking();
    await advanceTimers(3000);
    await expect.element(others.getByText('could not be sent automatically')).toBeVisible();
    expect(posts).toEqual([]);
    expect(outboxView.read().rows).toEqual([]);
  });

  it('is too long for the e-mail service, which is shown before it is posted', async () => {
    const items = Array.from({ length: 200 }, (_, at) => ({
      ...line(`${at}`),
      name: `${at} ${'Ọ'.repeat(90)}`,
    }));
    const { posts } = await sendOne({}, { items });
    await advanceTimers(3000);
    await expect.element(others.getByText('too long to be sent')).toBeVisible();
    expect(posts).toEqual([]);
  });
});

describe('a booking request that the visitor sends on WhatsApp', () => {
  it('must be valid, and stays in the form with its reference', async () => {
    const { posts } = await renderBooking({ items: [line('a', 2)] });
    const choose = () => bookingButton('Send on WhatsApp instead').click();
    await choose();
    await expect.element(bookingField('Full Name')).toHaveFocus();
    await expect.element(others).not.toBeInTheDocument();
    await fillBooking();
    await choose();
    await expect.element(others.getByText('Please send it from the app that opens.')).toBeVisible();
    const reference = storedBookingDraft()?.reference ?? '-';
    for (const part of [reference, 'Name of a (Qty: 2)'])
      expect(hrefOf('Send on WhatsApp')).toContain(part);
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    expect(posts).toEqual([]);
  });
});

it('A film request that may have arrived is shown by its form only', async () => {
  const { lose } = await renderBooking({ search: '?about=film' });
  await fillBooking();
  await submitBooking();
  await lose();
  await advanceTimers(3000);
  await expect.element(page.getByText('may or may not have reached us')).toBeVisible();
  const link = page.getByRole('link', { name: 'Send on WhatsApp' }).element();
  link.addEventListener('click', (event) => event.preventDefault());
  await actAndFlush(() => (link as HTMLAnchorElement).click());
  await expect.element(page.getByRole('heading', { name: 'Your requests' })).toBeVisible();
  await expect.element(bookingButton('Send it here')).not.toBeInTheDocument();
});

it('A booking request in the live preview stays out of the outbox', async () => {
  const { posts } = await renderBooking({ items: [line('a')], isPreview: true });
  await fillBooking();
  await bookingButton('Send on WhatsApp instead').click();
  const link = others.getByRole('link', { name: 'Send on WhatsApp' }).element();
  link.addEventListener('click', (event) => event.preventDefault());
  (link as HTMLElement).click();
  await submitBooking();
  await expect.element(page.getByText('Forms cannot be sent from the preview.')).toBeVisible();
  expect(await readRows()).toEqual([]);
  expect(posts).toEqual([]);
});

describe('a booking request without a connection', () => {
  it('leaves the form, and waits above it with the focus', async () => {
    const { network, posts, queued } = await renderBooking({ items: [line('a')] });
    network.isThere = false;
    await fillBooking();
    await submitBooking();
    const waiting = page.getByText('Waiting for a connection');
    await expect.element(waiting).toBeVisible();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain('is kept on this device');
    expect(bookingValue('Full Name')).toBe('');
    expect(queued).toHaveBeenCalledOnce();
    expect(storedBookingDraft()).toBeNull();
    expect(posts).toEqual([]);
  });
});

describe('if the code for sending', () => {
  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('offline')), 0],
    ['does not arrive within 10 s', () => new Promise<void>(() => undefined), 10_000],
  ])('%s, nothing is posted, and the request is kept', async (_case, load, ms) => {
    const { posts, failed } = await renderBooking({ items: [line('a', 2)] });
    vi.spyOn(outboxParts, 'loaded').mockReturnValue(undefined);
    vi.spyOn(outboxParts, 'prefetch').mockImplementation(load);
    vi.spyOn(outboxParts, 'load').mockRejectedValue(new Error('offline'));
    await fillBooking();
    await actAndFlush(() => (page.getByRole('form').element() as HTMLFormElement).requestSubmit());
    await advanceTimers(ms);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
    await advanceTimers(3000);
    await expect.element(page.getByText('Your request has been kept.')).toBeVisible();
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const href = page.getByRole('link', { name }).element().getAttribute('href');
      for (const part of ['Name of a (Qty: 2)', storedBookingDraft()?.reference ?? '-'])
        expect(decodeURIComponent(href ?? '')).toContain(part);
    }
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    expect(posts).toEqual([]);
  });
});
