import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeRow } from '@/api/outbox/outboxTable';
import { outboxView } from '@/api/outbox/outboxView';
import { HONEYPOT_NAME } from '@/ui/form/HoneypotField';
import {
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../tests/helpers/component/TestProviders';
import {
  buttonState,
  contactBanner,
  contactButton,
  contactField,
  contactValues,
  fillContact,
  LABELS,
  MESSAGE,
  renderContact,
  submitContact,
} from '../../../tests/helpers/component/contactFormHarness';

const FAILED = 'Failed to send message. Please try again.';
const UNCONFIRMED = /may or may not have reached us/;
const HELD = 'Your message could not be sent automatically.';

const honeypot = () => document.querySelector(`[name="${HONEYPOT_NAME}"]`) as HTMLInputElement;
const others = page.getByRole('group', { name: 'Other ways to send' });

beforeEach(freezeTimers);

describe('submitting a contact message', () => {
  it('disables inputs and button, and warns before the page is closed', async () => {
    const { succeed } = await renderContact();
    const isHeld = () =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true, bubbles: true }));
    await fillContact();
    expect(isHeld()).toBe(false);
    await submitContact();
    expect(buttonState()).toEqual(['Sending...', true]);
    for (const label of LABELS) await expect.element(contactField(label)).toBeDisabled();
    expect(isHeld()).toBe(true);
    await advanceTimers(14_000);
    expect(buttonState()).toEqual(['Sending...', true]);
    await succeed();
    expect(isHeld()).toBe(false);
    for (const label of LABELS) await expect.element(contactField(label)).toBeEnabled();
  });

  it('resets the form, shows its success for 5 s and keeps input made meanwhile', async () => {
    const { succeed } = await renderContact();
    await fillContact();
    await submitContact();
    await succeed();
    expect(contactBanner('status')).toBe('Your message has been sent successfully!');
    expect(buttonState()).toEqual(['Message Sent!', true]);
    expect(contactValues()).toEqual(['', '', '', '']);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    (contactField('Subject').element() as HTMLElement).focus();
    await fillContact({ Subject: 'One more thing' });
    await advanceTimers(4999);
    expect(buttonState()).toEqual(['Message Sent!', true]);
    await advanceTimers(1);
    expect(buttonState()).toEqual(['Send Message', false]);
    expect(contactBanner('status')).toBeUndefined();
    expect(contactValues()).toEqual(['', '', 'One more thing', '']);
    await expect.element(contactField('Subject')).toHaveFocus();
  });
});

describe('a contact message that fails', () => {
  it('shows its error for 3 s and keeps the input. Other ways to send are offered until a send succeeds', async () => {
    const { fail, succeed } = await renderContact();
    await fillContact();
    await submitContact();
    await fail();
    expect(contactBanner('alert')).toBe(FAILED);
    expect(contactValues()).toEqual(Object.values(MESSAGE));
    await advanceTimers(2999);
    expect(contactBanner('alert')).toBe(FAILED);
    await advanceTimers(1);
    expect(contactBanner('alert')).toBeUndefined();
    expect(document.activeElement).toBe(contactButton());
    // The links contain the current input.
    await fillContact({ Message: 'Three days & a night.' });
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const href = others.getByRole('link', { name }).element().getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain('Three days & a night.');
    }
    await submitContact();
    await expect.element(others).toBeVisible();
    await succeed();
    await expect.element(others).not.toBeInTheDocument();
  });

  it('does not show the answer of the service', async () => {
    const { fail } = await renderContact();
    await fillContact();
    await submitContact();
    await fail();
    expect(others.element().querySelector('p')?.textContent).toMatch(
      /^Your message has been kept\./,
    );
    expect(document.body.textContent).not.toContain('403');
  });

  it('may have arrived without an answer, and says so when it is sent again', async () => {
    const { lose, posts } = await renderContact();
    await fillContact();
    await submitContact();
    await lose();
    expect(contactBanner('alert')).toBe(FAILED);
    await expect.element(others.getByText(UNCONFIRMED)).toBeVisible();
    await advanceTimers(3000);
    const link = others.getByRole('link', { name: 'Send on WhatsApp' }).element();
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Sent again:');
    await submitContact();
    const [first, second] = posts.map(({ message }) => message);
    expect(second).toBe(`${first}\n\nSent again: this message may have reached you before.`);
  });

  it('explains that too many messages were sent', async () => {
    const at = new Date().toISOString();
    const facts = { kind: 'contact', at, items: [], dates: null, state: 'sent' } as const;
    for (const reference of ['m1', 'm2', 'm3', 'm4', 'm5'])
      await changeRow(reference, () => ({ ...facts, reference }));
    await renderContact();
    await fillContact();
    await submitContact();
    const limit = /You have sent 5 messages .* Please try again in \d+ minutes/;
    expect(contactBanner('alert')).toMatch(limit);
    await expect.element(others.getByText(limit)).toBeVisible();
  });

  it('without a connection is not kept for later', async () => {
    const { network, posts } = await renderContact();
    network.isThere = false;
    await fillContact();
    await submitContact();
    expect(contactBanner('alert')).toBe(FAILED);
    expect(contactValues()).toEqual(Object.values(MESSAGE));
    expect(outboxView.read().rows).toMatchObject([{ state: 'failed', params: {} }]);
    expect(posts).toEqual([]);
  });

  it('is posted once by a double click, although the first attempt fails immediately', async () => {
    const { posts, sent, lose } = await renderContact();
    await fillContact();
    const click = (detail: number) =>
      actAndFlush(() =>
        contactButton().dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
        ),
      );
    await click(1);
    await sent();
    await lose();
    await click(2);
    expect(buttonState()).toEqual(['Send Message', false]);
    await click(1);
    await sent();
    expect(posts).toHaveLength(2);
  });

  it('may have arrived once the visitor has opened another app with it', async () => {
    const { fail } = await renderContact();
    await fillContact();
    await submitContact();
    await fail();
    const link = others.getByRole('link', { name: 'Send by e-mail app' }).element();
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
    await expect.element(others.getByText(UNCONFIRMED)).toBeVisible();
  });

  it('offers no other way without contact details', async () => {
    const { fail } = await renderContact({ whatsapp: 'call us', email: '' });
    await fillContact();
    await submitContact();
    await fail();
    await expect.element(others).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });
});

describe('the honeypot', () => {
  it('cannot be focused. If it is filled, nothing is sent and other ways are offered', async () => {
    const { posts } = await renderContact();
    expect(page.getByRole('textbox').all()).toHaveLength(4);
    expect(honeypot().tabIndex).toBe(-1);
    expect(honeypot().closest('[aria-hidden="true"]')).not.toBeNull();
    honeypot().focus();
    expect(document.activeElement).not.toBe(honeypot());
    await fillContact();
    honeypot().value = 'https://spam.example';
    await submitContact();
    expect(contactBanner('status')).toBeUndefined();
    expect(contactBanner('alert')).toBe(HELD);
    expect(contactValues()).toEqual(Object.values(MESSAGE));
    await expect
      .element(others.getByText(`${HELD} It has been kept. Please send it another way.`))
      .toBeVisible();
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const href = others.getByRole('link', { name }).element().getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(MESSAGE.Subject);
    }
    expect(posts).toEqual([]);
    expect(outboxView.read().rows).toEqual([]);
  });
});

describe('a contact message when the visitor opens the form again', () => {
  it('is shown as being sent, and its result is reported', async () => {
    const onSent = vi.fn();
    const { succeed, unmount } = await renderContact({ onSent });
    await fillContact();
    await submitContact();
    await unmount();
    await renderContact();
    expect(buttonState()).toEqual(['Sending...', true]);
    await expect.element(contactField('Name')).toBeDisabled();
    await expect.element(others).not.toBeInTheDocument();
    expect(onSent).not.toHaveBeenCalled();
    await succeed();
    expect(onSent).toHaveBeenCalledOnce();
    expect(buttonState()).toEqual(['Send Message', false]);
    expect(contactValues()).toEqual(['', '', '', '']);
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it.each([
    ['declined', 'fail', false, /^Your message has been kept\./],
    ['without an answer', 'lose', true, UNCONFIRMED],
  ] as const)('is kept with later changes if it was %s', async (_how, end, isUnconfirmed, text) => {
    const onFailed = vi.fn();
    const visit = await renderContact({ onFailed });
    await fillContact();
    await submitContact();
    await visit[end]();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(isUnconfirmed);
    await fillContact({ Subject: 'Another one' });
    await visit.unmount();
    await renderContact();
    expect(contactValues()).toEqual(Object.values({ ...MESSAGE, Subject: 'Another one' }));
    await expect.element(others.getByText(text)).toBeVisible();
  });

  it.each(['{', '[]', '{"fields":1}', '{"fields":{"name":1}}'])(
    'is empty if the stored message cannot be read: %s',
    async (stored) => {
      sessionStorage.setItem('contactDraft', stored);
      await renderContact();
      expect(contactValues()).toEqual(['', '', '', '']);
      await expect.element(others).not.toBeInTheDocument();
    },
  );
});
