const COUNTRY_CODE = '234';
/** Digits of a Nigerian number without the leading 0. Longer numbers contain a country code. */
const NATIONAL_DIGITS = 10;

/**
 * Returns a phone number with its country code, such as `+2348031234567`. Numbers without one are Nigerian.
 * Never throws.
 * @returns undefined if the text is not a phone number
 */
export function internationalPhone(text: string): string | undefined {
  const phone = text.trim();
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  const number = /^(?:\+|00)/.test(phone)
    ? digits.replace(/^00/, '')
    : digits.startsWith('0') || digits.length <= NATIONAL_DIGITS
      ? COUNTRY_CODE + digits.replace(/^0/, '')
      : digits;
  // A zero after the country code is for calls within the country only.
  const plain = number.replace(/^2340/, COUNTRY_CODE);
  return /^[1-9]\d{7,14}$/.test(plain) ? `+${plain}` : undefined;
}
