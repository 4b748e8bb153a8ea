import { describe, expect, it } from 'vitest';
import { contactMessageLinks, contactPayload } from './contactText';

const fields = {
  name: ' Ada ',
  email: 'ada@example.com ',
  subject: 'Hi\nall',
  message: 'One\nTwo ',
};

describe('contact message', () => {
  it('is sent as name, e-mail, subject and message, with single-line headers', () => {
    expect(contactPayload(fields)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Hi all',
      message: 'One\nTwo',
    });
  });

  it('has links with the same text', () => {
    const { whatsappHref, mailHref } = contactMessageLinks(fields, {
      whatsapp: '08030000000',
      email: 'hello@slate.example',
    });
    expect(decodeURIComponent(whatsappHref ?? '')).toContain('Hi all\n\nOne\nTwo\n\nAda');
    expect(mailHref).toContain('subject=Hi%20all&body=One%0D%0ATwo');
  });
});
