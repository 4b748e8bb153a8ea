import { company } from '../company/company';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode orders the digits of a script from 0 to 9. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % 10);
}

/** Returns a typed text with a number in digits from 0 to 9, without marks of direction and in narrow letters and spaces. */
export function typedNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue);
}

/** Returns a number for spreadsheets: without separators, and with the decimal sign of the company's locale. */
export function plainNumber(number: number | string): string {
  return String(number).replace('.', company.number.decimal);
}

/** Returns a number of a file with the decimal sign of the company's locale, if it has one or two decimals and no separators. */
export function localNumber(text: string): string {
  return /^\s*\d+[.,]\d{1,2}\s*$/.test(text) ? plainNumber(text.replace(',', '.')) : text;
}

/** Returns undefined if invalid: leading zeros, a sign or an exponent are more likely a slip. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = typedNumber(text).trim();
  return /^(?:0|[1-9]\d{0,14})$/.test(plain) ? Number(plain) : undefined;
}

export const INVALID_PERCENT = 'Enter a percentage up to 100';

/** Returns hundredths of a percent, of at most two decimals such as `7.5`; undefined if the text is invalid. */
export function parsePercent(text: string): number | undefined {
  const plain = typedNumber(text)
    .replace(/%\s*$/, '')
    .trim()
    .replace(/[,\u066B]/, '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '0', rest = ''] = plain.split('.');
  const basisPoints = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return basisPoints <= 10_000 ? basisPoints : undefined;
}
