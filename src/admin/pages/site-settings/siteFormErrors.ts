import { isEmail, type FieldErrors } from '@/domain/booking/forms';
import { DAYS, type Hours } from '@/domain/site/hours';
import { safeHref, telHref, whatsappLink } from '@/domain/links/links';
import { changedFields, hoursOrDefault, NETWORKS, type Network, type SiteFields } from './siteForm';

const LINK = 'Please enter a link that begins with https://';
const NUMBER = 'Please enter a WhatsApp number with its country code, such as +234 803 000 0000';

function isHttps(text: string): boolean {
  return /^https:/i.test(text) && safeHref(text) !== undefined;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d(][\d\s().-]*$/.test(text) && digits >= 7 && digits <= 15 && Boolean(telHref(text));
}

function isWhatsappHttps(text: string): boolean {
  return isHttps(text) && whatsappLink(text) !== undefined;
}

function isWhatsapp(text: string): boolean {
  const isNumber = /^[+\d]/.test(text) && whatsappLink(text) !== undefined;
  return isNumber || isWhatsappHttps(text);
}

function linkError(network: Network, text: string): string | undefined {
  if (text === '') return undefined;
  if (network !== 'whatsapp') return isHttps(text) ? undefined : LINK;
  return isWhatsappHttps(text)
    ? undefined
    : 'Please enter a WhatsApp number or a https://wa.me/ link';
}

/** Returns the error of the hours, checked day by day, or undefined. */
function hoursError(hours: Hours): string | undefined {
  for (const day of DAYS) {
    const name = day.charAt(0).toUpperCase() + day.slice(1);
    const { open, close } = hours[day];
    if ((open === '') !== (close === '')) return `${name}: please set both times, or remove them`;
    // A closing time before the opening time is on the next day.
    if (open !== '' && close === open) return `${name}: opening and closing time are the same`;
  }
  return undefined;
}

/**
 * Returns the errors of the settings form, in the order of the fields. All fields may be empty, and
 * stored values are not validated again.
 * @param start the stored settings
 */
export function validateSite(typed: SiteFields, start: SiteFields): FieldErrors<SiteFields> {
  const fields = changedFields(typed, start);
  const { email, phone, whatsappNumber } = fields;
  const errors: [keyof SiteFields, string | undefined][] = [
    ['email', email === '' || isEmail(email) ? undefined : 'Please enter a valid email address'],
    ['phone', phone === '' || isPhone(phone) ? undefined : 'Please enter a valid phone number'],
    ['whatsappNumber', whatsappNumber === '' || isWhatsapp(whatsappNumber) ? undefined : NUMBER],
    ['hours', hoursError(hoursOrDefault(fields.hours))],
    ...NETWORKS.map((network) => [network, linkError(network, fields[network])] as const).map(
      ([network, error]): [keyof SiteFields, string | undefined] => [network, error],
    ),
  ];
  return Object.fromEntries(
    errors.filter(([name, message]) => message !== undefined && fields[name] !== start[name]),
  );
}
