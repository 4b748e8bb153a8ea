/**
 * A whole number with its thousands set apart, such as `1,250`. Written out: the first use of the
 * browser's own number format costs a slow phone some 30 ms, and every further one as much again
 * when it is asked for by `toLocaleString`.
 */
export function groupDigits(value: number | string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
