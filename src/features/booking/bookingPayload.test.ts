import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { EMPTY_BOOKING, FIELD_MAX } from '@/domain/booking/forms';
import { readMessage } from '@/domain/rental/incoming/readMessage';
import { bookingCopy, bookingPayload, bookingText, createRequestPayload } from './bookingPayload';

const zoom: CartItem = {
  id: 'p1',
  name: 'Cine Zoom',
  quantity: 2,
  category: 'Lenses',
  image: '/z.webp',
  price: 'Price on Request',
};
const fields = {
  ...EMPTY_BOOKING,
  name: ' Ada\r\nBcc: x ',
  email: ' ada@example.com ',
  phone: '0803',
  subject: 'Booking Request: \u202eCine',
  preferredDate: '2027-03-14',
  duration: '2 Days',
  notes: 'Two\nlines',
};

describe('bookingPayload', () => {
  const request = { fields, items: [zoom], dates: null, reference: 'SL-ABC234' };
  const payload = bookingPayload(request);

  it('has exactly the expected fields and the reference', () => {
    expect(payload).toEqual({
      name: 'Ada Bcc: x',
      email: 'ada@example.com',
      phone: '0803',
      subject: 'Booking Request: Cine',
      preferredDate: '2027-03-14',
      date: '2027-03-14',
      duration: '2 Days',
      fromPage: 'booking',
      message: expect.stringContaining('Cine Zoom (Qty: 2)') as string,
      bookingItems: JSON.stringify([zoom]),
      reference: 'SL-ABC234',
    });
    expect(payload.message).toContain('Two\nlines');
  });

  it('has a line more in its message if rental dates were chosen', () => {
    const dates = { from: '2026-11-24', to: '2026-11-26' };
    const { message } = bookingPayload({ ...request, dates });
    const line = 'Rental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)\n';
    expect(message).toContain(`\n${line}`);
    expect(message.replace(line, '')).toBe(payload.message);
    const oneDay = bookingPayload({ ...request, dates: { ...dates, to: dates.from } });
    expect(oneDay.message).toContain('Rental dates: 24 Nov 2026 to 24 Nov 2026 (1 day)');
  });

  it('gives a copy with all details', () => {
    const copy = bookingCopy(payload);
    for (const part of ['SL-ABC234', 'Cine Zoom', '2027-03-14', '0803', 'ada@example.com'])
      expect(copy).toContain(part);
  });

  it('has the whole subject in the e-mail and in the request link', () => {
    const subject = 'S'.repeat(FIELD_MAX.subject);
    const long = { ...request, fields: { ...fields, subject } };
    expect(bookingPayload(long).subject).toBe(subject);
    expect(createRequestPayload(long, '2026-11-22T12:00:00.000Z').subject).toBe(subject);
  });
});

describe('bookingText', () => {
  it('is read by the office with its contact details and notes', () => {
    const lines = fc.array(
      fc.constantFrom('', 'Call first', 'Phone: 0900', 'Email: b@example.com'),
    );
    const link = 'For our office: https://slate.example/admin/requests/new#1.abc';
    fc.assert(
      fc.property(lines, fc.constantFrom('', '0803 123'), (notes, phone) => {
        const own = { ...EMPTY_BOOKING, name: 'Ada', email: 'ada@example.com', phone };
        const request = { items: [zoom], dates: null, reference: 'SL-ABC234' };
        const payload = bookingPayload({ ...request, fields: { ...own, notes: notes.join('\n') } });
        expect(readMessage(`${bookingText(payload)}\n\n${link}`)).toMatchObject({
          name: 'Ada',
          email: 'ada@example.com',
          phone,
          reference: 'SL-ABC234',
          notes: notes
            .join('\n')
            .replace(/\n{3,}/g, '\n\n')
            .trim(),
        });
      }),
    );
  });
});
