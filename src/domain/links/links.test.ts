import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref, mailtoHref, safeHref, telHref, whatsappLink } from './links';

describe('safeHref', () => {
  it.each([
    '/store',
    '/#contact',
    '/store?category=lenses&page=2',
    '#top',
    'https://example.test/a?b=c#d',
    'mailto:hello@example.test',
    'tel:+2348012345678',
  ])('accepts %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    ['scripts', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'vbscript:x'],
    ['hidden scripts', 'java\tscript:a', 'java\nscript:a', '\u0000javascript:a', 'tel:javascript'],
    ['other schemes', 'data:text/html,<script>', 'blob:https://example.test/1', 'http://a.test'],
    ['slashes', '//evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', '/..//evil.test'],
    ['encoded paths', '/.//evil.test', '/%2e%2e//evil.test', '/%2Fevil.test', '/%5cevil.test'],
    ['odd hosts', 'https:evil.test', 'https:/evil.test', 'https:///evil.test'],
    ['disguised hosts', 'https://user:pass@evil.test', 'https://example.test\u202e/moc'],
    ['no address', '', ' ', 'store', 'mailto:', undefined, null, 7, { toString: () => '/store' }],
  ])('rejects %s', (_what, ...hrefs) => {
    for (const href of hrefs) {
      expect(safeHref(href), String(href)).toBeUndefined();
      expect(isSafeHref(href)).toBe(false);
    }
  });

  it('never returns another scheme or, for a path, another origin', () => {
    const fragments =
      '/ \\ . .. %2e %2f %5c : @ ? # javascript data https mailto tel evil.test a'.split(' ');
    const parts = [...fragments, '\t', '\n', ' ', '\u00a0', '\u200b'];
    const piece = fc.constantFrom(...parts);
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (candidate) => {
        const href = safeHref(candidate);
        if (href === undefined) return;
        const url = new URL(href, 'https://site.test');
        expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (/^[/#]/.test(href)) {
          expect(url.origin).toBe('https://site.test');
          expect(new URL(url.pathname, 'https://site.test').origin).toBe('https://site.test');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('contact links', () => {
  it.each([
    ['+234 801 234 5678', 'https://wa.me/2348012345678'],
    ['0801 234 5678', 'https://wa.me/2348012345678'],
    ['0801 234 5678 / 0802 234 5678', 'https://wa.me/2348012345678'],
    ['\u202A+234 801 234 5678\u202C', 'https://wa.me/2348012345678'],
    ['+44 (0)7700 900123', 'https://wa.me/447700900123'],
    ['2348012345678', 'https://wa.me/2348012345678'],
    ['WhatsApp: 801 234 5678', 'https://wa.me/2348012345678'],
    ['https://example.org/2348012345678', undefined],
    ['https://wa.me/2348012345678', 'https://wa.me/2348012345678'],
    ['wa.me/2348012345678', 'https://wa.me/2348012345678'],
    ['https://chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
    ['https://evil.test/wa.me/', undefined],
    ['https://wa.me.evil.test/1', undefined],
    ['javascript:alert(1)', undefined],
    ['123', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('turn the WhatsApp number or link %j into %j', (given, href) => {
    expect(whatsappLink(given)).toBe(href);
  });

  it('include a message', () => {
    expect(whatsappLink('+2348012345678', 'a b&c')).toBe(
      'https://wa.me/2348012345678?text=a%20b%26c',
    );
    expect(mailtoHref('hello@example.test', { subject: 'A & B', body: 'one\ntwo' })).toBe(
      'mailto:hello@example.test?subject=A%20%26%20B&body=one%0D%0Atwo',
    );
    expect(mailtoHref('a@b?bcc=x@y')).toBeUndefined();
    expect(mailtoHref(undefined)).toBeUndefined();
  });

  it.each([
    ['+234 (0)801 234', 'tel:+234801234'],
    ['\u202A+234 801 234 5678\u202C', 'tel:+2348012345678'],
    ['0801 234', 'tel:0801234'],
    ['0151/23456789', 'tel:015123456789'],
    ['+234 801 234 5678, +234 802 234 5678', 'tel:+2348012345678'],
    ['0801 234 5678/0802 234 5678', 'tel:08012345678'],
    ['0151/23456789, 0171/98765432', 'tel:015123456789'],
    ['none', undefined],
  ])('turn the phone number %j into %j', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
