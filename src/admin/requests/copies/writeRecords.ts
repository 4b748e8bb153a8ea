import type * as Y from 'yjs';
import type { JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { keyedEntries, fieldsOf, highestOf, ruleOf } from '../storage/fieldRules';
import { KEY_FIELD, purgeRecords, rootsOf, type Parts } from './deskDoc';
import { docView, headsOf, type DeskView, type KnownDoc } from './deskView';

/** The device that writes, and its clock. */
export interface Writer {
  device: string;
  /** ISO 8601. */
  now: () => string;
  /** Returns a random ID. */
  newId: () => string;
}

/** What is known of the records with a key. */
export interface RecordShape {
  /** The fields that this version of the site knows. Others are those of a newer version. */
  fields: readonly string[];
  /** Values that fields have if nothing is stored. */
  defaults: JsonObject;
  /** Returns the version that replaces a stored record, with the entries of both. Personal data stays removed. */
  withHistory?: (stored: object, version: object) => object;
}

export type ShapeOf = (key: string) => RecordShape;

/** Field whose change to true means that personal data was removed. */
export const ERASING_FIELD = 'isAnonymous';

function writeEntries(
  entries: Y.Map<[unknown, number?]>,
  path: string,
  next: Map<string, unknown>,
  before: Map<string, unknown>,
): void {
  for (const key of before.keys()) if (!next.has(key)) entries.delete(`${path}/${key}`);
  for (const [place, [key, value]] of [...next].entries())
    if (!sameJson(value, before.get(key))) entries.set(`${path}/${key}`, [value, place]);
}

/** Writes a value that replaces all values of a field that this device knows. */
function writeEdit(
  doc: Y.Doc,
  ids: readonly string[],
  parts: readonly Parts[],
  { field, value }: { field: string; value: unknown },
  writer: Writer,
): void {
  const { fields, edits } = rootsOf(doc);
  const [first = '', ...others] = ids;
  const over = headsOf(parts, field).flatMap(({ edit }) => edit ?? []);
  const id = writer.newId();
  edits.set(id, { field: `${first}/${field}`, value, over, by: writer.device, at: writer.now() });
  fields.set(`${first}/${field}`, [value, id]);
  for (const edit of over) edits.delete(edit);
  for (const other of others) fields.delete(`${other}/${field}`);
}

function createRecord(
  doc: Y.Doc,
  key: string,
  record: JsonObject,
  { fields: known, defaults }: RecordShape,
  writer: Writer,
): void {
  const { fields, entries } = rootsOf(doc);
  const id = writer.newId();
  fields.set(`${id}/${KEY_FIELD}`, [key, writer.device]);
  for (const field of known) {
    const [value, rule] = [record[field], ruleOf(field)];
    if (value === undefined || rule === 'own') continue;
    if (rule === 'entries') writeEntries(entries, `${id}/${field}`, keyedEntries(value), new Map());
    else if (rule === 'map') writeEntries(entries, `${id}/${field}`, fieldsOf(value), new Map());
    else if (!sameJson(value, defaults[field])) fields.set(`${id}/${field}`, [value]);
  }
}

/** Returns the value of a field; undefined without a record. */
function valueIn(
  view: DeskView | undefined,
  key: string,
  field: string,
  { defaults }: RecordShape,
) {
  const fields = view?.get(key)?.fields;
  return fields && (field in fields ? fields[field] : defaults[field]);
}

const isSame = (view: DeskView, key: string, record: JsonObject, shape: RecordShape) =>
  shape.fields.every((field) => sameJson(record[field], valueIn(view, key, field, shape)));

/** Writes a field that was changed here. */
function writeField(
  doc: Y.Doc,
  { ids, parts }: { ids: readonly string[]; parts: readonly Parts[] },
  { field, value, was }: { field: string; value: unknown; was: unknown },
  writer: Writer,
): void {
  const { entries, erasures } = rootsOf(doc);
  const [first = '', ...others] = ids;
  const path = `${first}/${field}`;
  switch (ruleOf(field)) {
    case 'own':
      return;
    case 'entries': {
      const [next, old] = [keyedEntries(value), keyedEntries(was)];
      writeEntries(entries, path, next, old);
      const replaced = [...old].filter(([key, entry]) => !sameJson(next.get(key), entry));
      for (const id of others)
        for (const [key] of replaced) entries.delete(`${id}/${field}/${key}`);
      return;
    }
    case 'map':
      return writeEntries(entries, path, fieldsOf(value), fieldsOf(was));
    case 'highest': {
      const highest = highestOf(value, was);
      if (!sameJson(highest, was)) entries.set(`${path}/${writer.device}`, [highest]);
      return;
    }
    case 'identity':
    case 'single':
      writeEdit(doc, ids, parts, { field, value }, writer);
      if (field === ERASING_FIELD && value === true) erasures.set(writer.newId(), writer.now());
  }
}

/**
 * Writes the records of this device into the document: what differs from the document was changed here.
 * @param removed keys of records that were removed here
 */
export function writeRecords(
  doc: Y.Doc,
  { view, parts: all, ahead }: KnownDoc,
  { records, removed }: { records: Readonly<Record<string, object>>; removed: readonly string[] },
  shapeOf: ShapeOf,
  writer: Writer,
): void {
  doc.transact(() => {
    for (const [key, object] of Object.entries(records)) {
      const [record, shape, known] = [object as JsonObject, shapeOf(key), view.get(key)];
      if (!known) {
        if (!ahead || !isSame(ahead, key, record, shape))
          createRecord(doc, key, record, shape, writer);
        continue;
      }
      const parts = known.ids.flatMap((id) => all.get(id) ?? []);
      for (const field of shape.fields) {
        const [value, was] = [record[field], valueIn(view, key, field, shape)];
        const isKnown =
          sameJson(value, was) || (ahead && sameJson(value, valueIn(ahead, key, field, shape)));
        if (!isKnown) writeField(doc, { ids: known.ids, parts }, { field, value, was }, writer);
      }
    }
    const ids = new Set(removed.flatMap((key) => view.get(key)?.ids ?? []));
    for (const id of ids) rootsOf(doc).removed.set(id, writer.now());
    purgeRecords(doc, ids);
  });
}

/** Settles a field that was changed on two devices: the value that every device shows replaces the others. */
export function settleField(
  doc: Y.Doc,
  { key, field }: { key: string; field: string },
  writer: Writer,
): void {
  const { view, parts: all } = docView(doc);
  const known = view.get(key);
  if (!known) return;
  const parts = known.ids.flatMap((id) => all.get(id) ?? []);
  const value = known.fields[field];
  doc.transact(() => writeEdit(doc, known.ids, parts, { field, value }, writer));
}
