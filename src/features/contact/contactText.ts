import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { oneLine } from '@/domain/booking/bookingMessage';
import type { ContactFields } from '@/domain/booking/forms';

const REPEATED = 'Sent again: this message may have reached you before.';

/**
 * Returns the data that is sent. All values except the message are single lines.
 * @param isRepeated whether an earlier attempt may have succeeded, which the message then says
 */
export function contactPayload(
  { name, email, subject, message }: ContactFields,
  isRepeated = false,
) {
  return {
    name: oneLine(name),
    email: email.trim(),
    subject: oneLine(subject),
    message: isRepeated ? `${message.trim()}\n\n${REPEATED}` : message.trim(),
  };
}

/** Returns links that open WhatsApp and the e-mail app with the message. */
export function contactMessageLinks(
  fields: ContactFields,
  { whatsapp, email }: { whatsapp?: string; email?: string },
  isRepeated = false,
): { whatsappHref?: string; mailHref?: string } {
  const payload = contactPayload(fields, isRepeated);
  const body = `${payload.message}\n\n${payload.name}\n${payload.email}`;
  return {
    whatsappHref: whatsappTextLink(whatsapp, `${payload.subject}\n\n${body}`),
    mailHref: mailtoTextLink(email, { subject: payload.subject, body }),
  };
}
