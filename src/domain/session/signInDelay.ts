const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * Returns the delay in ms after a number of consecutive wrong passwords: 0, then 1 s, doubling up
 * to 60 s. It only slows down manual guessing, because it runs in the browser.
 */
export function signInDelay(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
}
