import type * as Y from 'yjs';
import type { JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import type { Records } from './records';
import { keyedEntries, joinRecords, ruleOf } from '../storage/fieldRules';
import { changedAfterRemoval, purgeRecords, type Parts } from './deskDoc';
import { docView, EMPTY_DOC, joinParts, type DeskView } from './deskView';
import { ERASING_FIELD, writeRecords, type ShapeOf, type Writer } from './writeRecords';

/** Whether two versions of a record are equal. The order of entries is not part of them. */
function isSameRecord(one: JsonObject, other: JsonObject): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => {
    if (ruleOf(field) === 'own' || sameJson(one[field], other[field])) return true;
    if (ruleOf(field) !== 'entries') return false;
    return sameJson(
      Object.fromEntries(keyedEntries(one[field])),
      Object.fromEntries(keyedEntries(other[field])),
    );
  });
}

/** Returns a record of the document as this device stores it. */
function storedRecord(
  fields: JsonObject,
  local: JsonObject | undefined,
  defaults: JsonObject,
): JsonObject {
  const own = Object.entries(local ?? {}).filter(([field]) => ruleOf(field) === 'own');
  return { ...defaults, ...fields, ...Object.fromEntries(own) };
}

/** Returns the records that differ from the document. */
export function differingRecords(view: DeskView, records: Records, shapeOf: ShapeOf): Records {
  const differing = Object.entries(records).filter(([key, record]) => {
    const known = view.get(key);
    if (!known) return true;
    const stored = storedRecord(known.fields, record as JsonObject, shapeOf(key).defaults);
    return !isSameRecord(stored, record as JsonObject);
  });
  return Object.fromEntries(differing);
}

const isErased = (fields: JsonObject) => fields[ERASING_FIELD] === true;

/**
 * Writes the records of a device that reads the copy for the first time. Records that differ stay both, joined by their
 * keys. Where personal data was removed from one of them, that one replaces the other, with the entries of both.
 */
export function joinLocal(doc: Y.Doc, records: Records, shapeOf: ShapeOf, writer: Writer): void {
  const known = docView(doc);
  const [both, erased]: [Record<string, object>, Record<string, object>] = [{}, {}];
  for (const [key, object] of Object.entries(differingRecords(known.view, records, shapeOf))) {
    const [record, fields] = [object as JsonObject, known.view.get(key)?.fields];
    if (!fields || isErased(record) === isErased(fields)) {
      both[key] = record;
      continue;
    }
    const { defaults, withHistory } = shapeOf(key);
    const copied = { ...defaults, ...fields };
    const [stored, version] = isErased(record) ? [copied, record] : [record, copied];
    erased[key] = withHistory?.(stored, version) ?? version;
  }
  writeRecords(doc, known, { records: erased, removed: [] }, shapeOf, writer);
  writeRecords(doc, EMPTY_DOC, { records: both, removed: [] }, shapeOf, writer);
}

/**
 * Creates removed records again that another device has changed without knowing of the removal.
 * @param records what this device has stored
 */
export function restoreChanged(
  doc: Y.Doc,
  before: DeskView,
  records: Records,
  shapeOf: ShapeOf,
  writer: Writer,
): void {
  const { parts: all } = docView(doc);
  const changed = new Set(changedAfterRemoval(doc, all));
  if (changed.size === 0) return;
  const restored: Record<string, object> = {};
  const purged = new Set<string>();
  for (const [key, { ids }] of before) {
    const record = records[key];
    const left = ids.filter((id) => changed.has(id));
    if (!record || left.length === 0) continue;
    const remains = new Map(left.map((id) => [id, { ...all.get(id), key } as Parts]));
    restored[key] = joinRecords(joinParts(remains).get(key)?.fields ?? {}, undefined, record);
    left.forEach((id) => purged.add(id));
  }
  doc.transact(() => {
    writeRecords(doc, EMPTY_DOC, { records: restored, removed: [] }, shapeOf, writer);
    purgeRecords(doc, purged);
  });
}

/** Returns the records that this device is to store. Those that it has stored stay the same objects if nothing changes. */
export function recordsToStore(
  view: DeskView,
  records: Records,
  before: DeskView,
  shapeOf: ShapeOf,
): Records {
  const next: Record<string, object> = {};
  for (const [key, record] of Object.entries(records))
    if (view.has(key) || !before.has(key)) next[key] = record;
  for (const [key, { fields }] of view) {
    const local = records[key] as JsonObject | undefined;
    const stored = storedRecord(fields, local, shapeOf(key).defaults);
    if (!sameJson(stored, local)) next[key] = stored;
  }
  return next;
}
