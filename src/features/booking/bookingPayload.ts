import type { RentalDates } from '@/domain/availability/day';
import { formatRentalDates } from '@/domain/availability/rentalDates';
import { bookingMessage, bookingSubject, oneLine } from '@/domain/booking/bookingMessage';
import type { CartItem } from '@/domain/cart/cart';
import { FIELD_MAX, type BookingFields } from '@/domain/booking/forms';

/** Returns the generated subject, which is empty without items. */
export function generatedSubject(items: readonly CartItem[]): string {
  return items.length > 0 ? bookingSubject(items) : '';
}

/** A booking request as the visitor has entered it. */
export interface BookingRequest {
  fields: BookingFields;
  items: readonly CartItem[];
  dates: RentalDates | null;
  reference: string;
}

/** Returns the data that is sent, except of the request link. All values are text. */
export function bookingPayload({ fields, items, dates, reference }: BookingRequest) {
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
      rentalDates,
      preferredDate,
      duration,
      name,
      notes,
      reference,
    }),
    bookingItems: JSON.stringify(items),
    reference,
  };
}

export type BookingPayload = ReturnType<typeof bookingPayload>;

/** Returns the request as a text for other apps, with the contact details of the visitor. */
export function bookingText({ message, email, phone }: BookingPayload): string {
  const contacts = [phone && `Phone: ${phone}`, email && `Email: ${email}`];
  return [message, contacts.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}

/** Returns the text of the downloadable copy. */
export function bookingCopy(payload: BookingPayload): string {
  return `${payload.subject}\n\n${bookingText(payload)}\n`;
}
