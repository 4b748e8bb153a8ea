/** Time in ms, counter and node, in 9, 3 and 4 digits of base 36. Stamps sort as text, and no two are equal. */
type Stamp = string;

const BASE = 36;
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 3;
const LAST_COUNT = BASE ** COUNTER_DIGITS - 1;
/** 2200. The clock of a device that is later is wrong. */
const LAST_TIME = 7_258_118_400_000;

const digits = (value: number, length: number) => value.toString(BASE).padStart(length, '0');

/** Returns the time of a stamp, in ms since 1970. */
export const timeOf = (stamp: Stamp): number => parseInt(stamp.slice(0, TIME_DIGITS), BASE);
const countOf = (stamp: Stamp) =>
  parseInt(stamp.slice(TIME_DIGITS, TIME_DIGITS + COUNTER_DIGITS), BASE);

/** Never throws. */
export const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'string' && /^[\da-z]{16}$/.test(value);

/** A hybrid logical clock: its stamps are greater than all that it has made or seen, even if the time of day is wrong. */
export interface Clock {
  next: () => Stamp;
  see: (row: StampedRow) => void;
}

/** @param node 4 random digits of base 36 that no other clock has @param now ms since 1970 */
export function createClock(node: string, now: () => number): Clock {
  let last: Stamp = '0'.repeat(TIME_DIGITS + COUNTER_DIGITS);
  return {
    next() {
      const today = Math.min(Math.max(0, now()), LAST_TIME);
      let [time, count] = [timeOf(last), countOf(last) + 1];
      if (today > time) [time, count] = [today, 0];
      else if (count > LAST_COUNT) [time, count] = [time + 1, 0];
      last = digits(time, TIME_DIGITS) + digits(count, COUNTER_DIGITS) + node;
      return last;
    },
    see(row) {
      for (const [, stamp] of Object.values(row)) if (stamp > last) last = stamp;
    },
  };
}

/** The value of a field, when it was written, and whether the copy lacks it. */
export type Cell = readonly [value: unknown, stamp: Stamp, isUnsent?: true];

export type StampedRow = Readonly<Record<string, Cell>>;

/** Records by their random keys. */
export type StampedRows = Readonly<Record<string, StampedRow>>;

/** Returns a row with other cells; undefined leaves one out. */
export const mapCells = (
  row: StampedRow,
  change: (cell: Cell, field: string) => Cell | undefined,
): StampedRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, cell]) => {
      const next = change(cell, field);
      return next ? [[field, next] as const] : [];
    }),
  );

export const isUnsent = (cell: Cell): boolean => cell.length === 3;

/** Returns a row as the copy has it. */
export const asSent = (row: StampedRow): StampedRow =>
  mapCells(row, ([value, stamp]) => [value, stamp]);
