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
