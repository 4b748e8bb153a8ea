import { company } from '../company/company';
import { trimTail } from '../text/cleanText';
import { encodeText } from './paths';

/** Controls, white space, backslashes, invisible characters and direction marks. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u;

function isSitePath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  // Dot segments, double slashes and encoded slashes could point to another origin after normalisation.
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

/** Safe are paths of this site, `#anchor`, https, mailto and tel; undefined otherwise. Never throws. */
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

export function isSafeHref(text: unknown): boolean {
  return safeHref(text) !== undefined;
}

/** Of the first phone number of a text or a WhatsApp link; undefined without. @param message for the message field */
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

/** A number of at most 15 digits. A slash follows an area code or between two numbers. */
const FIRST_NUMBER = /\+?(?:\d[\s()[\].\-/]*){3,6}(?:\d[\s()[\].-]*){0,9}/;

/** Digits, after a `+` with a calling code. `domain/links/phone` knows all countries, too large for public pages. */
function dialledNumber(text: string): string {
  const plain = text.replace(/\p{Cf}/gu, '').replace(/(\+\d+\s*)\(0\)/, '$1');
  const [first = ''] = FIRST_NUMBER.exec(plain) ?? [];
  return first.replace(/[^+\d]/g, '').replace(/^00/, '+');
}

function numberLink(given: string): string | undefined {
  // Digits of an address are no number.
  const number = /[a-z]\.[a-z]/i.test(given) ? '' : dialledNumber(given);
  const code = company.countryCode;
  const hasCode = number.startsWith('+') || (number.startsWith(code) && number.length > 10);
  const digits = hasCode ? number.replace('+', '') : number.replace(/^0?/, code);
  return /^[1-9]\d{7,14}$/.test(digits) ? `https://wa.me/${digits}` : undefined;
}

/** Returns whether a phone number has fewer digits than those of its country. Other texts are not short. */
export function isShortNumber(text: string): boolean {
  const { countryCode, phoneDigits = 0 } = company;
  const number = dialledNumber(text);
  const national = number.replace(new RegExp(`^(?:\\+?${countryCode}|0)`), '');
  // The lengths of numbers of other countries are not known.
  const isForeign = national.startsWith('+');
  return number !== '' && !isForeign && national.length < phoneDigits;
}

/** Returns a `tel:` link for the first phone number of a text. Undefined if it has fewer than 3 digits. Never throws. */
export function telHref(phone: string | undefined): string | undefined {
  const number = dialledNumber(phone ?? '');
  return number ? `tel:${number}` : undefined;
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
