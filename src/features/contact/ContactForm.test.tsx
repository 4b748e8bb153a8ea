import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  buttonState,
  contactBanner,
  contactField,
  fillContact,
  MESSAGE,
  renderContact,
  submitContact,
} from '../../../tests/helpers/component/contactFormHarness';
import { advanceTimers, freezeTimers } from '../../../tests/helpers/component/TestProviders';

const INVALID_EMAIL = 'Please enter a valid email address';

beforeEach(freezeTimers);

describe('ContactForm', () => {
  it.each<[message: string, when: string, values: Partial<typeof MESSAGE>, focused: string]>([
    ['Name is required', 'nothing is filled in', {}, 'Name'],
    ['Name is required', 'the name is blank', { ...MESSAGE, Name: ' \t ' }, 'Name'],
    [
      INVALID_EMAIL,
      'the address has no @ and the following fields are missing',
      { Name: 'T', Email: 't' },
      'Email',
    ],
    ['Message is required', 'the message is blank', { ...MESSAGE, Message: '\n ' }, 'Message'],
  ])("shows '%s' when %s", async (message, _when, typed, focused) => {
    const { posts } = await renderContact();
    await fillContact(typed);
    await submitContact();
    await expect.poll(() => contactBanner('alert')).toBe(message);
    await expect.element(contactField(focused)).toHaveFocus();
    await expect.element(contactField(focused)).toHaveAccessibleDescription(message);
    expect(buttonState()).toEqual(['Send Message', false]);
    expect(posts).toEqual([]);
  });
});

it('Pasted text is cleaned when its field is left', async () => {
  await renderContact();
  await contactField('Subject').fill('Soft\u00adbox\u200b 90\u202fcm');
  await expect.element(contactField('Subject')).toHaveValue('Soft\u00adbox\u200b 90\u202fcm');
  await userEvent.tab();
  await expect.element(contactField('Subject')).toHaveValue('Softbox 90 cm');
});

it('What a visitor asks about joins the subject once for each visit, and typed text stays', async () => {
  const visit = async (subject: string, key: string) => {
    const path = { pathname: '/', state: { subject }, key };
    const { unmount } = await renderContact({}, { path });
    const { value } = contactField('Subject').element() as HTMLInputElement;
    return { value, unmount };
  };
  const first = await visit('Zoom', 'a');
  expect(first.value).toBe('Zoom');
  await fillContact({ Subject: 'Two days?' });
  await first.unmount();
  for (const [subject, key, value] of [
    ['Zoom', 'a', 'Two days?'],
    ['Zoom', 'b', 'Two days?, Zoom'],
    ['Dolly', 'c', 'Two days?, Zoom, Dolly'],
    ['Zoom', 'd', 'Two days?, Zoom, Dolly'],
  ] as const) {
    const next = await visit(subject, key);
    expect(next.value).toBe(value);
    await next.unmount();
  }
});

describe('a validation error', () => {
  it('is shown at each invalid field and removed when the field changes', async () => {
    await renderContact();
    await submitContact();
    const wrong = () => document.querySelectorAll('[aria-invalid="true"]').length;
    expect(wrong()).toBe(4);
    await fillContact({ Subject: 'A film' });
    expect(wrong()).toBe(3);
    await expect.element(contactField('Name')).toHaveAccessibleDescription('Name is required');
  });

  it('is shown for 3 s after each submit and does not delay a send', async () => {
    const { posts } = await renderContact();
    await submitContact();
    await advanceTimers(2900);
    await fillContact({ Name: 'Tunde' });
    await submitContact();
    await advanceTimers(2900);
    expect(contactBanner('alert')).toBe('Email is required');
    await fillContact();
    await submitContact();
    await advanceTimers(100);
    expect(buttonState()).toEqual(['Sending...', true]);
    expect(contactBanner('alert')).toBeUndefined();
    expect(posts).toHaveLength(1);
  });

  it('is shown for a message of more than 2000 characters, which is kept for editing', async () => {
    const { posts } = await renderContact();
    const long = 'ọ'.repeat(2001);
    await fillContact({ ...MESSAGE, Message: long });
    const tooLong = 'Message may have at most 2000 characters (now 2001)';
    await expect.element(contactField('Message')).toHaveAccessibleDescription(tooLong);
    await submitContact();
    expect(contactBanner('alert')).toBe('Message may have at most 2000 characters');
    await expect.element(contactField('Message')).toHaveValue(long);
    expect(posts).toEqual([]);
    await fillContact({ Message: long.slice(1) });
    await submitContact();
    expect(posts).toHaveLength(1);
  });
});
