import * as v from 'valibot';
import { isJsonObject } from './jsonObject';
import { patchedValue, withCarried, type NextEntry } from './contentPatchValue';
import { sameJson } from './sameJson';

type Lists = ReadonlyMap<string, readonly unknown[]>;

/**
 * How much of a published record stays: what an edit leaves alone; that, with its slug written; only what can be read of
 * it; nothing. Each is for records that could not be read as edited otherwise.
 */
export const KEEPING = ['all', 'addressed', 'readable', 'none'] as const;
export type Keeping = (typeof KEEPING)[number];

/** Lists of one kind of records, each by the path of its file. */
export interface ListGroup {
  live: Lists;
  /** What the reader made of the published lists. */
  before: Lists;
  /** What they are after the edit. */
  after: Lists;
  /** The key of an entry; undefined for one that has none. */
  keyOf: (entry: unknown, index: number) => string | undefined;
  isUnreadable: (path: string, index: number) => boolean;
  keepingOf: (key: string) => Keeping;
  schema: v.GenericSchema;
  /** Whether the list alone says which records there are and in which order. */
  isWhole: boolean;
  /** Whether records that the published list does not name are to be in it, in their place. */
  isRebuilt?: boolean;
  /** Where the entries of a list that goes are moved. */
  fallback?: string;
}

interface Compiled {
  entry: unknown;
  paths: string[];
}

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

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item) => b.includes(item));

/** A record with the slug that another one has: one that is not written follows from the names and order of all. */
function withSlug(record: unknown, other: unknown): unknown {
  const hasSlug = isJsonObject(record) && isJsonObject(other) && Object.hasOwn(other, 'slug');
  return hasSlug ? { ...record, slug: other.slug } : record;
}

/** A record whose unreadable fields have the values that another one gives them. */
function readableRecord(record: unknown, other: unknown, schema: v.GenericSchema): unknown {
  const { issues = [] } = v.safeParse(schema, record);
  const keys = issues.map(({ path }) => path?.[0].key as string | undefined);
  if (!isJsonObject(record) || !isJsonObject(other) || keys.includes(undefined)) return other;
  const bad = new Set(keys);
  const entries = Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (!bad.has(key)) return [[key, value]];
    return Object.hasOwn(other, key) ? [[key, other[key]]] : [];
  });
  return withSlug(Object.fromEntries(entries), other);
}

/** Whether the entries that two lists share are in the same order. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [new Set(before), new Set(after)];
  const rest = after.filter((key) => old.has(key));
  return before.filter((key) => now.has(key)).every((key, at) => key === rest[at]);
}

/** Entries of a list, those that cannot be read for their id behind the one that has it: the first one is read. */
function withKinBehind(
  items: readonly NextEntry<string>[],
  keyOf: ListGroup['keyOf'],
): NextEntry<string>[] {
  const kinOf = (key: string | undefined) =>
    items.filter((item) => item.key === undefined && keyOf(item.value, -1) === key);
  const holders = items.filter(({ key }) => key !== undefined);
  const kin = new Set(holders.flatMap(({ key }) => kinOf(key)));
  return items.flatMap((item) => {
    if (kin.has(item)) return [];
    return item.key === undefined ? [item] : [item, ...kinOf(item.key)];
  });
}

/**
 * The published lists with an edit made to them. Entries that cannot be read keep their value and their place behind the
 * entry before them; they go with the record whose id they have. A list that goes leaves its others to the fallback.
 * @returns the lists that change, and null for those that go
 */
export function patchedLists(group: ListGroup): Map<string, unknown[] | null> {
  const {
    live,
    keyOf,
    isUnreadable,
    keepingOf,
    schema,
    isWhole,
    isRebuilt = false,
    fallback,
  } = group;
  const before = compiledOf(group.before, keyOf);
  const after = compiledOf(group.after, keyOf);
  const isGone = (path: string) => group.before.has(path) && !group.after.has(path);
  const paths = [...new Set([...live.keys(), ...group.after.keys()])];

  /** By path: the index of the entry that stands for a key, a readable one where there is one. */
  const holders = new Map<string, Map<string, number>>();
  for (const [path, list] of live) {
    const found = new Map<string, number>();
    list.forEach((entry, index) => {
      const key = keyOf(entry, index);
      if (key === undefined || !(before.has(key) || after.has(key))) return;
      const known = found.get(key);
      const isBetter =
        known === undefined || (isUnreadable(path, known) && !isUnreadable(path, index));
      if (isBetter) found.set(key, index);
    });
    holders.set(path, found);
  }
  const heldAt = (path: string, key: string) => holders.get(path)?.get(key);
  const rawAt = (path: string, index: number) => live.get(path)?.[index];

  /** By path and key: what an entry is replaced by, what is put in, and which keys leave the list. */
  const values = new Map(paths.map((path) => [path, new Map<string, unknown>()]));
  const inserted = new Map(paths.map((path) => [path, new Map<string, NextEntry<string>>()]));
  const leaving = new Map(paths.map((path) => [path, new Set<string>()]));

  const valueOf = (key: string, raw: unknown): unknown => {
    const [old, now] = [before.get(key)?.entry, after.get(key)?.entry];
    const keeping = keepingOf(key);
    if (raw === undefined || keeping === 'none') return now;
    // The record is new, and what has its id cannot be read: in a list that stands alone it is replaced.
    if (old === undefined) return isWhole || keeping === 'readable' ? now : raw;
    const patched = patchedValue(old, now, raw);
    if (keeping === 'readable') return readableRecord(patched, now, schema);
    return keeping === 'addressed' && v.is(schema, patched) ? withSlug(patched, now) : patched;
  };

  const move = (key: string, wanted: readonly string[], held: readonly string[]) => {
    const left = held.filter((path) => !wanted.includes(path));
    const readable = left.find((path) => !isUnreadable(path, heldAt(path, key) ?? -1));
    const source = readable ?? left[0] ?? held[0];
    const isUsed = wanted.some((path) => !held.includes(path));
    for (const path of left) leaving.get(path)?.add(key);
    // Whatever else has this id and cannot be read goes with it.
    const followers = left.flatMap((path) =>
      [...(live.get(path) ?? [])].filter((entry, index) => {
        const isSource = path === source && index === heldAt(path, key) && isUsed;
        return keyOf(entry, index) === key && !isSource && isUnreadable(path, index);
      }),
    );
    wanted.forEach((path, at) => {
      const index = heldAt(path, key);
      const raw = source && rawAt(source, heldAt(source, key) ?? -1);
      const next = {
        key,
        value: valueOf(key, index === undefined ? raw : rawAt(path, index)),
        followers: at === 0 ? followers : [],
      };
      if (index === undefined || next.followers.length > 0) inserted.get(path)?.set(key, next);
      if (index !== undefined) values.get(path)?.set(key, next.value);
    });
  };

  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const held = paths.filter((path) => heldAt(path, key) !== undefined);
    const isMoved = !old || !now || !isSameSet(old.paths, now.paths) || held.some(isGone);
    const isChanged = !isMoved && !sameJson(old.entry, now.entry);
    if (!now) for (const path of held) leaving.get(path)?.add(key);
    else if (isMoved) move(key, now.paths, held);
    else if (isChanged || keepingOf(key) !== 'all') {
      if (held.length === 0) move(key, now.paths, held);
      for (const path of held)
        values.get(path)?.set(key, valueOf(key, rawAt(path, heldAt(path, key) ?? -1)));
    }
  }

  const orphans = paths.flatMap((path) => {
    if (!isGone(path) || path === fallback) return [];
    return [...(live.get(path) ?? [])].filter((entry, index) => {
      const key = keyOf(entry, index);
      return key === undefined || !(before.has(key) || after.has(key));
    });
  });

  const result = new Map<string, unknown[] | null>();
  for (const path of paths) {
    if (isGone(path) && path !== fallback) {
      if (live.has(path)) result.set(path, null);
      continue;
    }
    const list = live.get(path) ?? [];
    const [value, put, gone] = [values.get(path), inserted.get(path), leaving.get(path)];
    const wanted = (group.after.get(path) ?? []).flatMap(
      (entry, index) => keyOf(entry, index) ?? [],
    );
    const had = (group.before.get(path) ?? []).flatMap((entry, index) => keyOf(entry, index) ?? []);
    const isOrdered = !isRebuilt && isSameOrder(had, wanted);
    const places = new Set(wanted);
    const items = list.flatMap((raw, index): NextEntry<string>[] => {
      const key = keyOf(raw, index);
      if (key !== undefined && gone?.has(key)) return [];
      const isHolder = key !== undefined && heldAt(path, key) === index;
      const now = isHolder && value?.has(key) ? value.get(key) : raw;
      // A record in a file where it does not belong stays behind the entry before it.
      return isHolder && (isOrdered || places.has(key)) ? [{ key, value: now }] : [{ value: now }];
    });
    const held = new Map(
      items.flatMap((item) => (item.key === undefined ? [] : [[item.key, item] as const])),
    );
    const next = isOrdered
      ? [...held.values()].map((item) => put?.get(item.key ?? '') ?? item)
      : wanted.flatMap((key) => put?.get(key) ?? held.get(key) ?? []);
    wanted.forEach((key, at) => {
      const isMissing = !held.has(key) && (isOrdered || !put?.has(key));
      const added = put?.get(key) ?? { key, value: after.get(key)?.entry };
      const isWanted = put?.has(key) ?? false;
      if (!isMissing || !(isWanted || (isWhole && (!isOrdered || (put?.size ?? 0) > 0)))) return;
      const former = next.findLastIndex((item) => item.key === wanted[at - 1]);
      next.splice(former + 1, 0, added);
    });
    const own = withCarried(isOrdered ? items : withKinBehind(items, keyOf), next);
    const whole = path === fallback ? [...own, ...orphans] : own;
    const isSame = whole.length === list.length && whole.every((entry, at) => entry === list[at]);
    const isNew = !live.has(path) && (whole.length > 0 || !group.before.has(path));
    if (isGone(path) && whole.length === 0) result.set(path, null);
    else if (!isSame || isNew) result.set(path, whole);
  }
  if (fallback !== undefined && orphans.length > 0 && !paths.includes(fallback))
    result.set(fallback, orphans);
  return result;
}
