import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MAILTO_MAX, WHATSAPP_TEXT_MAX } from '@/api/gateways/links';
import { decodeRequestLink } from '@/api/request-link/decodeRequestLink';
import { mapBookingFields } from '@/domain/booking/bookingTable';
import type { RequestPayload } from '@/domain/booking/requestPayload';
import type { CartItem } from '@/domain/cart/cart';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { bookingParams, linkPayload, type BookingSubmission } from '@/domain/booking/submission';
import { messageLinks } from './messageLinks';

const ORIGIN = 'https://www.example.com';
const COMPANY = { whatsapp: '+234 800 000 0000', email: 'hire@example.com' };
const AT = '2026-11-22T09:14:00.000Z';

const itemOf = (at: number): CartItem => ({
  id: `product-${at}-${at * 7919}`,
  name: `Camera ${at} of kind ${at * 104_729}`,
  quantity: at + 1,
  category: 'Cameras',
  image: '',
  price: 'Price on Request',
});

const requestWith = (notes: string, itemCount = 1): BookingSubmission => ({
  fields: {
    ...mapBookingFields(() => ''),
    name: 'Àdùnní Ọláyinká',
    email: 'adunni@example.com',
    phone: '+234 801 234 5678',
    subject: 'Booking Request: Camera',
    notes,
  },
  items: Array.from({ length: itemCount }, (_, index) => itemOf(index)),
  dates: { from: '2026-11-24', to: '2026-11-26' },
  reference: 'SL-ABC234',
  at: AT,
});

/** Returns the two texts of a request, as the other app receives them, and the lengths of their links. */
async function textsOf(notes: string, itemCount?: number) {
  const submission = requestWith(notes, itemCount);
  const requestLink = await encodeRequestLink(ORIGIN, linkPayload(submission));
  const params = { ...bookingParams(submission), ...(requestLink && { requestLink }) };
  const links = messageLinks(params, COMPANY);
  const chat = new URL(links.whatsappHref ?? '');
  const mail = new URL(links.mailHref ?? '');
  return {
    whatsapp: chat.searchParams.get('text') ?? '',
    mail: (mail.searchParams.get('body') ?? '').replaceAll('\r\n', '\n'),
    lengths: { whatsapp: chat.search.length, mail: (links.mailHref ?? '').length },
  };
}

function requestOf(text: string): Promise<RequestPayload | undefined> {
  const link = /\n\nFor our office: (\S+)$/.exec(text)?.[1] ?? '';
  expect(link.startsWith(`${ORIGIN}/admin/requests/new#1.`)).toBe(true);
  expect(link.length).toBeLessThanOrEqual(1800);
  return decodeRequestLink(new URL(link).hash);
}

describe('texts for WhatsApp and the e-mail app', () => {
  it('end with the link for the office, which contains the request', async () => {
    const { whatsapp, mail } = await textsOf('Two days in Epe,\none in Lagos.');
    expect(whatsapp).toBe(`Booking Request: Camera\n\n${mail}`);
    expect(mail).toContain('Rental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)\n');
    expect(mail).toContain('Two days in Epe,\none in Lagos.');
    expect(await requestOf(mail)).toEqual({
      v: 1,
      ref: 'SL-ABC234',
      name: 'Àdùnní Ọláyinká',
      email: 'adunni@example.com',
      phone: '+234 801 234 5678',
      subject: 'Booking Request: Camera',
      items: [{ id: 'product-0-0', name: 'Camera 0 of kind 0', qty: 1 }],
      from: '2026-11-24',
      to: '2026-11-26',
      notes: 'Two days in Epe,\none in Lagos.',
      at: AT,
    });
  });

  it('shorten the notes of the text first and keep those of the link', async () => {
    const notes = 'One day in Lagos. '.repeat(60).trim();
    const { mail, lengths } = await textsOf(notes);
    expect(lengths.mail).toBeLessThanOrEqual(MAILTO_MAX);
    expect(lengths.mail).toBeGreaterThan(MAILTO_MAX - 20);
    expect(mail).toContain('One day in Lagos.');
    expect(mail).not.toContain(notes);
    expect(mail).toContain('Camera 0 of kind 0');
    expect((await requestOf(mail))?.notes).toBe(notes);
  });

  it('have no link if the request does not fit even without notes', async () => {
    const { whatsapp, mail } = await textsOf('Please call.', 60);
    expect(mail).not.toContain('For our office');
    expect(mail).not.toContain('/admin/requests');
    expect(mail).toContain('1. Camera 0 of kind 0\n');
    // The list is cut, not what follows it.
    expect(mail).toMatch(/\n… and \d+ more items\n\nRental dates: 24 Nov 2026/);
    expect(mail).toContain('\nReference: SL-ABC234\n');
    expect(mail).toMatch(/\n\nPhone: \+234 801 234 5678\nEmail: adunni@example\.com$/);
    // WhatsApp has more room.
    expect((await requestOf(whatsapp))?.items).toHaveLength(60);
  });

  it('keep the contact details if long notes leave no room and there is no link', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const { mail } = await textsOf('One day in Lagos. '.repeat(100).trim());
    expect(mail).toMatch(/One day in Lag[^\n]*…\n\nPhone: .*\nEmail: adunni@example\.com$/);
  });

  it('have no link if the browser cannot compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const { whatsapp, mail } = await textsOf('Please call.');
    for (const text of [whatsapp, mail]) {
      expect(text).toContain('Please call.');
      expect(text).not.toContain('For our office');
    }
  });

  it('never exceed their limits and never contain half of a link', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('x y ', 'é\n', '漢', '🎬'),
        async (length, itemCount, sample) => {
          const notes = sample.repeat(Math.ceil(length / sample.length));
          const { lengths, ...texts } = await textsOf(notes, itemCount);
          expect(lengths.mail).toBeLessThanOrEqual(MAILTO_MAX);
          expect(lengths.whatsapp).toBeLessThanOrEqual(WHATSAPP_TEXT_MAX + '?text='.length);
          for (const text of [texts.whatsapp, texts.mail])
            if (text.includes('For our')) expect((await requestOf(text))?.ref).toBe('SL-ABC234');
        },
      ),
      { numRuns: 25 },
    );
  });
});
