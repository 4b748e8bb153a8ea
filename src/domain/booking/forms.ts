import { NOTES_MAX, SHORT_TEXT_MAX } from '../text/limits';

/** The contact form (public-site.md §3). */
export interface ContactFields {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The booking form (public-site.md §2). */
export interface BookingFields {
  name: string;
  email: string;
  phone: string;
  subject: string;
  preferredDate: string;
  duration: string;
  notes: string;
}

/** What is wrong with the fields of a form, in the specification's order; empty when nothing is. */
export type FieldErrors<TFields> = Partial<Record<keyof TFields & string, string>>;

export const EMPTY_CONTACT: Readonly<ContactFields> = {
  name: '',
  email: '',
  subject: '',
  message: '',
};

export const EMPTY_BOOKING: Readonly<BookingFields> = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  preferredDate: '',
  duration: '',
  notes: '',
};

/** Characters each field takes at most; the notes and the message 2000, the rest 200, an address 254. */
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

/** The first failure of each field, in the order of the checks. */
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

/** Whether a text looks like an e-mail address (public-site.md §5). */
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

/** Errors of the contact form: name, e-mail, subject, message, in this order (public-site.md §5). */
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
 * Errors of the booking form: name, e-mail, phone, subject, date, in this order (public-site.md §5).
 * @param today the visitor's, as `YYYY-MM-DD`
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
