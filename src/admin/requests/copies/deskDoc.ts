import type * as Y from 'yjs';

/**
 * The roots of the document. Their values are plain JSON: of two nested types that two devices create under the same
 * key, the library keeps one and drops what the other contains.
 */
export interface DeskRoots {
  /** `id/field` → the value, and the ID of the edit that has set it. `id/@key` → the key of the record, its device. */
  fields: Y.Map<[value: unknown, by?: string]>;
  /** `id/field/entry` → an entry of a list, or a field of a map; and its place. */
  entries: Y.Map<[value: unknown, place?: number]>;
  /** Edits that no later edit has replaced. Two of one field were made on two devices. */
  edits: Y.Map<FieldEdit>;
  /** IDs of records that were removed. */
  removed: Y.Map<string>;
  /** `id/name` of a device. */
  devices: Y.Map<string>;
  /** Random ID → time of each removal of personal data. */
  erasures: Y.Map<string>;
}

/** An edit of a field: the value that it has set, and the edits that its device knew and that it replaces. */
interface FieldEdit {
  field: string;
  value: unknown;
  over: string[];
  by: string;
  /** ISO 8601, by the clock of the device. */
  at: string;
}

export const KEY_FIELD = '@key';

export function rootsOf(doc: Y.Doc): DeskRoots {
  return {
    fields: doc.getMap('f'),
    entries: doc.getMap('e'),
    edits: doc.getMap('c'),
    removed: doc.getMap('r'),
    devices: doc.getMap('d'),
    erasures: doc.getMap('x'),
  };
}

/** Splits `id/field` or `id/field/entry`. */
export function splitKey(key: string): [id: string, field: string, entry: string] {
  const first = key.indexOf('/');
  const second = key.indexOf('/', first + 1);
  if (second < 0) return [key.slice(0, first), key.slice(first + 1), ''];
  return [key.slice(0, first), key.slice(first + 1, second), key.slice(second + 1)];
}

/** Everything of a record that one device has created. */
export interface Parts {
  key?: string;
  by: string;
  fields: Map<string, [value: unknown, by?: string]>;
  entries: Map<string, { key: string; entry: unknown; place: number }[]>;
  edits: Map<string, (FieldEdit & { id: string })[]>;
}

/** Returns everything in the document by the ID of its record. */
export function partsOf(doc: Y.Doc): Map<string, Parts> {
  const roots = rootsOf(doc);
  const all = new Map<string, Parts>();
  const partOf = (id: string) => {
    let part = all.get(id);
    if (!part)
      all.set(id, (part = { by: '', fields: new Map(), entries: new Map(), edits: new Map() }));
    return part;
  };
  const add = <T>(lists: Map<string, T[]>, name: string, item: T) => {
    const list = lists.get(name);
    if (list) list.push(item);
    else lists.set(name, [item]);
  };
  roots.fields.forEach((value, path) => {
    const [id, field] = splitKey(path);
    const part = partOf(id);
    if (field !== KEY_FIELD) part.fields.set(field, value);
    else [part.key, part.by = ''] = value as [string, string];
  });
  roots.entries.forEach(([entry, place = 0], path) => {
    const [id, field, key] = splitKey(path);
    add(partOf(id).entries, field, { key, entry, place });
  });
  roots.edits.forEach((edit, id) => {
    const [record, field] = splitKey(edit.field);
    add(partOf(record).edits, field, { ...edit, id });
  });
  return all;
}

/** Returns the IDs of removed records of which another device has changed something without knowing that. */
export function changedAfterRemoval(doc: Y.Doc, all: ReadonlyMap<string, Parts>): string[] {
  const { removed } = rootsOf(doc);
  return [...all.keys()].filter((id) => removed.has(id));
}

/** Removes everything of records. */
export function purgeRecords(doc: Y.Doc, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  const { fields, entries, edits } = rootsOf(doc);
  for (const path of fields.keys()) if (ids.has(splitKey(path)[0])) fields.delete(path);
  for (const path of entries.keys()) if (ids.has(splitKey(path)[0])) entries.delete(path);
  for (const [id, { field }] of edits.entries()) if (ids.has(splitKey(field)[0])) edits.delete(id);
}
