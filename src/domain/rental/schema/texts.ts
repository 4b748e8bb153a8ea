import { BOOKING_FIELDS, type BookingField, type BookingFields } from '../../booking/bookingTable';
import { contactSchema } from './terms';
import { text } from './values';

type ContactKey = keyof typeof contactSchema.entries;
type TextRecord = Exclude<BookingField['record'], 'customer'>;

const CONTACT_KEYS = Object.keys(contactSchema.entries);

export const CONTACT_FIELDS = BOOKING_FIELDS.filter(({ record }) => record === 'customer').toSorted(
  (a, b) => CONTACT_KEYS.indexOf(a.key) - CONTACT_KEYS.indexOf(b.key),
) as (BookingField & { key: ContactKey })[];

export const TEXT_FIELDS = BOOKING_FIELDS.filter(
  ({ record }) => record !== 'customer',
) as (BookingField & { record: TextRecord })[];

export const OFFICE_TEXT_FIELDS = TEXT_FIELDS.filter(({ csv }) => csv);

export const TEXT_RECORDS = TEXT_FIELDS.map(({ record }) => record);

export const textEntries = Object.fromEntries(
  TEXT_RECORDS.map((record) => [record, text()]),
) as Record<TextRecord, ReturnType<typeof text>>;

export function officeTexts(texts: Partial<BookingFields>) {
  const contact = CONTACT_FIELDS.map(({ key }) => [key, texts[key]]);
  const others = TEXT_FIELDS.map(({ key, record }) => [record, texts[key]]);
  return { customer: Object.fromEntries(contact), ...Object.fromEntries(others) };
}
