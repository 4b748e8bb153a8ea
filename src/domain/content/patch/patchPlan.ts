import * as v from 'valibot';
import { isSameSet, readableRecord, withSlug } from './contentPatchRecord';
import { patchedValue, type NextEntry } from './patchValue';
import { sameJson } from '../../text/sameJson';

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

/** What becomes of one list: which entries are replaced, which are put in, and which keys leave it. */
interface ListChanges {
  values: Map<string, unknown>;
  inserted: Map<string, NextEntry<string>>;
  leaving: Set<string>;
}

const noChanges = (): ListChanges => ({
  values: new Map(),
  inserted: new Map(),
  leaving: new Set(),
});

/** What an edit does to the entries of a group of lists. */
export class ListPlan {
  readonly paths: readonly string[];
  readonly before: ReadonlyMap<string, Compiled>;
  readonly after: ReadonlyMap<string, Compiled>;
  private readonly group: ListGroup;
  private readonly holders: ReadonlyMap<string, ReadonlyMap<string, number>>;
  private readonly changes: ReadonlyMap<string, ListChanges>;

  constructor(group: ListGroup) {
    this.group = group;
    this.before = compiledOf(group.before, group.keyOf);
    this.after = compiledOf(group.after, group.keyOf);
    this.paths = [...new Set([...group.live.keys(), ...group.after.keys()])];
    this.holders = new Map([...group.live.keys()].map((path) => [path, this.holdersIn(path)]));
    this.changes = new Map(this.paths.map((path) => [path, noChanges()]));
    for (const key of new Set([...this.before.keys(), ...this.after.keys()])) this.decide(key);
  }

  isGone(path: string): boolean {
    return this.group.before.has(path) && !this.group.after.has(path);
  }

  isKnown(key: string | undefined): key is string {
    return key !== undefined && (this.before.has(key) || this.after.has(key));
  }

  /** The index of the entry of a list that stands for a key. */
  heldAt(path: string, key: string): number | undefined {
    return this.holders.get(path)?.get(key);
  }

  changesOf(path: string): ListChanges {
    return this.changes.get(path) ?? noChanges();
  }

  /** By key the index of the entry that stands for it: a readable one where there is one. */
  private holdersIn(path: string): Map<string, number> {
    const { live, keyOf, isUnreadable } = this.group;
    const found = new Map<string, number>();
    live.get(path)?.forEach((entry, index) => {
      const key = keyOf(entry, index);
      if (!this.isKnown(key)) return;
      const known = found.get(key);
      const isBetter =
        known === undefined || (isUnreadable(path, known) && !isUnreadable(path, index));
      if (isBetter) found.set(key, index);
    });
    return found;
  }

  private rawOf(path: string | undefined, key: string): unknown {
    const index = path === undefined ? undefined : this.heldAt(path, key);
    return path === undefined || index === undefined
      ? undefined
      : this.group.live.get(path)?.[index];
  }

  private decide(key: string): void {
    const [old, now] = [this.before.get(key), this.after.get(key)];
    const held = this.paths.filter((path) => this.heldAt(path, key) !== undefined);
    if (!now) {
      for (const path of held) this.changesOf(path).leaving.add(key);
      return;
    }
    const isMoved =
      !old || !isSameSet(old.paths, now.paths) || held.some((path) => this.isGone(path));
    if (isMoved) this.move(key, now.paths, held);
    else if (!sameJson(old.entry, now.entry) || this.group.keepingOf(key) !== 'all') {
      if (held.length === 0) this.move(key, now.paths, held);
      for (const path of held)
        this.changesOf(path).values.set(key, this.valueOf(key, this.rawOf(path, key)));
    }
  }

  private valueOf(key: string, raw: unknown): unknown {
    const { isWhole, keepingOf, schema } = this.group;
    const [old, now] = [this.before.get(key)?.entry, this.after.get(key)?.entry];
    const keeping = keepingOf(key);
    if (raw === undefined || keeping === 'none') return now;
    // The record is new, and what has its id cannot be read: in a list that stands alone it is replaced.
    if (old === undefined) return isWhole || keeping === 'readable' ? now : raw;
    const patched = patchedValue(old, now, raw);
    if (keeping === 'readable') return readableRecord(patched, now, schema);
    return keeping === 'addressed' && v.is(schema, patched) ? withSlug(patched, now) : patched;
  }

  private move(key: string, wanted: readonly string[], held: readonly string[]): void {
    const { isUnreadable } = this.group;
    const left = held.filter((path) => !wanted.includes(path));
    const readable = left.find((path) => !isUnreadable(path, this.heldAt(path, key) ?? -1));
    const source = readable ?? left[0] ?? held[0];
    const isUsed = wanted.some((path) => !held.includes(path));
    for (const path of left) this.changesOf(path).leaving.add(key);
    const followers = left.flatMap((path) =>
      this.followersOf(path, key, isUsed && path === source ? this.heldAt(path, key) : undefined),
    );
    wanted.forEach((path, at) => {
      const isHeld = held.includes(path);
      const value = this.valueOf(key, this.rawOf(isHeld ? path : source, key));
      const next = { key, value, followers: at === 0 ? followers : [] };
      if (!isHeld || next.followers.length > 0) this.changesOf(path).inserted.set(key, next);
      if (isHeld) this.changesOf(path).values.set(key, value);
    });
  }

  /** The entries of a list that cannot be read and have a key, but the one at `source`: they go with it. */
  private followersOf(path: string, key: string, source: number | undefined): unknown[] {
    const { live, keyOf, isUnreadable } = this.group;
    return [...(live.get(path) ?? [])].filter(
      (entry, index) =>
        keyOf(entry, index) === key && index !== source && isUnreadable(path, index),
    );
  }
}
