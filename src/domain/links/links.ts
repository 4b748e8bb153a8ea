import { trimTail } from '../text/cutText';
import { encodeText } from './paths';
import { internationalPhone } from './phone';

/**
 * Characters that are not allowed in links: controls, white space, backslashes, invisible
 * characters and direction marks.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u;

function isSitePath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  // Dot segments, double slashes and encoded slashes could point to another origin after
  // normalisation.
  return !/\/\/|^\/(?:%2f|%5c)|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^/?#]/i.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Returns the link if it is safe, otherwise undefined. Safe are paths of this site, `#anchor`,
 * https, mailto and tel. Never throws.
 */
export function safeHref(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const href = /^ *tel:/i.test(text)
    ? text.replace(/ /g, '')
    : trimTail(text.replace(/^ +/, ''), ' ');
  if (href === '' || FORBIDDEN.test(href)) return undefined;
  if (href.startsWith('/')) return isSitePath(href) ? href : undefined;
  if (href.startsWith('#')) return href;
  if (/^mailto:[^/?#]|^tel:\+?[\d().-]+/i.test(href)) return href;
  return isHttpsUrl(href) ? href : undefined;
}

/** Returns whether a link in content is safe. */
export function isSafeHref(text: unknown): boolean {
  return safeHref(text) !== undefined;
}

/**
 * Returns a WhatsApp link for a phone number or an existing WhatsApp link. Numbers
 * without a calling code are of the company's country. Never throws.
 * @param message text that WhatsApp puts into the message field
 * @returns undefined for any other text
 */
export function whatsappLink(numberOrLink: string | undefined, message = ''): string | undefined {
  const given = (numberOrLink ?? '').trim();
  const link = /^(?:https?:\/\/)?((?:wa\.me|(?:api\.|chat\.|www\.)?whatsapp\.com)\/.+)$/i.exec(
    given,
  );
  const href = link ? safeHref(`https://${link[1]}`) : numberLink(given);
  if (!href || !message) return href;
  const [address = ''] = href.split('#', 1);
  return `${address}${address.includes('?') ? '&' : '?'}text=${encodeText(message)}`;
}

/** Returns the first phone number of a text with several, such as `0803 123 4567 / 0803 765 4321`. */
function firstNumber(text: string): string {
  // A number has at most 15 digits (E.164). A part with fewer than 7 is the start of a number such as '0151/23456789'.
  if (!/(?:\d\D*){16}/.test(text)) return text;
  const parts = text.split(/[,;|&]|\s(?:\/|or|and)\s/i);
  return (parts[1] ? parts : text.split('/')).find((part) => /(?:\d\D*){7}/.test(part)) ?? text;
}

function numberLink(given: string): string | undefined {
  const phone = internationalPhone(firstNumber(given));
  return phone && `https://wa.me/${phone.slice(1)}`;
}

/** Returns a `tel:` link. Undefined if the number has fewer than 3 digits. Never throws. */
export function telHref(phone: string | undefined): string | undefined {
  const first = firstNumber(phone ?? '');
  const digits = first.replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${/^\s*\+/.test(first) ? '+' : ''}${digits}`;
}

/** Returns a `mailto:` link. Undefined if the address is invalid. Never throws. */
export function mailtoHref(
  address: string | undefined,
  { subject = '', body = '' }: { subject?: string; body?: string } = {},
): string | undefined {
  const to = (address ?? '').trim();
  if (!/^[^\s@,;?&]+@[^\s@,;?&]+$/.test(to)) return undefined;
  const parts = [
    subject && `subject=${encodeText(subject)}`,
    body && `body=${encodeText(body.replace(/\r?\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return safeHref(
    `mailto:${encodeText(to).replace('%40', '@')}${parts.length > 0 ? `?${parts.join('&')}` : ''}`,
  );
}
