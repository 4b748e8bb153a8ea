import type { NumberRange } from './editFile';

/** Highest number that a device has seen of each device, by their letters. */
export type SeenNumbers = Readonly<Record<string, number>>;

/** Files that should be in the copy and are not, or that cannot be read. */
export interface CopyProblem extends NumberRange {
  kind: 'missing' | 'damaged';
  /** Time of the last file of the device that could be read, ISO 8601; '' if there is none. */
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

/** Returns the numbers of a range that none of these ranges contains. */
export function uncovered(
  { device, from, to }: NumberRange,
  present: readonly NumberRange[],
): NumberRange[] {
  const ranges = present
    .filter((range) => range.device === device)
    .toSorted((a, b) => a.from - b.from);
  const gaps: NumberRange[] = [];
  let next = from;
  for (const range of ranges) {
    if (range.from > next) gaps.push({ device, from: next, to: Math.min(range.from - 1, to) });
    next = Math.max(next, range.to + 1);
  }
  if (next <= to) gaps.push({ device, from: next, to });
  return gaps.filter((gap) => gap.from <= gap.to);
}
