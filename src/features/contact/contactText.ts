import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { oneLine } from '@/domain/booking/bookingMessage';
import type { ContactFields } from '@/domain/booking/forms';

/** The fields as they are sent (public-site.md §7): in one line each, but for the message. */
export function contactPayload({ name, email, subject, message }: ContactFields) {
  return {
    name: oneLine(name),
    email: email.trim(),
    subject: oneLine(subject),
    message: message.trim(),
  };
}

/** Links that open WhatsApp and the e-mail app with the same message (decisions.md, A failed send). */
export function contactLinks(
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
