import type * as Y from 'yjs';
import type { JsonObject } from '@/domain/text/jsonObject';
import { highestOf, inOrderOfTime, isSameValue, ruleOf } from '../storage/fieldRules';
import { partsOf, rootsOf, type Parts } from './deskDoc';

/** One of the values of a field that was changed on two devices. */
interface FieldVersion {
  value: unknown;
  /** ID of the device; '' if it is not known. */
  by: string;
  /** ISO 8601; '' if it is not known. */
  at: string;
}

/** A field that was changed on two devices. */
export interface FieldConflict {
  field: string;
  /** The value that every device shows. */
  kept: FieldVersion;
  others: FieldVersion[];
}

/** A record of the document. It has several IDs if two devices have created it. */
interface DeskRecord {
  ids: readonly string[];
  /** Its fields, without those that have their default value. */
  fields: JsonObject;
  conflicts: FieldConflict[];
}

export type DeskView = ReadonlyMap<string, DeskRecord>;

interface Head extends FieldVersion {
  /** ID of the edit; undefined for the value that a record was created with. */
  edit?: string;
}

/** Returns the values of a field that no edit has replaced, the one that every device shows first. */
export function headsOf(parts: readonly Parts[], field: string): Head[] {
  const edits = parts.flatMap((part) => part.edits.get(field) ?? []);
  const replaced = new Set(edits.flatMap(({ over }) => over));
  const open = edits
    .filter(({ id }) => !replaced.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, value, by, at }): Head => ({ value, by, at, edit: id }));
  const stored = parts.flatMap((part): Head[] => {
    const found = part.fields.get(field);
    if (!found) return [];
    const [value, edit] = found;
    return [{ value, by: part.by, at: '', ...(edit !== undefined && { edit }) }];
  });
  const current = stored.find(
    ({ edit }) => edit !== undefined && open.some((one) => one.edit === edit),
  );
  const first = open.find(({ edit }) => edit === current?.edit);
  const created = stored.filter(({ edit }) => edit === undefined);
  const rest = [...open.filter((head) => head !== first), ...created];
  // An edit that its own device has not stored completely has no entry.
  return first ? [first, ...rest] : rest.length > 0 ? rest : stored.slice(0, 1);
}

function listOf(parts: readonly Parts[], field: string): unknown[] {
  const all = new Map(
    parts.flatMap((part) => part.entries.get(field) ?? []).map((one) => [one.key, one] as const),
  );
  return inOrderOfTime([...all.values()]).map(({ entry }) => entry);
}

function mapOf(parts: readonly Parts[], field: string): JsonObject {
  const all = parts.toReversed().flatMap((part) => part.entries.get(field) ?? []);
  return Object.fromEntries(all.map(({ key, entry }) => [key, entry]));
}

function highest(parts: readonly Parts[], field: string): unknown {
  const values = parts.flatMap((part) => [
    part.fields.get(field)?.[0],
    ...(part.entries.get(field) ?? []).map(({ entry }) => entry),
  ]);
  return values.reduce((one, other) => highestOf(one, other), undefined);
}

function recordOf(ids: readonly string[], parts: readonly Parts[]): DeskRecord {
  const names = new Set(
    parts.flatMap((part) => [...part.fields.keys(), ...part.entries.keys(), ...part.edits.keys()]),
  );
  const fields: JsonObject = {};
  const conflicts: FieldConflict[] = [];
  for (const field of [...names].toSorted()) {
    const rule = ruleOf(field);
    if (rule === 'entries') fields[field] = listOf(parts, field);
    else if (rule === 'map') fields[field] = mapOf(parts, field);
    else if (rule === 'highest') fields[field] = highest(parts, field);
    else {
      const [kept, ...rest] = headsOf(parts, field);
      if (!kept) continue;
      if (kept.value !== undefined) fields[field] = kept.value;
      const others = rest.filter(({ value }) => !isSameValue(value, kept.value));
      if (others.length > 0 && rule !== 'identity') conflicts.push({ field, kept, others });
    }
  }
  return { ids, fields, conflicts };
}

/** Returns the records of these parts by their keys. Those that two devices have created are joined. */
export function joinParts(all: ReadonlyMap<string, Parts>): DeskView {
  const groups = new Map<string, string[]>();
  for (const [id, { key }] of all)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), id].toSorted());
  return new Map(
    [...groups].map(([key, ids]) => [
      key,
      recordOf(
        ids,
        ids.flatMap((id) => all.get(id) ?? []),
      ),
    ]),
  );
}

/** A document as this device knew it when its records were stored. */
export interface KnownDoc {
  view: DeskView;
  parts: ReturnType<typeof partsOf>;
  /** The document with what was read since. Records that are equal to it were not changed here. */
  ahead?: DeskView | undefined;
}

/** What was computed of documents that have not changed since. */
const views = new WeakMap<Y.Doc, KnownDoc>();

/** Returns a document as this device knows it. With thousands of records, computing it takes long. */
export function docView(doc: Y.Doc): KnownDoc {
  let known = views.get(doc);
  if (!known) {
    const parts = partsOf(doc);
    const { removed } = rootsOf(doc);
    known = { parts, view: joinParts(new Map([...parts].filter(([id]) => !removed.has(id)))) };
    views.set(doc, known);
    doc.once('update', () => views.delete(doc));
  }
  return known;
}

/** Returns the records of a document by their keys. */
export const viewOf = (doc: Y.Doc): DeskView => docView(doc).view;

/** A document that nothing is known of. */
export const EMPTY_DOC: KnownDoc = { view: new Map(), parts: new Map() };
