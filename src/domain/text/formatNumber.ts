import { company } from '../company/company';
import type { NumberFormat } from '../company/formats';

/** `1,250`. The first use of `Intl.NumberFormat` takes 30 ms on a slow phone, and every `toLocaleString`. */
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

/** `1 project` or `1,250 projects`. @param noun the singular */
export function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatInteger(count)} ${noun}s`;
}

export function formatProductCount(count: number): string {
  return formatCount(count, 'product');
}

/** Formats hundredths of a percent: `7.5%`. */
export function formatPercent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', company.number.decimal)}%`;
}
