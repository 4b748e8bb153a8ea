import * as v from 'valibot';
import { isJsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { patchValue, type NextEntry } from './patchValue';

type Lists = ReadonlyMap<string, readonly unknown[]>;

/** Fields of a record that are written as compiled instead of kept, or null for all of them. */
export type ForcedFields = ReadonlySet<string> | null;

/** Lists of one kind of records, by the path of their file. */
export interface ListGroup {
  live: Lists;
  /** Parsed lists before the edit. */
  before: Lists;
  /** Lists after the edit. */
  after: Lists;
  /** Returns the key of an entry, or undefined. */
  keyOf: (entry: unknown, index: number) => string | undefined;
  isUnreadable: (path: string, index: number) => boolean;
  forcedOf: (key: string) => ForcedFields | undefined;
  schema: v.GenericSchema;
  /** Whether this list alone defines which records exist, and their order. */
  isWhole: boolean;
  /** Whether records that are missing in the published list are inserted at their position. */
  isRebuilt?: boolean;
  /** File that receives the entries of a removed list. */
  fallback?: string;
}

interface Compiled {
  entry: unknown;
  paths: string[];
}

/** Returns the entry of each key and the lists that contain it. */
function compiledOf(lists: Lists, keyOf: ListGroup['keyOf']): Map<string, Compiled> {
  const found = new Map<string, Compiled>();
  for (const [path, list] of lists)
    list.forEach((entry, index) => {
      const key = keyOf(entry, index);
      if (key === undefined) return;
      const known = found.get(key);
      if (known) known.paths.push(path);
      else found.set(key, { entry, paths: [path] });
    });
  return found;
}

/** Returns a published record in which unreadable and forced fields are those of the compiled one. */
function withForced(
  record: unknown,
  now: unknown,
  forced: ForcedFields,
  schema: v.GenericSchema,
): unknown {
  const { issues = [] } = v.safeParse(schema, record);
  const bad = issues.map(({ path }) => path?.[0].key as string | undefined);
  if (!forced || !isJsonObject(record) || !isJsonObject(now)) return now;
  const entries = new Map(Object.entries(record));
  for (const key of [...bad, ...forced]) {
    if (key === undefined) return now;
    if (Object.hasOwn(now, key)) entries.set(key, now[key]);
    else entries.delete(key);
  }
  return Object.fromEntries(entries);
}

/** The planned entries of a list by key; null for a removed one. Other entries stay as published. */
export type ListPlan = Map<string, NextEntry<string> | null>;

/** Plans the changes of an edit to a group of lists. */
export function planLists(group: ListGroup) {
  const { live, keyOf, isUnreadable, forcedOf, isWhole, schema } = group;
  const before = compiledOf(group.before, keyOf);
  const after = compiledOf(group.after, keyOf);
  const paths = [...new Set([...live.keys(), ...group.after.keys()])];
  const plans = new Map(paths.map((path): [string, ListPlan] => [path, new Map()]));
  const isRemoved = (path: string) => group.before.has(path) && !group.after.has(path);
  const isKnown = (key: string | undefined): key is string =>
    key !== undefined && (before.has(key) || after.has(key));
  /** The index of the entry that represents each key in each list: the first readable one, or the first. */
  const indexes = new Map<string, Map<string, number>>();
  for (const [path, list] of live) {
    const found = new Map<string, number>();
    list.forEach((entry, index) => {
      const key = keyOf(entry, index);
      if (!isKnown(key)) return;
      const known = found.get(key);
      if (known === undefined || (isUnreadable(path, known) && !isUnreadable(path, index)))
        found.set(key, index);
    });
    indexes.set(path, found);
  }
  const indexOf = (path: string, key: string) => indexes.get(path)?.get(key) ?? -1;

  const valueOf = (key: string, raw: unknown): unknown => {
    const [old, now] = [before.get(key)?.entry, after.get(key)?.entry];
    const forced = forcedOf(key);
    if (raw === undefined) return now;
    // A new record has the ID of an unreadable entry: an independent list replaces the entry.
    if (old === undefined) return isWhole || forced !== undefined ? now : raw;
    const patched = patchValue(old, now, raw);
    return forced === undefined ? patched : withForced(patched, now, forced, schema);
  };

  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const present = paths.filter((path) => indexOf(path, key) >= 0);
    const isMoved =
      !old ||
      !now ||
      !sameJson(old.paths.toSorted(), now.paths.toSorted()) ||
      present.some(isRemoved);
    if (!isMoved && sameJson(old.entry, now.entry) && forcedOf(key) === undefined) continue;
    const wanted = (isMoved || present.length === 0 ? now?.paths : present) ?? [];
    const left = present.filter((path) => !wanted.includes(path));
    const source =
      left.find((path) => !isUnreadable(path, indexOf(path, key))) ?? left[0] ?? present[0] ?? '';
    const isUsed = wanted.some((path) => !present.includes(path));
    // The unreadable entries with this key follow their record.
    const attached = left.flatMap((path) =>
      [...(live.get(path) ?? [])].filter(
        (entry, index) =>
          keyOf(entry, index) === key &&
          isUnreadable(path, index) &&
          !(isUsed && path === source && index === indexOf(path, key)),
      ),
    );
    for (const path of left) plans.get(path)?.set(key, null);
    wanted.forEach((path, index) => {
      const from = present.includes(path) ? path : source;
      const value = valueOf(key, live.get(from)?.[indexOf(from, key)]);
      plans.get(path)?.set(key, { key, value, attached: index === 0 ? attached : [] });
    });
  }
  return { paths, plans, after, isRemoved, isKnown, indexOf };
}
