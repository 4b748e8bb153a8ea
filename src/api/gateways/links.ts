import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { encodeText } from '@/domain/links/paths';

/** Returns the length of a text in a URL. A line break is encoded as CR LF. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).length;
}

/** Shortens a text with '…' to `max` characters of a URL. Never splits a character. @param text with LF line breaks */
export function truncateEncoded(text: string, max: number): string {
  const letters = Array.from(text.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, ''));
  const lengths = letters.map(encodedLength);
  if (lengths.reduce((sum, length) => sum + length, 0) <= max) return letters.join('');
  let room = max - encodedLength('…');
  const end = lengths.findIndex((length) => (room -= length) < 0);
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}

/** Maximum length of a link that Windows passes to an e-mail app. */
export const MAILTO_MAX = 2000;

interface MailText {
  subject: string;
  body: string;
}

/** Ends with '…' beyond MAILTO_MAX characters. Undefined for an invalid address. Never throws. */
export function mailtoTextLink(
  address: string | undefined,
  { subject, body }: MailText,
): string | undefined {
  const shortSubject = truncateEncoded(subject.replace(/\s+/g, ' '), MAILTO_MAX / 4);
  const bare = mailtoHref(address, { subject: shortSubject });
  if (bare === undefined) return undefined;
  const room = MAILTO_MAX - bare.length - '&body='.length;
  return mailtoHref(address, { subject: shortSubject, body: truncateEncoded(body, room) });
}

/** Maximum encoded length. Servers reject longer links. */
export const WHATSAPP_TEXT_MAX = 6000;

/** Undefined if the site has no usable number. Never throws. */
export function whatsappTextLink(
  numberOrLink: string | undefined,
  text: string,
): string | undefined {
  const href = whatsappLink(numberOrLink, truncateEncoded(text, WHATSAPP_TEXT_MAX));
  if (href === undefined) return undefined;
  const url = new URL(href);
  // Some WhatsApp apps do not decode a plus sign as a space.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}

/** Opens WhatsApp with a text; the visitor chooses the recipient there. Never throws. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeText(text)}`;
}
