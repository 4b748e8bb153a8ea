import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { oneLine } from '@/domain/booking/bookingMessage';
import type { ContactFields } from '@/domain/booking/forms';

/** Returns the data that is sent. All values except the message are single lines. */
export function contactPayload({ name, email, subject, message }: ContactFields) {
  return {
    name: oneLine(name),
    email: email.trim(),
    subject: oneLine(subject),
    message: message.trim(),
  };
}

/** Returns links that open WhatsApp and the e-mail app with the message. */
export function contactMessageLinks(
  fields: ContactFields,
  { whatsapp, email }: { whatsapp?: string; email?: string },
): { whatsappHref?: string; mailHref?: string } {
  const payload = contactPayload(fields);
  const body = `${payload.message}\n\n${payload.name}\n${payload.email}`;
  return {
    whatsappHref: whatsappTextLink(whatsapp, `${payload.subject}\n\n${body}`),
    mailHref: mailtoTextLink(email, { subject: payload.subject, body }),
  };
}
