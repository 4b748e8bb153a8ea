const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait after so many wrong passwords in a row, ms: none, then 1 s, doubling up to 60 s. It
 * deters guessing by hand, no more (faults.md, Guessing).
 */
export function signInDelay(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
}
