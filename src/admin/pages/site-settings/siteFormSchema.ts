import * as v from 'valibot';
import { isEmail } from '@/domain/booking/forms';
import { safeHref, telHref, whatsappLink } from '@/domain/links/links';
import { DAYS } from '@/domain/site/hours';
import { forEachNetwork } from '@/domain/site/socialNetworks';
import { hoursOrDefault, savedSetting, type SettingName, type SiteFields } from './siteForm';

function isHttps(text: string): boolean {
  return /^https:/i.test(text) && safeHref(text) !== undefined;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d(][\d\s().-]*$/.test(text) && digits >= 7 && digits <= 15 && Boolean(telHref(text));
}

function isWhatsappLink(text: string): boolean {
  return isHttps(text) && whatsappLink(text) !== undefined;
}

function isWhatsapp(text: string): boolean {
  const isNumber = /^[+\d]/.test(text) && whatsappLink(text) !== undefined;
  return isNumber || isWhatsappLink(text);
}

/** Returns the error of the hours, checked day by day, or undefined. */
function hoursError(text: string): string | undefined {
  const hours = hoursOrDefault(text);
  for (const day of DAYS) {
    const name = day.charAt(0).toUpperCase() + day.slice(1);
    const { open, close } = hours[day];
    if ((open === '') !== (close === '')) return `${name}: enter both times or remove them`;
    // A closing time before the opening time is on the next day.
    if (open !== '' && close === open) return `${name}: opening and closing times must differ`;
  }
  return undefined;
}

/**
 * Returns the schema of the settings form, whose result are the settings to save. Every field may be
 * empty, and stored values are not validated again. The order is that of the fields.
 * @param start form values of the stored settings
 */
export function siteFormSchema(start: SiteFields) {
  const setting = (name: SettingName, errorOf: (text: string) => string | undefined) =>
    v.pipe(
      v.string(),
      v.transform((text) => savedSetting(name, text, start[name])),
      v.check(
        (text) => text === '' || text === start[name] || errorOf(text) === undefined,
        ({ input }) => errorOf(input) ?? '',
      ),
    );
  const checked = (name: SettingName, isValid: (text: string) => boolean, message: string) =>
    setting(name, (text) => (isValid(text) ? undefined : message));
  const link = (name: SettingName) =>
    checked(name, isHttps, 'Please enter a URL that starts with https://');
  return v.object({
    email: checked('email', isEmail, 'Please enter a valid email address'),
    phone: checked('phone', isPhone, 'Please enter a valid phone number'),
    whatsappNumber: checked(
      'whatsappNumber',
      isWhatsapp,
      'Please enter a WhatsApp number with its country code, such as +234 803 000 0000',
    ),
    address: setting('address', () => undefined),
    hours: setting('hours', hoursError),
    ...forEachNetwork(link),
    whatsapp: checked(
      'whatsapp',
      isWhatsappLink,
      'Please enter a WhatsApp number or a https://wa.me/ link',
    ),
  });
}
