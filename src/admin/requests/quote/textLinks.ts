import { MAILTO_MAX } from '@/api/gateways/mailto';
import { WHATSAPP_TEXT_MAX, whatsappShareLink } from '@/api/gateways/whatsapp';
import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { firstPhone } from '@/domain/links/phone';
import type { RentalRequest } from '@/domain/rental/schema';

/** A link that opens an app with a text, or why there is none. */
export type TextLink =
  { href: string; text: 'full' | 'short' } | { href?: never; text: 'tooLong' | 'noAddress' };

/** The text of a quote or a document. The short one has no notes and terms. */
export interface SendTexts {
  full: string;
  short: string;
}

/** Returns the link with the longest text that fits. A text is never cut, because its total is at the end. */
function linkThatFits(
  texts: SendTexts,
  max: number,
  linkOf: (text: string) => string | undefined,
): TextLink {
  for (const text of ['full', 'short'] as const) {
    const href = linkOf(texts[text]);
    if (href === undefined) return { text: 'noAddress' };
    if (href.length <= max) return { href, text };
  }
  return { text: 'tooLong' };
}

/**
 * Returns the links to send a text. WhatsApp asks for the recipient if the customer has no valid number.
 * @param subject of the e-mail
 */
export function textLinks(
  texts: SendTexts,
  subject: string,
  { phone, email }: Pick<RentalRequest['customer'], 'phone' | 'email'>,
): { whatsapp: TextLink; mail: TextLink } {
  const number = firstPhone(phone);
  return {
    whatsapp: linkThatFits(
      texts,
      WHATSAPP_TEXT_MAX,
      (text) => whatsappLink(number, text) ?? whatsappShareLink(text),
    ),
    mail: linkThatFits(texts, MAILTO_MAX, (body) => mailtoHref(email, { subject, body })),
  };
}
