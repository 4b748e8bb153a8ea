import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingMessage, oneLine } from '../../booking/bookingMessage';
import { findRequestLink, readMessage, withWholeNotes } from './readMessage';

const MESSAGE = [
  '[22/11/2026, 10:14] Ada: I would like to book:',
  '1. Cine Zoom 24-70mm (Qty: 2)',
  '2. Tripod',
  '',
  'Estimate: About ₦150,000 for 3 days. The quote confirms it.',
  'Needs: V-Mount battery, Sandbag',
  'Preferred Date: 2026-11-24',
  'Duration: 3 Days',
  'Delivery: Victoria Island',
  'Delivery Address: 12 Adeola Odeku St',
  'Rental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)',
  'Name: Àdùnní Ọláyinká',
  'Reference: SL-ABC234',
  '',
  'Additional Notes:',
  'Please call first.',
  '',
  'Thanks',
  'For our office: https://slate.example/admin/requests/new#1.q1ZKLCoB',
].join('\r\n');

describe('readMessage', () => {
  it('reads the generated text, also within other text', () => {
    expect(readMessage(MESSAGE)).toEqual({
      reference: 'SL-ABC234',
      name: 'Àdùnní Ọláyinká',
      email: '',
      phone: '',
      subject: '',
      items: [
        { name: 'Cine Zoom 24-70mm', quantity: 2 },
        { name: 'Tripod', quantity: 1 },
      ],
      from: '2026-11-24',
      to: '2026-11-26',
      preferredDate: '2026-11-24',
      duration: '3 Days',
      about: '',
      area: 'Victoria Island',
      address: '12 Adeola Odeku St',
      estimate: 'About ₦150,000 for 3 days',
      needs: 'V-Mount battery, Sandbag',
      notes: 'Please call first.\n\nThanks',
    });
  });

  it('keeps the number of items that a message has no room for as a note', () => {
    const items = [
      { name: 'Zoom', quantity: 2 },
      { name: 'Tripod', quantity: 1 },
    ];
    const rest = '… and 38 more items';
    const message = bookingMessage({ items, notes: 'Thanks' }).replace('\n\n', `\n${rest}\n\n`);
    expect(readMessage(message)).toMatchObject({ items, notes: `${rest}\n\nThanks` });
  });

  it('reads every message that the website generates', () => {
    const name = fc
      .stringMatching(/^[A-Z][a-z]{1,9}(?: [a-z\d-]{1,9}){0,2}$/)
      .map((text) => oneLine(text));
    const item = fc.record({ name, quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 20 }), name, (items, customer) => {
        const sent = { items, name: customer, reference: 'SL-ABC234' };
        expect(readMessage(bookingMessage(sent))).toMatchObject(sent);
      }),
    );
  });

  it.each([
    'Rental dates: 26 Nov 2026 to 24 Nov 2026 (3 days)',
    'Rental dates: 30 Feb 2027 to 2 Mar 2027 (3 days)',
    'Rental dates: soon',
  ])('ignores impossible dates: %s', (line) => {
    expect(readMessage(`Name: Ada\n${line}`)).toMatchObject({ name: 'Ada', from: '', to: '' });
  });

  it('ignores an address that is not an e-mail address', () => {
    expect(readMessage('Name: Ada\nEmail: unknown')?.email).toBe('');
    expect(readMessage('Name: Ada\nEmail: ada@example.com')?.email).toBe('ada@example.com');
  });

  it('finds nothing in another text, and never throws', () => {
    expect(readMessage('Hello, is the zoom free?')).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => void readMessage(text)));
  });
});

describe('findRequestLink', () => {
  it('finds the fragment of a link in a message', () => {
    expect(findRequestLink(MESSAGE)).toBe('1.q1ZKLCoB');
    expect(findRequestLink('No link')).toBeUndefined();
  });
});

it.each([
  ['shortened', 'Please ca…', 'Please call first.\n\nThanks'],
  ['left out', undefined, 'Please call first.\n\nThanks'],
  ['complete', 'Other', 'Other'],
  ['complete with dots', `${'Long '.repeat(9)}…`, `${'Long '.repeat(9)}…`],
])('Notes of a link that are %s are completed from its message', (_what, notes, expected) => {
  const payload = { v: 1 as const, ref: 'SL-ABC234', name: 'Ada', email: '', phone: '', items: [] };
  const linked = { ...payload, at: '2026-11-20T09:00:00.000Z', ...(notes && { notes }) };
  expect(withWholeNotes(linked, MESSAGE).notes).toBe(expected);
});
