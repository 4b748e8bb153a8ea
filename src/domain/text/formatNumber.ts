import { company } from '../company/company';
import type { NumberFormat } from '../company/formats';

/**
 * Formats an integer with the thousands separators of a format, by default those of numbers in the company's locale: `1,250`. It does not use
 * `Intl.NumberFormat`, whose first use takes about 30 ms on a slow phone. `toLocaleString` takes
 * that long on every call.
 */
export function formatInteger(
  value: number | string,
  { group, groupSize, groupedFrom }: NumberFormat = company.number,
): string {
  const text = String(value);
  const isDigit = (index: number) => /\d/.test(text.charAt(index));
  if (!isDigit(text.length - groupedFrom)) return text;
  const groups: string[] = [];
  // From the end: a pattern that looks ahead for whole groups takes quadratic time.
  let end = text.length;
  for (let size = 3; isDigit(end - size - 1); size = groupSize) {
    groups.push(text.slice(end - size, end));
    end -= size;
  }
  return [text.slice(0, end), ...groups.reverse()].join(group);
}

/**
 * Formats a number with a noun, such as `1 project` or `1,250 projects`.
 * @param noun the singular
 */
export function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatInteger(count)} ${noun}s`;
}

/** Formats a number of products, such as `1 product`. */
export function formatProductCount(count: number): string {
  return formatCount(count, 'product');
}

/** Formats hundredths of a percent: `7.5%`. */
export function formatPercent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', company.number.decimal)}%`;
}
