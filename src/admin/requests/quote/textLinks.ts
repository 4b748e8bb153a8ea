import { MAILTO_MAX, WHATSAPP_TEXT_MAX, whatsappShareLink } from '@/api/gateways/links';
import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { firstPhone } from '@/domain/links/phone';
import { paperSubject, paperText, type Paper } from '@/domain/rental/documents/paper';

export type TextLink =
  { href: string; text: 'full' | 'short' } | { href?: never; text: 'tooLong' | 'noAddress' };

/** Returns the link with the longest text that fits. A text is never cut, because its total is at the end. */
function linkThatFits(
  paper: Paper,
  sender: string,
  max: number,
  linkOf: (text: string) => string | undefined,
): TextLink {
  for (const text of ['full', 'short'] as const) {
    const href = linkOf(paperText(paper, sender, text === 'short'));
    if (href === undefined) return { text: 'noAddress' };
    if (href.length <= max) return { href, text };
  }
  return { text: 'tooLong' };
}

/** WhatsApp asks for the recipient if the customer has no valid number. @param sender name of the company */
export function textLinks(paper: Paper, sender: string): { whatsapp: TextLink; mail: TextLink } {
  const { phone, email } = paper.customer;
  const number = firstPhone(phone);
  const subject = paperSubject(paper, sender);
  return {
    whatsapp: linkThatFits(
      paper,
      sender,
      WHATSAPP_TEXT_MAX,
      (text) => whatsappLink(number, text) ?? whatsappShareLink(text),
    ),
    mail: linkThatFits(paper, sender, MAILTO_MAX, (body) => mailtoHref(email, { subject, body })),
  };
}
