/**
 * A whole number with its thousands set apart, such as `1,250`. Written out: the first use of the
 * browser's own number format costs a slow phone some 30 ms, and every further one as much again
 * when it is asked for by `toLocaleString`.
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

/** A number of things, such as `1 project` or `1,250 projects`. */
export function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatInteger(count)} ${noun}s`;
}

/** A number of products in words. */
export function formatProductCount(count: number): string {
  return formatCount(count, 'product');
}
