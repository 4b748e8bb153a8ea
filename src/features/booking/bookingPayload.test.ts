import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import { bookingCopy, bookingPayload, generatedSubject } from './bookingPayload';

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

  it('has a generated subject only with items', () => {
    expect(generatedSubject([])).toBe('');
    expect(generatedSubject([zoom])).toBe('Booking Request: Cine Zoom');
    expect(generatedSubject([zoom, zoom])).toBe('Booking Request: Multiple Equipments');
  });
});
