import type { RentalDates } from '@/domain/availability/day';
import { formatRentalDates } from '@/domain/availability/rentalDates';
import { bookingMessage, oneLine, type RequestExtras } from '@/domain/booking/bookingMessage';
import type { RequestPayload } from '@/domain/booking/requestPayload';
import type { CartItem } from '@/domain/cart/cart';
import { FIELD_MAX, type BookingFields } from '@/domain/booking/forms';
import { isNameOnly } from './bookingArrival';

/** A booking request as the visitor has entered it. */
export interface BookingRequest {
  fields: BookingFields;
  items: readonly CartItem[];
  /** Number of further items for which a limited text has no room. */
  omitted?: number;
  dates: RentalDates | null;
  reference: string;
  /** Undefined until it is known. */
  extras?: RequestExtras | undefined;
  /** Whether an earlier attempt to send it may have succeeded. */
  isUnconfirmed?: boolean;
}

/** Returns the data that is sent, except of the request link. All values are text. */
export function bookingPayload({
  fields,
  items,
  omitted,
  dates,
  reference,
  extras,
  isUnconfirmed = false,
}: BookingRequest) {
  const { preferredDate, notes } = fields;
  const name = oneLine(fields.name);
  const duration = oneLine(fields.duration);
  const rentalDates = dates ? formatRentalDates(dates) : '';
  return {
    name,
    email: fields.email.trim(),
    phone: oneLine(fields.phone),
    subject: oneLine(fields.subject, FIELD_MAX.subject),
    preferredDate,
    date: preferredDate,
    duration,
    fromPage: 'booking',
    message: bookingMessage({
      items,
      omitted,
      rentalDates,
      ...extras,
      preferredDate,
      duration,
      name,
      notes,
      reference,
      isRepeated: isUnconfirmed,
    }),
    bookingItems: JSON.stringify(items),
    reference,
  };
}

type BookingPayload = ReturnType<typeof bookingPayload>;

/** Returns the request as a text for other apps, with the contact details of the visitor. */
export function bookingText({ message, email, phone }: BookingPayload): string {
  const contacts = [phone && `Phone: ${phone}`, email && `Email: ${email}`];
  return [message, contacts.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}

/** Returns the text of the downloadable copy. */
export function bookingCopy(payload: BookingPayload): string {
  return `${payload.subject}\n\n${bookingText(payload)}\n`;
}

/** Returns the request for the office, as it is encoded in a request link. @param at when it was made, ISO 8601 */
export function createRequestPayload(request: BookingRequest, at: string): RequestPayload {
  const { fields, items, dates, reference, extras } = request;
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
