import type { RentalDates } from '../availability/day';
import { formatRentalDates } from '../availability/rentalDates';
import { isNameOnly, type CartItem } from '../cart/cart';
import { bookingMessage, cleanLines, oneLine, type RequestExtras } from './bookingMessage';
import { BOOKING_FIELDS, mapBookingFields, type BookingFields } from './bookingTable';
import type { ContactFields } from './forms';
import type { RequestPayload } from './requestPayload';

export interface BookingSubmission {
  reference: string;
  /** When it was asked, ISO 8601. */
  at: string;
  fields: BookingFields;
  items: readonly CartItem[];
  dates: RentalDates | null;
  extras?: RequestExtras | undefined;
}

export type EmailParams = Readonly<Record<string, string>>;

/** Maximum size of the parameters of an e-mail, in bytes. The e-mail service refuses more. */
const PARAMS_MAX = 50_000;

export function isTooLong(params: EmailParams): boolean {
  return new TextEncoder().encode(JSON.stringify(params)).length > PARAMS_MAX;
}

/** Returns the texts of a booking request as they are sent: single lines, except of the notes. */
const sentTexts = (fields: BookingFields) =>
  mapBookingFields(({ key, part, max }) =>
    part === 'notes' ? cleanLines(fields[key]) : oneLine(fields[key], max),
  );

/** Returns the parameters of the e-mail for a booking request, except of the request link. */
export function bookingParams(submission: BookingSubmission): EmailParams & { message: string } {
  const { reference, items, dates, extras } = submission;
  const texts = sentTexts(submission.fields);
  const rentalDates = dates ? formatRentalDates(dates) : '';
  const named = BOOKING_FIELDS.flatMap(({ key, params }) =>
    params.map((name) => [name, texts[key]]),
  );
  return {
    ...(Object.fromEntries(named) as EmailParams),
    fromPage: 'booking',
    message: bookingMessage({ items, rentalDates, ...extras, ...texts, reference }),
    // The office needs neither pictures nor prices, and the e-mail service has a limit.
    bookingItems: JSON.stringify(
      items.map(({ id, name, quantity, category }) => ({ id, name, quantity, category })),
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

export function contactLines({ phone = '', email = '' }: EmailParams): string {
  return [phone && `Phone: ${phone}`, email && `Email: ${email}`].filter(Boolean).join('\n');
}

export function bookingCopy(params: EmailParams): string {
  return `${params['subject']}\n\n${params['message']}\n\n${contactLines(params)}\n`;
}

export function linkPayload(submission: BookingSubmission): RequestPayload {
  const { fields, items, dates, reference, extras, at } = submission;
  const texts = sentTexts(fields);
  const named = BOOKING_FIELDS.map(({ key, link }) => [link, texts[key]] as const);
  return {
    v: 1,
    ref: reference,
    ...Object.fromEntries(named.filter(([, text]) => text)),
    items: items.map((item) => ({
      id: isNameOnly(item) ? '' : item.id,
      name: oneLine(item.name),
      qty: item.quantity,
    })),
    ...dates,
    ...(extras?.estimate && { estimate: extras.estimate }),
    ...(extras && extras.needs.length > 0 && { needs: extras.needs }),
    at,
  };
}
