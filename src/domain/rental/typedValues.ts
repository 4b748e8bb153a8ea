import { typedNumber } from '../text/typedNumber';

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
