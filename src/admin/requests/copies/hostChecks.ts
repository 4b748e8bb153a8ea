import type { SeenNumbers } from './segment';

/** The numbers that a readable segment contains. */
export interface NumberRange {
  /** ID of the device that has written it. */
  device: string;
  from: number;
  to: number;
}

/** Segments that should be in the copy and are not, or that cannot be read. */
export interface CopyProblem extends NumberRange {
  kind: 'missing' | 'damaged';
  /** Time of the last segment of the device that could be read, ISO 8601; '' if there is none. */
  after: string;
}

/** Returns the highest number of each device that any of these has seen. */
export function highestSeen(all: readonly SeenNumbers[]): Record<string, number> {
  const highest: Record<string, number> = {};
  for (const seen of all)
    for (const [device, number] of Object.entries(seen))
      highest[device] = Math.max(highest[device] ?? 0, number);
  return highest;
}

/**
 * Returns the numbers that are missing although a device has seen them.
 * @param expected highest number of each device that a device has seen
 * @param present the numbers of the files in the store
 */
export function missingNumbers(
  expected: SeenNumbers,
  present: readonly NumberRange[],
): NumberRange[] {
  return Object.entries(expected).flatMap(([device, last]) => {
    const ranges = present
      .filter((range) => range.device === device)
      .toSorted((a, b) => a.from - b.from);
    const gaps: NumberRange[] = [];
    let next = 1;
    for (const { from, to } of ranges) {
      if (from > next) gaps.push({ device, from: next, to: Math.min(from - 1, last) });
      next = Math.max(next, to + 1);
    }
    if (next <= last) gaps.push({ device, from: next, to: last });
    return gaps.filter(({ from, to }) => from <= to);
  });
}
