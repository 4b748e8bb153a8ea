import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SendError } from '@/api/gateways/sendError';
import {
  buttonState,
  contactField,
  contactValues,
  fillContact,
  MESSAGE,
  renderContact,
  submitContact,
} from '../../../tests/helpers/component/contactFormHarness';
import { freezeTimers } from '../../../tests/helpers/component/TestProviders';

const others = page.getByRole('group', { name: 'Other ways to send' });

beforeEach(freezeTimers);

describe('a contact message when the visitor opens the form again', () => {
  const UNCONFIRMED = 'may or may not have reached us';

  it('may have arrived after a reload during a send, and is not sent by itself', async () => {
    const { succeed, unmount } = await renderContact();
    await fillContact();
    await submitContact();
    const stored = sessionStorage.getItem('contactDraft') ?? '';
    await succeed();
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
    await unmount();
    // What the reloaded page finds.
    sessionStorage.setItem('contactDraft', stored);
    const later = await renderContact();
    expect(contactValues()).toEqual(Object.values(MESSAGE));
    await expect.element(others.getByText(UNCONFIRMED)).toBeVisible();
    expect(later.send).not.toHaveBeenCalled();
    await submitContact();
    expect(later.send.mock.lastCall?.[0]['message']).toContain('Sent again:');
    await later.succeed();
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
    await expect.element(others).not.toBeInTheDocument();
  });

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
  });

  it.each([
    [new SendError('failed'), false, 'Your message has been kept.'],
    [new SendError('unconfirmed'), true, UNCONFIRMED],
  ])('is kept with later changes after a failure: %s', async (error, isUnconfirmed, text) => {
    const onFailed = vi.fn();
    const { fail, unmount } = await renderContact({ onFailed });
    await fillContact();
    await submitContact();
    await fail(error);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(isUnconfirmed);
    await fillContact({ Subject: 'Another one' });
    await unmount();
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
