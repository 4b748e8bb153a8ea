import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../cart/cart';
import { FILM, mapBookingFields } from './bookingTable';
import { readMessage } from '../rental/incoming/readMessage';
import { bookingCopy, bookingParams, contactParams, isTooLong, linkPayload } from './submission';

const AT = '2026-11-22T12:00:00.000Z';
const stored = { category: 'Lenses', image: '/z.webp', price: 'Price on Request' };
const zoom: CartItem = { id: 'p1', name: 'Cine Zoom', quantity: 2, ...stored };
const fields = {
  ...mapBookingFields(() => ''),
  name: ' Ada\r\nBcc: x ',
  email: ' ada@example.com ',
  phone: '0803',
  subject: 'Booking Request: \u202eCine',
  preferredDate: '2027-03-14',
  duration: '2 Days',
  notes: 'Two\nlines',
};

describe('the parameters of a booking request', () => {
  const request = { fields, items: [zoom], dates: null, reference: 'SL-ABC234', at: AT };
  const payload = bookingParams(request);

  it('are exactly the expected fields and the reference', () => {
    expect(payload).toEqual({
      name: 'Ada Bcc: x',
      email: 'ada@example.com',
      phone: '0803',
      subject: 'Booking Request: Cine',
      preferredDate: '2027-03-14',
      date: '2027-03-14',
      duration: '2 Days',
      about: '',
      area: '',
      address: '',
      fromPage: 'booking',
      message: expect.stringContaining('Cine Zoom (Qty: 2)') as string,
      bookingItems: '[{"id":"p1","name":"Cine Zoom","quantity":2,"category":"Lenses"}]',
      reference: 'SL-ABC234',
    });
    expect(payload.message).toContain('Two\nlines');
  });

  it('have a line more in its message if rental dates were chosen', () => {
    const dates = { from: '2026-11-24', to: '2026-11-26' };
    const { message } = bookingParams({ ...request, dates });
    const line = 'Rental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)\n';
    expect(message).toContain(`\n${line}`);
    expect(message.replace(line, '')).toBe(payload.message);
    const oneDay = bookingParams({ ...request, dates: { ...dates, to: dates.from } });
    expect(oneDay.message).toContain('Rental dates: 24 Nov 2026 to 24 Nov 2026 (1 day)');
  });

  it('have the whole subject in the e-mail and in the request link', () => {
    const subject = 'S'.repeat(240);
    const long = { ...request, fields: { ...fields, subject } };
    expect(bookingParams(long)['subject']).toBe(subject);
    expect(linkPayload(long).subject).toBe(subject);
  });
});

it('A copy of a booking request is read by the office with its contact details and notes', () => {
  const lines = fc.array(fc.constantFrom('', 'Call first', 'Phone: 0900', 'Email: b@example.com'));
  fc.assert(
    fc.property(lines, fc.constantFrom('', '0803 123'), (notes, phone) => {
      const own = { ...mapBookingFields(() => ''), name: 'Ada', email: 'ada@example.com', phone };
      const request = { items: [zoom], dates: null, reference: 'SL-ABC234', at: AT };
      const params = bookingParams({ ...request, fields: { ...own, notes: notes.join('\n') } });
      expect(readMessage(bookingCopy(params))).toMatchObject({
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

it.each([
  { area: 'Lagos Island', address: '12 Broad Street' },
  { about: FILM, subject: `Booking Request: ${FILM}`, notes: 'A music video\nin March' },
])('Message and link have %j, and the office reads it from both', (texts) => {
  const own = { ...mapBookingFields(() => ''), name: 'Ada', ...texts };
  const request = { fields: own, items: [], dates: null, reference: 'SL-ABC234', at: AT };
  const params = bookingParams(request);
  expect(readMessage(bookingCopy(params))).toMatchObject(texts);
  expect(linkPayload(request)).toMatchObject(texts);
});

it('A request of 200 items with pictures and prices is within the limit of the e-mail service', () => {
  const item = { ...zoom, name: 'Cinema Prime Lens Set of Seven', image: '/'.repeat(300) };
  const items = Array.from({ length: 200 }, (_, at) => ({ ...item, id: `product-${at}` }));
  const request = { fields, dates: null, reference: 'SL-ABC234', at: AT };
  expect(isTooLong(bookingParams({ ...request, items }))).toBe(false);
  const long = items.map((one) => ({ ...one, name: 'Ọ'.repeat(90) }));
  expect(isTooLong(bookingParams({ ...request, items: long }))).toBe(true);
});

it('The parameters of a contact message are single lines except of the message, whose edges are trimmed', () => {
  const message = ' One\n\ntwo ';
  const typed = { name: ' A\nB ', email: ' a@b.example ', subject: 'S\u202e', message };
  const sent = { name: 'A B', email: 'a@b.example', subject: 'S', message: 'One\n\ntwo' };
  expect(contactParams(typed)).toEqual(sent);
});
