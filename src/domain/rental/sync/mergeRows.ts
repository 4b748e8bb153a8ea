import { isHostileKey, isJsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { erasedValue, ERASED } from './personalFields';
import { isHighest } from './recordFields';
import { isStamp, mapCells, timeOf, type Cell, type StampedRow, type StampedRows } from './stamp';

/** The field that is true while a record is removed, and FINALLY when it cannot come back. */
export const REMOVED = '';
/** Value of `REMOVED` after which nothing else of a record is kept. */
export const FINALLY = 'finally';

/** Compares two times or numbers. Crafted values of other types are less than those. */
function compareHeights(one: unknown, other: unknown): number {
  const rankOf = (value: unknown) => ['number', 'string'].indexOf(typeof value);
  const ranks = rankOf(one) - rankOf(other);
  if (ranks !== 0 || rankOf(one) < 0 || one === other) return ranks;
  return (one as string | number) < (other as string | number) ? -1 : 1;
}

/** Of numbers and times that only increase, the greater one. */
function laterOf(field: string, one: Cell, other: Cell): Cell {
  const [[a, stamp], [b, otherStamp]] = [one, other];
  if (field === REMOVED && (a === FINALLY) !== (b === FINALLY)) return a === FINALLY ? one : other;
  const heights = isHighest(field) ? compareHeights(a, b) : 0;
  if (heights !== 0) return heights < 0 ? other : one;
  if (stamp !== otherStamp) return stamp < otherStamp ? other : one;
  const kept = sameJson(a, b) || JSON.stringify(a) < JSON.stringify(b) ? one : other;
  // The copy has it if one of both says so.
  return kept.length === 3 && (one.length === 2 || other.length === 2) ? [kept[0], stamp] : kept;
}

const erased = (row: StampedRow): StampedRow =>
  mapCells(row, (cell, field) => {
    const [known, stamp, ...isUnsent] = cell;
    const value = erasedValue(field, known);
    if (value === undefined) return undefined;
    return value === known ? cell : [value, stamp, ...isUnsent];
  });

/** Returns the same object if nothing changes. */
export function mergeRow(row: StampedRow, cells: StampedRow): StampedRow {
  let next: Record<string, Cell> | undefined;
  for (const [field, cell] of Object.entries(cells)) {
    const own = Object.hasOwn(row, field) ? row[field] : undefined;
    const later = own ? laterOf(field, own, cell) : cell;
    if (later === own) continue;
    next ??= { ...row };
    next[field] = later;
  }
  if (!next) return row;
  const removed = next[REMOVED];
  if (removed?.[0] === FINALLY)
    return sameJson(row, { [REMOVED]: removed }) ? row : { [REMOVED]: removed };
  if (!next[ERASED]) return next;
  const rest = erased(next);
  return sameJson(rest, row) ? row : rest;
}

/** Order of edits, and whether they were applied before, make no difference. Unchanged rows are the same objects. */
export function mergeRows(rows: StampedRows, edits: StampedRows): StampedRows {
  const next = { ...rows };
  for (const [record, cells] of Object.entries(edits))
    next[record] = mergeRow(Object.hasOwn(rows, record) ? (rows[record] ?? {}) : {}, cells);
  return next;
}

export function isRemoved(row: StampedRow): boolean {
  const removed = row[REMOVED];
  const isEarlier = ([field, [, stamp]]: [string, Cell]) =>
    field === ERASED || stamp <= (removed?.[1] ?? '');
  return (
    removed?.[0] === FINALLY || (removed?.[0] === true && Object.entries(row).every(isEarlier))
  );
}

/** Days after which nothing of a removed record is kept but that it is removed. */
const REMOVED_DAYS = 30;

/** Returns the keys of the records that were removed long ago, and whose fields are still kept. @param now ms since 1970 */
export const removedLongAgo = (rows: StampedRows, now: number): string[] =>
  Object.keys(rows).filter((key) => {
    const { [key]: row = {} } = rows;
    const removed = row[REMOVED];
    const age = removed?.[0] === true ? now - timeOf(removed[1]) : 0;
    return age > REMOVED_DAYS * 86_400_000 && isRemoved(row);
  });

/** Whether a value is a cell. Never throws. */
const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && (value.length === 2 || value[2] === true) && isStamp(value[1]);

/** Never throws. @param until ms since 1970; later cells are left out: edits that follow would need later stamps */
export function readRow(json: unknown, until = Infinity): StampedRow | undefined {
  if (!isJsonObject(json)) return undefined;
  const cells = Object.entries(json).filter(
    ([field, cell]) =>
      isCell(cell) && timeOf(cell[1]) <= until && !field.split('/').some(isHostileKey),
  );
  return Object.fromEntries(cells) as StampedRow;
}
