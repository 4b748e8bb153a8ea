import {
  MAILTO_MAX,
  mailtoTextLink,
  encodedLength,
  truncateEncoded,
  WHATSAPP_TEXT_MAX,
  whatsappTextLink,
} from '@/api/gateways/links';
import { contactLines, type EmailParams } from '@/domain/booking/submission';
import { mailtoHref } from '@/domain/links/links';
import { formatCount } from '@/domain/text/formatNumber';

/** WhatsApp number or link and e-mail address of the company, offered when sending failed. */
export interface CompanyContacts {
  whatsapp?: string;
  email?: string;
}

export interface MessageLinks {
  whatsappHref?: string | undefined;
  mailHref?: string | undefined;
}

const NOTES = '\n\nAdditional Notes:\n';
/** Minimum length of shortened notes. Shorter ones are left out, because they would be meaningless. */
const NOTES_MIN = 40;

/** Leaves out the last items of a list, so that a text with it fits. */
function withFewerItems(head: string, fits: (text: string) => boolean): string {
  const end = head.indexOf('\n\n');
  if (end < 0) return head;
  const [title = '', ...items] = head.slice(0, end).split('\n');
  const withItems = (count: number) =>
    [
      title,
      ...items.slice(0, count),
      `… and ${formatCount(items.length - count, 'more item')}${head.slice(end)}`,
    ].join('\n');
  let count = items.length - 1;
  while (count > 0 && !fits(withItems(count))) count -= 1;
  return withItems(count);
}

/** What exceeds `room` URL-encoded characters is left out: the end of the notes, the link, the last items. */
function textOf(params: EmailParams, room: number): string {
  const { message = '', requestLink } = params;
  const [head = '', ...parts] = message.split(NOTES);
  const notes = parts.join(NOTES);
  const contacts = contactLines(params);
  const end = contacts && `\n\n${contacts}`;
  const link = requestLink && `\n\nFor our office: ${requestLink}`;
  const isFitting = (text: string) => encodedLength(text) <= room;
  const last = link && isFitting(head + end + link) ? end + link : end;
  if (!isFitting(head + last)) return withFewerItems(head, (text) => isFitting(text + end)) + end;
  const left = room - encodedLength(head + NOTES + last);
  const isShown = notes && (encodedLength(notes) <= left || left >= NOTES_MIN);
  return head + (isShown ? NOTES + truncateEncoded(notes, left) : '') + last;
}

export function messageLinks(params: EmailParams, company: CompanyContacts): MessageLinks {
  const { subject = '' } = params;
  const { whatsapp, email } = company;
  const head = `${subject}\n\n`;
  const bare = mailtoHref(email, { subject })?.length ?? 0;
  const chat = textOf(params, WHATSAPP_TEXT_MAX - encodedLength(head));
  const body = textOf(params, MAILTO_MAX - bare - '&body='.length);
  return {
    whatsappHref: whatsappTextLink(whatsapp, head + chat),
    mailHref: mailtoTextLink(email, { subject, body }),
  };
}
