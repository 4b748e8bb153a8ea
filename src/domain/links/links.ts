import { trimTail } from '../text/cutText';
import { encodeText } from './paths';

/** Characters no address holds: controls, white space, backslash, invisible and direction marks. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u;

function isSitePath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  // Dot segments, doubled and encoded slashes could leave the site once a router has resolved them.
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
 * The address if it is safe to link to, else undefined: a path of this site, `#anchor`, https, mailto or tel; never
 * throws (faults.md, Bad links).
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

/** Whether content may link to this address (faults.md, Bad links). */
export function isSafeHref(text: unknown): boolean {
  return safeHref(text) !== undefined;
}

/** A path to return to after sign-in: within the prefix and not its sign-in page, else the prefix (faults.md, Return-to). */
export function safeReturnTo(path: unknown, prefix = '/admin'): string {
  const href = safeHref(path);
  if (!href?.startsWith(prefix)) return prefix;
  const rest = href.slice(prefix.length);
  return /^(?:$|[/?#])/.test(rest) && !/^\/login(?:$|[/?#])/.test(rest) ? href : prefix;
}

/**
 * A WhatsApp link from a number (Nigerian ones may begin with 0) or from a link of WhatsApp's; undefined for anything
 * else; never throws (content-contract.md, Site).
 * @param message put into the chat's text field
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

function numberLink(given: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(given)) return undefined;
  const digits = given.replace(/\D/g, '');
  const international = /^0\d{10}$/.test(digits)
    ? `234${digits.slice(1)}`
    : digits.replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(international) ? `https://wa.me/${international}` : undefined;
}

/** A `tel:` link from a phone number; undefined when it has fewer than 3 digits; never throws. */
export function telHref(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${/^\s*\+/.test(phone ?? '') ? '+' : ''}${digits}`;
}

/** A `mailto:` link; undefined when the address looks like none; never throws (decisions.md, A failed send). */
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
