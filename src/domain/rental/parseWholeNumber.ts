import { typedNumber } from '../text/typedNumber';

/**
 * Parses a whole number that was typed.
 * @returns undefined if the text is something else. Leading zeros, a sign or an exponent are more likely a slip.
 */
export function parseWholeNumber(text: string): number | undefined {
  const plain = typedNumber(text).trim();
  return /^(?:0|[1-9]\d{0,14})$/.test(plain) ? Number(plain) : undefined;
}
