import { describe, expect, it } from 'vitest';
import { BOOKING_FIELDS, mapBookingFields, type BookingFields } from './bookingTable';
import { EMPTY_CONTACT, fieldErrors, isEmail, validateContact } from './forms';

const EMPTY = mapBookingFields(() => '');
const validateBooking = (fields: BookingFields, earliest: string) =>
  fieldErrors(BOOKING_FIELDS, fields, earliest);

const contact = { name: 'Ada', email: 'ada@example.test', subject: 'Hello', message: 'Hi' };
const booking = { ...EMPTY, ...contact, phone: '0801', message: undefined };
const LONG = 'x'.repeat(2001);
const today = '2025-06-25';

describe('validateContact', () => {
  it('reports missing fields in the order name, e-mail, subject, message', () => {
    expect(Object.entries(validateContact(EMPTY_CONTACT))).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message is required'],
    ]);
  });

  it.each([
    [{ ...contact, name: '   ' }, { name: 'Name is required' }],
    [{ ...contact, email: 'ada' }, { email: 'Please enter a valid email address' }],
    [{ ...contact, email: 'ada@example' }, { email: 'Please enter a valid email address' }],
    [{ ...contact, message: LONG }, { message: 'Message may have at most 2000 characters' }],
    [contact, {}],
  ])('reports the errors of case %#', (fields, errors) => {
    expect(validateContact(fields)).toEqual(errors);
  });

  it.each([
    ['a@b.co', true],
    [' a@b.co ', true],
    ['a b@c.de', false],
    ['a@b..de', false],
    ['a@b.de\nBcc: x@y.z', false],
    ['a@b@c.de', false],
  ])('accepts %j as an e-mail address: %s', (text, isValid) => {
    expect(isEmail(text)).toBe(isValid);
  });
});

describe('validateBooking', () => {
  it('reports missing fields in the order name, e-mail, phone, subject', () => {
    expect(Object.entries(validateBooking(EMPTY, today))).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['subject', 'Subject is required'],
    ]);
  });

  it.each([
    ['', undefined],
    ['2025-06-25', undefined],
    ['2025-06-24', "Preferred date can't be in the past"],
    ['2025-02-30', 'Please enter a valid date'],
    ['tomorrow', 'Please enter a valid date'],
  ])('reports for the preferred date %j: %j', (preferredDate, error) => {
    expect(validateBooking({ ...booking, preferredDate }, today).preferredDate).toBe(error);
  });

  it('limits the notes to 2000 characters', () => {
    const error = { notes: 'Additional Notes may have at most 2000 characters' };
    expect(validateBooking({ ...booking, notes: LONG }, today)).toEqual(error);
  });
});
