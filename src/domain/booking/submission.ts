import type { RentalDates } from '../availability/day';
import { formatRentalDates } from '../availability/rentalDates';
import { isNameOnly, type CartItem } from '../cart/cart';
import { bookingMessage, oneLine, type RequestExtras } from './bookingMessage';
import { FIELD_MAX, type BookingFields, type ContactFields } from './forms';
import type { RequestPayload } from './requestPayload';

/** A booking request as the visitor has entered it. */
export interface BookingSubmission {
  reference: string;
  /** When it was asked, ISO 8601. */
  at: string;
  fields: BookingFields;
  items: readonly CartItem[];
  dates: RentalDates | null;
  /** Undefined until it is known. */
  extras?: RequestExtras | undefined;
}

/** Parameters of an e-mail. */
export type EmailParams = Readonly<Record<string, string>>;

/** Maximum size of the parameters of an e-mail, in bytes. The e-mail service refuses more. */
const PARAMS_MAX = 50_000;

/** Returns whether the e-mail service would refuse the parameters because of their size. */
export function isTooLong(params: EmailParams): boolean {
  return new TextEncoder().encode(JSON.stringify(params)).length > PARAMS_MAX;
}

/** Returns the parameters of the e-mail for a booking request, except of the request link. */
export function bookingParams(submission: BookingSubmission) {
  const { reference, fields, items, dates, extras } = submission;
  const { preferredDate, notes } = fields;
  const name = oneLine(fields.name);
  const duration = oneLine(fields.duration);
  const rentalDates = dates ? formatRentalDates(dates) : '';
  const asked = { items, rentalDates, ...extras, preferredDate, duration, name, notes, reference };
  return {
    name,
    email: fields.email.trim(),
    phone: oneLine(fields.phone),
    subject: oneLine(fields.subject, FIELD_MAX.subject),
    preferredDate,
    date: preferredDate,
    duration,
    fromPage: 'booking',
    message: bookingMessage(asked),
    // The office needs neither pictures nor prices, and the e-mail service has a limit.
    bookingItems: JSON.stringify(
      items.map(({ id, name: title, quantity, category }) => ({
        id,
        name: title,
        quantity,
        category,
      })),
    ),
    reference,
  };
}

/** Returns the parameters of the e-mail for a contact message. All values except the message are single lines. */
export function contactParams({ name, email, subject, message }: ContactFields) {
  return {
    name: oneLine(name),
    email: email.trim(),
    subject: oneLine(subject),
    message: message.trim(),
  };
}

/** Returns the contact details of the visitor as lines of a text for other apps. */
export function contactLines({ phone = '', email = '' }: EmailParams): string {
  return [phone && `Phone: ${phone}`, email && `Email: ${email}`].filter(Boolean).join('\n');
}

/** Returns the text of the downloadable copy of a booking request. */
export function bookingCopy(params: EmailParams): string {
  return `${params['subject']}\n\n${params['message']}\n\n${contactLines(params)}\n`;
}

/** Returns the request for the office, as it is encoded in a request link. */
export function linkPayload(submission: BookingSubmission): RequestPayload {
  const { fields, items, dates, reference, extras, at } = submission;
  const optional = {
    subject: oneLine(fields.subject, FIELD_MAX.subject),
    date: fields.preferredDate,
    duration: oneLine(fields.duration),
    estimate: extras?.estimate ?? '',
    notes: fields.notes.trim(),
  };
  return {
    v: 1,
    ref: reference,
    name: oneLine(fields.name),
    email: fields.email.trim(),
    phone: oneLine(fields.phone),
    items: items.map((item) => ({
      id: isNameOnly(item) ? '' : item.id,
      name: oneLine(item.name),
      qty: item.quantity,
    })),
    ...dates,
    ...(extras && extras.needs.length > 0 && { needs: extras.needs }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    at,
  };
}
