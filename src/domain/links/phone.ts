import { company } from '../company/company';

/** Most digits of a national number without the leading 0. Longer numbers contain a calling code. */
const NATIONAL_DIGITS = 10;
/** Fewest digits after a calling code that was written without `+`. */
const MIN_DIGITS_AFTER_CODE = 8;
/** Calling codes of countries whose numbers keep their leading 0: Italy, Ivory Coast, Gabon, Congo and San Marino. */
const KEEPS_ZERO = ['39', '225', '241', '242', '378'];

/** Adds the company's calling code to a national number. */
function fromNational(digits: string): string {
  const code = company.countryCode;
  return code + (KEEPS_ZERO.includes(code) ? digits : digits.replace(/^0/, ''));
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
  const hasCode =
    digits.length > NATIONAL_DIGITS ||
    (digits.startsWith(code) && digits.length >= code.length + MIN_DIGITS_AFTER_CODE);
  const number = /^(?:\+|00)/.test(phone)
    ? digits.replace(/^00/, '')
    : digits.startsWith('0') || !hasCode
      ? fromNational(digits)
      : digits;
  // A zero after the calling code is for calls within the country only.
  const plain = number.startsWith(`${code}0`) ? fromNational(number.slice(code.length)) : number;
  return /^[1-9]\d{7,14}$/.test(plain) ? `+${plain}` : undefined;
}
