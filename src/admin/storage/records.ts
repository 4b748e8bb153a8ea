import type { JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';

/**
 * Records by the keys of their entries. A key begins with the kind of its record, such as `request:AB-AAA222`, so that
 * none is the name of a property of every object.
 */
export type Records = Readonly<Record<string, object>>;

/** How records of one kind are stored. */
export interface RecordKind<T extends object = object> {
  /** Parses an entry; undefined if it is damaged. Never throws. */
  read(entry: JsonObject, key: string): T | undefined;
  /** Returns the fields of the entry of a record, apart from its version. */
  entryOf(record: T): object;
  /**
   * Joins a record that this tab has changed with the one that another tab has stored since. By default each field is
   * the one of this tab if this tab has changed it.
   */
  merge?(mine: T, known: T | undefined, stored: T): T;
  /** Joins a stored record with what a tab still knows, after the browser had deleted records. By default it stays. */
  rejoin?(stored: T, known: T): T;
}

/** Finds the kind of the record with a key; undefined for other entries. */
export type KindOf = (key: string) => RecordKind | undefined;

/** Returns the keys of the records that differ, including removed ones. */
export function changedKeys(mine: Records, known: Records): string[] {
  const removed = Object.keys(known).filter((key) => !mine[key]);
  return [...Object.keys(mine).filter((key) => !sameJson(mine[key], known[key])), ...removed];
}

/**
 * Joins a record that this tab has changed with the stored one: each field is the one of this tab if this tab has changed
 * it.
 * @param join returns a field that was changed; by default as it is in this tab
 */
export function mergeFields(
  mine: object,
  known: object,
  stored: object,
  join = (_field: string, own: unknown, _known: unknown, _stored: unknown) => own,
): object {
  const [own, before, next] = [mine, known, { ...stored }] as [JsonObject, JsonObject, JsonObject];
  for (const field of new Set([...Object.keys(own), ...Object.keys(before)])) {
    if (sameJson(own[field], before[field])) continue;
    if (field in own) next[field] = join(field, own[field], before[field], next[field]);
    else delete next[field];
  }
  return next;
}

/** Returns a record that this tab has changed, joined with the stored one. `known` is the one that this tab has read. */
export function mergeStored(
  kind: RecordKind | undefined,
  mine: object,
  known: object | undefined,
  stored: object | undefined,
): object {
  if (!stored || sameJson(known, stored)) return mine;
  if (kind?.merge) return kind.merge(mine, known, stored);
  return known ? mergeFields(mine, known, stored) : mine;
}

/**
 * Overlays the stored records with the changes that are only in the memory of a tab.
 * @param mine the records of the tab
 * @param known the records as the tab last read or wrote them
 */
export function withOwnChanges(
  stored: Records,
  mine: Records,
  known: Records,
  kindOf: KindOf,
): Records {
  const next = { ...stored };
  for (const key of changedKeys(mine, known)) {
    const own = mine[key];
    if (own) next[key] = mergeStored(kindOf(key), own, known[key], stored[key]);
    else delete next[key];
  }
  return next;
}

/** Whether both contain the same objects. */
export function areSameRecords(some: Records, others: Records): boolean {
  const keys = Object.keys(some);
  return (
    keys.length === Object.keys(others).length && keys.every((key) => some[key] === others[key])
  );
}
