import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAILTO_MAX, mailtoTextLink, truncateEncoded, whatsappTextLink } from './links';

describe('fitEncoded', () => {
  it('never exceeds its limit and never splits a character', () => {
    const letters = fc.constantFrom('a', ' ', 'ọ', '😀', '\n', '\r\n', '&', '\ud800', '…');
    const texts = fc.array(letters, { maxLength: 80 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 9, max: 300 }), (text, max) => {
        const fitted = truncateEncoded(text, max);
        expect(encodeURIComponent(fitted.replaceAll('\n', '\r\n')).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('the e-mail app link', () => {
  it('carries subject and body with CR LF', () => {
    const href = mailtoTextLink('hello@slate.example', { subject: 'A & B', body: 'one\ntwo?' });
    expect(href).toBe('mailto:hello@slate.example?subject=A%20%26%20B&body=one%0D%0Atwo%3F');
  });

  it('stays short enough for every e-mail app', () => {
    const text = { subject: 'ọ'.repeat(900), body: 'ẹ\n'.repeat(2000) };
    const href = mailtoTextLink('a@b.example', text);
    expect(href?.length).toBeLessThanOrEqual(MAILTO_MAX);
    expect(decodeURIComponent(href ?? '')).toMatch(/…$/);
  });

  it('is missing without an address', () => {
    expect(mailtoTextLink('', { subject: 's', body: 'b' })).toBeUndefined();
    expect(mailtoTextLink(undefined, { subject: 's', body: 'b' })).toBeUndefined();
  });
});

describe('the WhatsApp link', () => {
  it('contains the text with spaces and plus signs', () => {
    const href = whatsappTextLink('+234 800 000 0000', 'Cine Zoom + 24-70\nQty: 2');
    expect(href).toBe('https://wa.me/2348000000000?text=Cine%20Zoom%20%2B%2024-70%0AQty%3A%202');
  });

  it('is missing without a usable number', () => {
    expect(whatsappTextLink('call us', 'x')).toBeUndefined();
  });
});
