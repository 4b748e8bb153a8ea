/**
 * Formats an integer with thousands separators, such as `1,250`. It does not use
 * `Intl.NumberFormat`, whose first use takes about 30 ms on a slow phone. `toLocaleString` takes
 * that long on every call.
 */
export function formatInteger(value: number | string): string {
  const text = String(value);
  const groups: string[] = [];
  // From the end: a pattern that looks ahead for whole groups takes quadratic time.
  let end = text.length;
  while (/^\d{4}$/.test(text.slice(Math.max(0, end - 4), end))) {
    groups.push(text.slice(end - 3, end));
    end -= 3;
  }
  return [text.slice(0, end), ...groups.reverse()].join(',');
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
