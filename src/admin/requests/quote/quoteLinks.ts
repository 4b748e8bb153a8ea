import { MAILTO_MAX } from '@/api/gateways/mailto';
import { WHATSAPP_TEXT_MAX, whatsappShareLink } from '@/api/gateways/whatsapp';
import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { internationalPhone } from '@/domain/links/phone';
import { quoteText } from '@/domain/rental/quoteText';
import type { Quote } from '@/domain/rental/schema';

/** A link that opens an app with a quote, or why there is none. The short text has no notes and terms. */
export type QuoteLink =
  { href: string; text: 'full' | 'short' } | { href?: never; text: 'tooLong' | 'noAddress' };

/** A quote in several forms. */
interface QuoteTexts {
  /** The text with everything. */
  full: string;
  whatsapp: QuoteLink;
  mail: QuoteLink;
}

/** Returns the link with the longest text that fits. A quote is never cut, because its total is at the end. */
function linkThatFits(
  texts: { full: string; short: string },
  max: number,
  linkOf: (text: string) => string | undefined,
): QuoteLink {
  for (const text of ['full', 'short'] as const) {
    const href = linkOf(texts[text]);
    if (href === undefined) return { text: 'noAddress' };
    if (href.length <= max) return { href, text };
  }
  return { text: 'tooLong' };
}

/**
 * Returns the text of a quote and the links to send it. WhatsApp asks for the recipient if the customer has no valid
 * number.
 * @param about name of the company, and the reference of the request
 */
export function quoteTexts(quote: Quote, about: { company: string; ref: string }): QuoteTexts {
  const { number, customer } = quote;
  const texts = { full: quoteText(quote, about), short: quoteText(quote, about, true) };
  const subject = `Quote ${number}${about.company ? ` from ${about.company}` : ''}`;
  const phone = internationalPhone(customer.phone);
  return {
    full: texts.full,
    whatsapp: linkThatFits(
      texts,
      WHATSAPP_TEXT_MAX,
      (text) => whatsappLink(phone, text) ?? whatsappShareLink(text),
    ),
    mail: linkThatFits(texts, MAILTO_MAX, (body) => mailtoHref(customer.email, { subject, body })),
  };
}
