import { safeHref, telHref, whatsappLink } from '@/domain/links/links';

/** Returns whether a text is an https URL. */
export function isHttps(text: string): boolean {
  return /^https:/i.test(text) && safeHref(text) !== undefined;
}

/** Returns whether a text is a phone number. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d(][\d\s().-]*$/.test(text) && digits >= 7 && digits <= 15 && Boolean(telHref(text));
}

/** Returns whether a text is a link to WhatsApp. */
export function isWhatsappLink(text: string): boolean {
  return isHttps(text) && whatsappLink(text) !== undefined;
}

/** Returns whether a text is a phone number with its country code, or a link to WhatsApp. */
export function isWhatsapp(text: string): boolean {
  const isNumber = /^[+\d]/.test(text) && whatsappLink(text) !== undefined;
  return isNumber || isWhatsappLink(text);
}
