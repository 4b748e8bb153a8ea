import { SHORT_TEXT_MAX } from '../text/cleanText';

export const NOTES_MAX = 2000;

/** Error messages by field. Empty if all fields are valid. */
export type FieldErrors<TFields> = Partial<Record<keyof TFields & string, string>>;

export const EMPTY_CONTACT = {
  name: '',
  email: '',
  subject: '',
  message: '',
};

export type ContactFields = typeof EMPTY_CONTACT;

interface FieldRules<TKey extends string> {
  key: TKey;
  line: string;
  noun?: string;
  max: number;
  isRequired?: true;
  type?: string;
}

export function isEmail(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/.test(
    text.trim(),
  );
}

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(text);
}

function problemOf(rules: FieldRules<string>, text: string, today: string): string | undefined {
  const { line, noun = line, max, isRequired, type } = rules;
  const plain = text.trim();
  if (isRequired && plain === '') return `${noun} is required`;
  if (type === 'email' && !isEmail(plain)) return 'Please enter a valid email address';
  if (type === 'date' && plain && !isDate(plain)) return 'Please enter a valid date';
  if (type === 'date' && plain && plain < today) return `${noun} can't be in the past`;
  return text.length > max ? `${noun} may have at most ${max} characters` : undefined;
}

/** The first problem of each field, in the order of the fields. @param today earliest date, `YYYY-MM-DD` */
export function fieldErrors<TKey extends string>(
  fields: readonly FieldRules<TKey>[],
  values: Readonly<Record<TKey, string>>,
  today = '',
): Partial<Record<TKey, string>> {
  const errors: Partial<Record<TKey, string>> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.key], today);
    if (problem) errors[field.key] = problem;
  }
  return errors;
}

export const SUBJECT_MAX = SHORT_TEXT_MAX + 40;

const CONTACT_FIELDS: readonly FieldRules<keyof ContactFields>[] = [
  { key: 'name', line: 'Name', max: SHORT_TEXT_MAX, isRequired: true },
  { key: 'email', line: 'Email', max: 254, isRequired: true, type: 'email' },
  { key: 'subject', line: 'Subject', max: SUBJECT_MAX, isRequired: true },
  { key: 'message', line: 'Message', max: NOTES_MAX, isRequired: true },
];

export function validateContact(fields: ContactFields): FieldErrors<ContactFields> {
  return fieldErrors(CONTACT_FIELDS, fields);
}
