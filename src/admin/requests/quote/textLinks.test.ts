import { describe, expect, it } from 'vitest';
import { createQuote } from '@/domain/rental/quotes';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { paperText, quotePaper } from '@/domain/rental/documents/paper';
import { textLinks } from './textLinks';

const SENT = { number: 'Q-2026-0001', now: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };
const BANK = 'Slate Bank 0123456789';

function textsOf(itemCount: number, terms = '', customer?: RentalRequest['customer']) {
  const items = Array.from({ length: itemCount }, (_, index) =>
    requestItem(`p${index}`, `Cine Zoom ${index}`),
  );
  const request = sampleRequest({ items, ...(customer && { customer }) });
  const settings = { terms, bankDetails: BANK, validDays: 7, rules: {} };
  const paper = quotePaper(createQuote(request, settings, SENT), request.ref);
  return { full: paperText(paper, 'Slate Pictures'), ...textLinks(paper, 'Slate Pictures') };
}

const decoded = (href = '') => decodeURIComponent(href.replace(/^.*?(text|body)=/, ''));

describe('the links of a quote', () => {
  it('contain the whole text where it fits', () => {
    const { full, whatsapp, mail } = textsOf(2, 'Bring an ID.');
    expect(whatsapp).toMatchObject({ text: 'full' });
    expect(decoded(whatsapp.href)).toBe(full);
    expect(mail).toMatchObject({ text: 'full' });
    expect(decoded(mail.href).replaceAll('\r', '')).toBe(full);
    expect(mail.href).toMatch(/^mailto:ada@example\.com\?subject=Quote%20Q-2026-0001%20from%20S/);
  });

  it('leave out terms where the whole text does not fit, and end with the bank details', () => {
    const { whatsapp, mail } = textsOf(2, 'x'.repeat(6000));
    for (const { href, text } of [whatsapp, mail]) {
      expect(text).toBe('short');
      expect(decoded(href)).toMatch(/Total: ₦[^]*Slate Bank 0123456789$/);
    }
  });

  it('do not exist if not even the short text fits', () => {
    expect(textsOf(30).mail).toEqual({ text: 'tooLong' });
    expect(textsOf(30).whatsapp.text).toBe('full');
    expect(textsOf(100).whatsapp).toEqual({ text: 'tooLong' });
  });

  it('have no recipient in WhatsApp without a number, and are missing without an e-mail address', () => {
    const { whatsapp, mail } = textsOf(1, '', { name: 'Ada', phone: 'call me', email: '' });
    expect(whatsapp.href).toMatch(/^https:\/\/wa\.me\/\?text=Quote/);
    expect(mail).toEqual({ text: 'noAddress' });
  });
});
