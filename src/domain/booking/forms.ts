import { SHORT_TEXT_MAX } from '../text/cutText';

/** Maximum length of booking notes and contact messages. */
export const NOTES_MAX = 2000;

/**
 * Error messages by field, in the order in which the fields are validated. Empty if all fields are
 * valid.
 */
export type FieldErrors<TFields> = Partial<Record<keyof TFields & string, string>>;

export const EMPTY_CONTACT = {
  name: '',
  email: '',
  subject: '',
  message: '',
};

/** Values of the contact form. */
export type ContactFields = typeof EMPTY_CONTACT;

export const EMPTY_BOOKING = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  preferredDate: '',
  duration: '',
  notes: '',
};

/** Values of the booking form. */
export type BookingFields = typeof EMPTY_BOOKING;

/** Maximum number of characters by field. */
export const FIELD_MAX = {
  name: SHORT_TEXT_MAX,
  email: 254,
  phone: 40,
  subject: SHORT_TEXT_MAX + 40,
  duration: SHORT_TEXT_MAX,
  message: NOTES_MAX,
  notes: NOTES_MAX,
} as const;

type Check = [field: string, message: string, fails: boolean];

/** Returns the first failure of each field, in the order of the checks. */
function firstFailures(checks: Check[]): Record<string, string> {
  const errors = new Map<string, string>();
  for (const [field, message, fails] of checks) {
    if (fails && !errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Returns whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/.test(
    text.trim(),
  );
}

function tooLong(field: keyof typeof FIELD_MAX, label: string, text: string): Check {
  const max = FIELD_MAX[field];
  return [field, `${label} may have at most ${max} characters`, text.length > max];
}

function emailChecks(email: string): Check[] {
  return [
    ['email', 'Email is required', isBlank(email)],
    ['email', 'Please enter a valid email address', !isEmail(email)],
    tooLong('email', 'Email', email),
  ];
}

/** Validates the contact form, in the order name, e-mail, subject, message. */
export function validateContact(fields: ContactFields): FieldErrors<ContactFields> {
  const { name, email, subject, message } = fields;
  return firstFailures([
    ['name', 'Name is required', isBlank(name)],
    tooLong('name', 'Name', name),
    ...emailChecks(email),
    ['subject', 'Subject is required', isBlank(subject)],
    tooLong('subject', 'Subject', subject),
    ['message', 'Message is required', isBlank(message)],
    tooLong('message', 'Message', message),
  ]);
}

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(text);
}

/**
 * Validates the booking form, in the order name, e-mail, phone, subject, date, duration, notes.
 * @param today the visitor's local date as `YYYY-MM-DD`
 */
export function validateBooking(fields: BookingFields, today: string): FieldErrors<BookingFields> {
  const { name, email, phone, subject, preferredDate, duration, notes } = fields;
  const date = preferredDate.trim();
  return firstFailures([
    ['name', 'Name is required', isBlank(name)],
    tooLong('name', 'Name', name),
    ...emailChecks(email),
    ['phone', 'Phone number is required', isBlank(phone)],
    tooLong('phone', 'Phone number', phone),
    ['subject', 'Subject is required', isBlank(subject)],
    tooLong('subject', 'Subject', subject),
    ['preferredDate', 'Please enter a valid date', date !== '' && !isDate(date)],
    ['preferredDate', "Preferred date can't be in the past", date !== '' && date < today],
    tooLong('duration', 'Duration', duration),
    tooLong('notes', 'Additional Notes', notes),
  ]);
}
