import { company } from '../company/company';

const { trunk, fewest, most } = company.phone;
const TRUNK = new RegExp(`^(?:${trunk})`);

/** Adds the company's calling code to a national number. */
const fromNational = (digits: string): string => company.countryCode + digits.replace(TRUNK, '');

/** Whether a number without `+` begins with a calling code. It is that of another country if it is longer than national numbers. */
function hasCode(digits: string): boolean {
  const code = company.countryCode;
  if (digits.startsWith('0') || TRUNK.exec(digits)?.[0]) return false;
  return digits.length > most || (digits.startsWith(code) && digits.length >= code.length + fewest);
}

/**
 * Returns a phone number with its calling code, such as `+2348031234567`. Numbers without one are of the company's country.
 * Never throws.
 * @returns undefined if the text is not a phone number
 */
export function internationalPhone(text: string): string | undefined {
  const code = company.countryCode;
  const phone = text.trim();
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  const isInternational = /^(?:\+|00)/.test(phone);
  const number = isInternational
    ? digits.replace(/^00/, '')
    : hasCode(digits)
      ? digits
      : fromNational(digits);
  // A zero after the calling code is for calls within the country only.
  const plain = number.startsWith(`${code}0`) ? fromNational(number.slice(code.length)) : number;
  return /^[1-9]\d{7,14}$/.test(plain) ? `+${plain}` : undefined;
}
