import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SendError } from '@/api/gateways/sendError';
import { sendLimitMessage } from '@/domain/booking/sendLimitMessage';
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
  renderContactOfSite,
  submitContact,
} from '../../../tests/helpers/component/contactFormHarness';

const FAILED = 'Failed to send message. Please try again.';
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
    await advanceTimers(60_000);
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

  it.each([
    [new SendError('failed', 'The API key is wrong'), FAILED, /^Your message has been kept\./],
    [new SendError('unconfirmed'), FAILED, /may or may not have reached us/],
    [
      new SendError('limited', undefined, { waitMs: 480_000 }),
      sendLimitMessage(480_000),
      /Please try again in 8 minutes/,
    ],
    [new SendError('held'), HELD, /It has been kept\. Please send it another way\./],
  ])('explains the failure: %s', async (error, text, advice) => {
    const { fail } = await renderContact();
    await fillContact();
    await submitContact();
    await fail(error);
    expect(contactBanner('alert')).toBe(text);
    expect(others.element().querySelector('p')?.textContent).toMatch(advice);
    expect(document.body.textContent).not.toContain('API key');
  });

  it('says when it is sent again that it may have arrived before', async () => {
    const { fail, send } = await renderContact();
    await fillContact();
    await submitContact();
    await fail(new SendError('unconfirmed'));
    await advanceTimers(3000);
    const link = others.getByRole('link', { name: 'Send on WhatsApp' }).element();
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Sent again:');
    await submitContact();
    const [first, second] = send.mock.calls.map(([{ message }]) => message);
    expect(second).toBe(`${first}\n\nSent again: this message may have reached you before.`);
  });

  it('is posted once by a double click, although the first attempt fails immediately', async () => {
    const { send, fail } = await renderContact();
    await fillContact();
    const click = (detail: number) =>
      actAndFlush(() =>
        contactButton().dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
        ),
      );
    await click(1);
    await fail(new SendError('unconfirmed'));
    await click(2);
    expect(send).toHaveBeenCalledOnce();
    await click(1);
    expect(send).toHaveBeenCalledTimes(2);
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
  it('cannot be focused, and its value is passed to the gateway', async () => {
    const { send } = await renderContact();
    expect(page.getByRole('textbox').all()).toHaveLength(4);
    expect(honeypot().tabIndex).toBe(-1);
    expect(honeypot().closest('[aria-hidden="true"]')).not.toBeNull();
    honeypot().focus();
    expect(document.activeElement).not.toBe(honeypot());
    await fillContact();
    honeypot().value = 'https://spam.example';
    await submitContact();
    expect(send.mock.lastCall?.[1]).toMatchObject({ kind: 'contact', honeypot: honeypot().value });
  });

  it('reports that nothing was sent and offers other ways with the input', async () => {
    const fetching = vi.spyOn(window, 'fetch');
    const requesting = vi.spyOn(XMLHttpRequest.prototype, 'send');
    await renderContactOfSite();
    await fillContact();
    honeypot().value = 'x';
    await submitContact();
    expect(contactBanner('status')).toBeUndefined();
    expect(contactBanner('alert')).toBe(HELD);
    expect(contactValues()).toEqual(Object.values(MESSAGE));
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const href = others.getByRole('link', { name }).element().getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(MESSAGE.Subject);
    }
    expect(fetching).not.toHaveBeenCalled();
    expect(requesting).not.toHaveBeenCalled();
  });
});
