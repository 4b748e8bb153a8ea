/**
 * A whole number with its thousands set apart, such as `1,250`. Written out: the first use of the
 * browser's own number format costs a slow phone some 30 ms, and every further one as much again
 * when it is asked for by `toLocaleString`.
 */
export function groupDigits(value: number | string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number of things, such as `1 project` or `1,250 projects`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${groupDigits(count)} ${noun}s`;
}

/** A number of products in words. */
export function productCount(count: number): string {
  return counted(count, 'product');
}
