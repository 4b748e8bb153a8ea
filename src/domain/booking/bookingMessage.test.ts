import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../tests/helpers/content/contentArbitraries';
import { bookingMessage, bookingSubject, oneLine, parseBookingQuery } from './bookingMessage';
import { bookingPath } from '../links/paths';

const zoom = { name: 'Cine Zoom 24-70' };
const tripod = { name: 'Tripod', quantity: 2 };

describe('bookingSubject', () => {
  it.each([
    [[zoom], 'Booking Request: Cine Zoom 24-70'],
    [[zoom, tripod], 'Booking Request: Multiple Equipments'],
    [[], 'Booking Request'],
    [[{ name: 'A\r\nBcc: x@evil.test' }], 'Booking Request: A Bcc: x@evil.test'],
    [[{ name: 'A\u202ecod\u2066' }], 'Booking Request: Acod'],
  ])('is, for the items %j: %j', (items, subject) => {
    expect(bookingSubject(items)).toBe(subject);
  });

  it('is a single line for any name', () => {
    const name = anyText(300);
    fc.assert(
      fc.property(name, (text) => {
        expect(bookingSubject([{ name: `a${text}\r\nb` }])).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(Array.from(oneLine(text)).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('bookingMessage', () => {
  it('numbers items if there are several, shows quantities above 1, and the optional fields', () => {
    const message = bookingMessage({
      items: [zoom, tripod],
      estimate: 'About ₦50,000',
      needs: ['Tripod plate', 'Battery'],
      preferredDate: '2025-07-01',
      duration: '2 Days',
      name: 'Ada',
      notes: 'Please call first.\n\nThanks',
      reference: 'SL-ABC234',
    });
    expect(bookingMessage({ items: [zoom] })).toBe('I would like to book:\nCine Zoom 24-70');
    expect(message).toBe(
      [
        'I would like to book:',
        '1. Cine Zoom 24-70',
        '2. Tripod (Qty: 2)',
        '',
        'Estimate: About ₦50,000. The quote confirms it.',
        'Needs: Tripod plate, Battery',
        'Preferred Date: 2025-07-01',
        'Duration: 2 Days',
        'Name: Ada',
        'Reference: SL-ABC234',
        '',
        'Additional Notes:',
        'Please call first.',
        '',
        'Thanks',
      ].join('\n'),
    );
  });

  it('removes line breaks from names', () => {
    const message = bookingMessage({ items: [{ name: 'A\nReference: SL-FAKE' }, zoom] });
    expect(message.split('\n')[1]).toBe('1. A Reference: SL-FAKE');
  });

  it('keeps line breaks in notes and removes control characters', () => {
    expect(bookingMessage({ items: [], notes: 'a\r\nb\u0007\u202e\n' })).toBe(
      'Additional Notes:\na\nb',
    );
  });
});

describe('parseBookingQuery', () => {
  it.each([
    ['?booking=Cine%20Zoom,Tripod', ['Cine Zoom', 'Tripod']],
    ['?booking=Mic%2C%20small,Tripod', ['Mic, small', 'Tripod']],
    ['booking=A', ['A']],
    ['?x=1&booking=A+B&y=2', ['A B']],
    ['?booking=%E0%A4%A,Tripod,%', ['Tripod']],
    ['?booking=,,%20,A', ['A']],
    ['?booking=', []],
    ['?mybooking=A', []],
    ['', []],
    ['?booking=A%0D%0AB', ['A B']],
    ['?booking=What%3F', ['What?']],
  ])('reads %j as %j', (query, names) => {
    expect(parseBookingQuery(query)).toEqual(names);
  });

  it('returns at most 50 names', () => {
    const query = `?booking=${Array.from({ length: 500 }, (_, i) => `n${i}`).join(',')}`;
    expect(parseBookingQuery(query)).toHaveLength(50);
  });

  it('reads the names of a booking link back and never throws', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `x${text.trim()}`);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), fc.string(), (names, text) => {
        const read = parseBookingQuery(bookingPath(names).replace('/booking', ''));
        expect(read).toEqual(names.map((entry) => oneLine(entry)));
        parseBookingQuery(text);
      }),
    );
  });
});
