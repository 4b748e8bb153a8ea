import * as v from 'valibot';
import { isSameSet, readableRecord, withSlug } from './contentPatchRecord';
import { patchValue, type NextEntry } from './patchValue';
import { sameJson } from '../../text/sameJson';

type Lists = ReadonlyMap<string, readonly unknown[]>;

/**
 * Parts of a published record that an edit keeps: `all` unedited ones, the same with its slug
 * stored, only `readable` ones, or `none`. Each is used if the one before could not be read.
 */
export const PRESERVE_LEVELS = ['all', 'with-slug', 'readable', 'none'] as const;
export type PreserveLevel = (typeof PRESERVE_LEVELS)[number];

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
  preserveLevelOf: (key: string) => PreserveLevel;
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

/** Changes to one list: replaced entries, inserted entries, and removed keys. */
interface ListChanges {
  values: Map<string, unknown>;
  inserted: Map<string, NextEntry<string>>;
  removed: Set<string>;
}

const noChanges = (): ListChanges => ({
  values: new Map(),
  inserted: new Map(),
  removed: new Set(),
});

/** Plans the changes of an edit to a group of lists. */
export class ListPlan {
  readonly paths: readonly string[];
  readonly before: ReadonlyMap<string, Compiled>;
  readonly after: ReadonlyMap<string, Compiled>;
  private readonly group: ListGroup;
  private readonly indexes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  private readonly changes: ReadonlyMap<string, ListChanges>;

  constructor(group: ListGroup) {
    this.group = group;
    this.before = compiledOf(group.before, group.keyOf);
    this.after = compiledOf(group.after, group.keyOf);
    this.paths = [...new Set([...group.live.keys(), ...group.after.keys()])];
    this.indexes = new Map([...group.live.keys()].map((path) => [path, this.indexesIn(path)]));
    this.changes = new Map(this.paths.map((path) => [path, noChanges()]));
    for (const key of new Set([...this.before.keys(), ...this.after.keys()])) this.planRecord(key);
  }

  isRemoved(path: string): boolean {
    return this.group.before.has(path) && !this.group.after.has(path);
  }

  isKnown(key: string | undefined): key is string {
    return key !== undefined && (this.before.has(key) || this.after.has(key));
  }

  /** Returns the index of the entry that represents a key in a list. */
  indexOf(path: string, key: string): number | undefined {
    return this.indexes.get(path)?.get(key);
  }

  changesOf(path: string): ListChanges {
    return this.changes.get(path) ?? noChanges();
  }

  /** Returns the index of the entry for each key. A readable entry is preferred. */
  private indexesIn(path: string): Map<string, number> {
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
    const index = path === undefined ? undefined : this.indexOf(path, key);
    return path === undefined || index === undefined
      ? undefined
      : this.group.live.get(path)?.[index];
  }

  private planRecord(key: string): void {
    const [old, now] = [this.before.get(key), this.after.get(key)];
    const present = this.paths.filter((path) => this.indexOf(path, key) !== undefined);
    if (!now) {
      for (const path of present) this.changesOf(path).removed.add(key);
      return;
    }
    const isMoved =
      !old || !isSameSet(old.paths, now.paths) || present.some((path) => this.isRemoved(path));
    if (isMoved) this.move(key, now.paths, present);
    else if (!sameJson(old.entry, now.entry) || this.group.preserveLevelOf(key) !== 'all') {
      if (present.length === 0) this.move(key, now.paths, present);
      for (const path of present)
        this.changesOf(path).values.set(key, this.valueOf(key, this.rawOf(path, key)));
    }
  }

  private valueOf(key: string, raw: unknown): unknown {
    const { isWhole, preserveLevelOf, schema } = this.group;
    const [old, now] = [this.before.get(key)?.entry, this.after.get(key)?.entry];
    const level = preserveLevelOf(key);
    if (raw === undefined || level === 'none') return now;
    // A new record has the ID of an unreadable entry: an independent list replaces the entry.
    if (old === undefined) return isWhole || level === 'readable' ? now : raw;
    const patched = patchValue(old, now, raw);
    if (level === 'readable') return readableRecord(patched, now, schema);
    return level === 'with-slug' && v.is(schema, patched) ? withSlug(patched, now) : patched;
  }

  private move(key: string, wanted: readonly string[], present: readonly string[]): void {
    const { isUnreadable } = this.group;
    const left = present.filter((path) => !wanted.includes(path));
    const readable = left.find((path) => !isUnreadable(path, this.indexOf(path, key) ?? -1));
    const source = readable ?? left[0] ?? present[0];
    const isUsed = wanted.some((path) => !present.includes(path));
    for (const path of left) this.changesOf(path).removed.add(key);
    const attached = left.flatMap((path) =>
      this.attachedTo(path, key, isUsed && path === source ? this.indexOf(path, key) : undefined),
    );
    wanted.forEach((path, index) => {
      const isPresent = present.includes(path);
      const value = this.valueOf(key, this.rawOf(isPresent ? path : source, key));
      const next = { key, value, attached: index === 0 ? attached : [] };
      if (!isPresent || next.attached.length > 0) this.changesOf(path).inserted.set(key, next);
      if (isPresent) this.changesOf(path).values.set(key, value);
    });
  }

  /** Returns the unreadable entries with this key except `source`, which follow their record. */
  private attachedTo(path: string, key: string, source: number | undefined): unknown[] {
    const { live, keyOf, isUnreadable } = this.group;
    return [...(live.get(path) ?? [])].filter(
      (entry, index) =>
        keyOf(entry, index) === key && index !== source && isUnreadable(path, index),
    );
  }
}
