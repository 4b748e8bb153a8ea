import { isJsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import type { ContentFiles } from '../files';
import { withFieldOrder } from '../serializeRecords';
import { compiledOf, listsOf, ownEntries, type ListEntry, type ListGroup } from './listGroups';
import { patchValue, type NextEntry } from './patchValue';

/** Fields of a record that are written as compiled instead of kept, or null for all of them. */
export type ForcedFields = ReadonlySet<string> | null;

/** Inputs of a patch. */
export interface PatchInput {
  /** The published files. */
  live: ContentFiles;
  /** The compiled files before and after the edit. */
  before: ContentFiles;
  after: ContentFiles;
  isUnreadable: (file: string, path: string) => boolean;
  /** By a key such as `products p1`. */
  forced: ReadonlyMap<string, ForcedFields>;
  /** Keys of records whose forced fields are written to unreadable entries too. */
  overwritten: ReadonlySet<string>;
  /** Paths of lists that must contain every record. */
  rebuilt: ReadonlySet<string>;
}

/** Returns a published record with the compiled values of forced fields, or the compiled record. */
function withForced(record: unknown, now: unknown, forced: ForcedFields): unknown {
  if (!forced || !isJsonObject(record) || !isJsonObject(now)) return now;
  const fields = Object.fromEntries([...forced].map((key) => [key, now[key]]));
  return withFieldOrder({ ...record, ...fields }, []);
}

/** The planned entries of a list by key; null for a removed one. Other entries stay as published. */
export type ListPlan = Map<string, NextEntry<string> | null>;

/** Plans the changes of an edit to a group of lists. */
export function planLists(input: PatchInput, group: ListGroup) {
  const { collection, path: only } = group;
  const live = listsOf(input.live, group, input.isUnreadable);
  const [before, after] = [listsOf(input.before, group), listsOf(input.after, group)];
  const [was, want] = [compiledOf(before), compiledOf(after)];
  const isKnown = (key: string) => was.has(key) || want.has(key);
  const own = new Map([...live].map(([path, entries]) => [path, ownEntries(entries, isKnown)]));
  const paths = [...new Set([...live.keys(), ...after.keys()])];
  const plans = new Map(paths.map((path): [string, ListPlan] => [path, new Map()]));
  const isRemoved = (path: string) => before.has(path) && !after.has(path);

  const valueOf = (key: string, raw: ListEntry | undefined): unknown => {
    const [old, now] = [was.get(key)?.value, want.get(key)?.value];
    const forced = input.forced.get(`${collection} ${key}`);
    if (!raw) return now;
    // A new record has the ID of an unreadable entry: a list with a file of its own replaces the entry.
    if (old === undefined) return only !== undefined || forced !== undefined ? now : raw.value;
    const patched = patchValue(old, now, raw.value);
    const isKept = raw.isUnreadable && !input.overwritten.has(`${collection} ${key}`);
    return forced === undefined || isKept ? patched : withForced(patched, now, forced);
  };

  for (const key of new Set([...was.keys(), ...want.keys()])) {
    const [old, now] = [was.get(key), want.get(key)];
    const present = paths.filter((path) => own.get(path)?.has(key));
    const isMoved =
      !old ||
      !now ||
      !sameJson(old.paths.toSorted(), now.paths.toSorted()) ||
      present.some(isRemoved);
    const isForced = input.forced.has(`${collection} ${key}`);
    if (!isMoved && sameJson(old.value, now.value) && !isForced) continue;
    const wanted = (isMoved || present.length === 0 ? now?.paths : present) ?? [];
    const left = present.filter((path) => !wanted.includes(path));
    const source =
      left.find((path) => !own.get(path)?.get(key)?.isUnreadable) ?? left[0] ?? present[0] ?? '';
    const used = wanted.every((path) => present.includes(path))
      ? undefined
      : own.get(source)?.get(key);
    // The unreadable entries with this key follow their record.
    const attached = left
      .flatMap((path) => live.get(path) ?? [])
      .filter((entry) => entry.key === key && entry.isUnreadable && entry !== used)
      .map(({ value }) => value);
    for (const path of left) plans.get(path)?.set(key, null);
    wanted.forEach((path, index) => {
      const value = valueOf(key, own.get(present.includes(path) ? path : source)?.get(key));
      plans.get(path)?.set(key, { key, value, attached: index === 0 ? attached : [] });
    });
  }
  return { live, before, after, want, own, paths, plans, isRemoved };
}
