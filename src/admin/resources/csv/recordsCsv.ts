import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { unfeaturedByChange } from '@/domain/featured/featured';
import { cleanText } from '@/domain/text/cleanText';
import { isHostileKey } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isPathSegment } from '@/domain/text/slug';
import { normalizeTopicPath } from '@/domain/topic/topic';
import { takenSlugs, uniqueId, uniqueSlug, type NamedRecord } from '../recordNames';
import { pageContext, type AnyField } from '../../fields/field';
import { setValue, storedOf, valueOf } from '../../fields/record';
import { recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { ResourceData } from '../resource';
import { readCsvTable, writeCsv, type CsvProblem, type CsvRecord } from './csvText';
import type { ImportedRecord } from '../thunks';
import { mediaBlob, collectMediaRefs } from '../../drafts/storage/mediaDrafts';

// See docs/behaviour/csv.md.

interface NumberedRecord<T> extends ImportedRecord<T> {
  number: number;
}

/** Whether the page of a record would redirect to another one: its slug is the ID of that record. */
function leadsAway({ id, slug }: NamedRecord, ids: { has: (id: string) => boolean }): boolean {
  return slug !== undefined && slug !== id && ids.has(slug);
}

/** The slug, or the path of a topic page: no other record may have it. */
function addressOf({ id, slug = id, path }: NamedRecord & { path?: string }): string {
  return path === undefined ? slug : (normalizeTopicPath(path) ?? path);
}

function checkAllRecords<T extends NamedRecord & { path?: string }>(
  rows: readonly NumberedRecord<T>[],
  byId: ReadonlyMap<string, T>,
): CsvProblem[] {
  const mine = new Set(rows.map(({ record }) => record.id));
  const others = [...byId.values()].filter(({ id }) => !mine.has(id));
  const slugs = new Set(others.map(addressOf));
  const allIds = new Set([...byId.keys(), ...mine]);
  const away = new Set(others.filter((other) => leadsAway(other, mine)).map(addressOf));
  const ids = new Set<string>();
  return rows.flatMap(({ number, record }) => {
    const found: string[] = [];
    const { id } = record;
    const slug = addressOf(record);
    const base = byId.get(id);
    if (ids.has(id)) found.push(`id: “${id}” appears twice in the file`);
    if (!base && away.has(id)) found.push(`id: “${id}” is the slug of another record`);
    const column = record.path === undefined ? 'slug' : 'path';
    if (slugs.has(slug)) found.push(`${column}: “${slug}” is already in use`);
    // A redirect that existed before the import is not reported.
    else if (leadsAway(record, allIds) && !(base?.slug === slug && byId.has(slug)))
      found.push(`slug: “${slug}” is the id of another record`);
    ids.add(id);
    slugs.add(slug);
    return found.map((message) => ({ row: number, message }));
  });
}

/** Returns the media drafts that rows refer to and that this browser does not have. */
async function findMissingMedia<T>(
  { record, number }: NumberedRecord<T>,
  base: T | undefined,
): Promise<CsvProblem[]> {
  const known = collectMediaRefs(base);
  const named = [...collectMediaRefs(record)].filter((ref) => !known.has(ref));
  const blobs = await Promise.all(named.map(mediaBlob));
  return named
    .filter((_, index) => !blobs[index])
    .map((ref) => ({ row: number, message: `image “${ref}” is not stored in this browser` }));
}

const ID_MAX = 100;

export interface RecordsImport<T> {
  imported: ImportedRecord<T>[];
  /** Number of rows without changes. */
  unchanged: number;
  /** Records that are unfeatured, because the file features more than the limit. */
  unfeatured: T[];
  problems: CsvProblem[];
}

interface CsvDeps {
  /** ISO 8601. */
  now: string;
  random: () => number;
}

/** The fields with a column, and its name. */
function csvColumnsOf<C extends ResourceName>({ fields, csvOrder: order = [] }: ResourceData<C>) {
  const place = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return fields
    .flatMap((field) => (field.csv ? [{ field, column: field.csv.column }] : []))
    .toSorted((a, b) => place(a.column) - place(b.column));
}

/** Returns '' for a field without a column, or without a value. */
export function cellText(field: AnyField, record: object): string {
  const value = valueOf(record, field);
  return value === undefined ? '' : (field.csv?.write(value) ?? '');
}

export function writeRecordsCsv<C extends ResourceName>(
  resource: ResourceData<C>,
  records: readonly RecordOf<C>[],
): Promise<string> {
  const columns = csvColumnsOf(resource);
  const head = ['id', ...columns.map(({ column }) => column)];
  const rows = records.map((record) => [
    record.id,
    ...columns.map(({ field }) => cellText(field, record)),
  ]);
  return writeCsv([head, ...rows]);
}

type Row<T> = ImportedRecord<T> | { problems: string[] };

/** `base`: the record as it is now; undefined for a new one. `start`: the record without the cells. */
export function readCells<T extends object>(
  cells: CsvRecord['cells'],
  fields: readonly AnyField[],
  { base, start }: { base: T | undefined; start: T },
  content: Content,
): { record: T; changed: string[]; problems: string[] } {
  const problems: string[] = [];
  const record = structuredClone(start);
  const context = { ...pageContext(content), canFeature: true, isNew: !base };
  const changed: string[] = [];
  for (const field of fields) {
    const { csv, isRequired } = field;
    if (!csv) continue;
    const { column } = csv;
    const cell = cells.get(column);
    if (cell === undefined && !base && isRequired)
      problems.push(`${column}: required for new records`);
    // A cell that equals the exported value is no change, even if it would be rejected as input.
    if (cell === undefined) continue;
    const text = cleanText(cell);
    if (base && cleanText(cellText(field, base)) === text) continue;
    const stored = storedOf(field, start, context);
    const { input, problem } = csv.read(text, stored);
    const checked = input === undefined ? undefined : v.safeParse(field.schema(stored), input);
    const message = problem ?? checked?.issues?.[0].message;
    if (message !== undefined) problems.push(`${column}: ${message}`);
    if (message !== undefined || input === undefined) continue;
    const value: unknown = field.fromInput(input, stored, {});
    if (sameJson(value, stored.value)) continue;
    changed.push(column);
    setValue(record, field, value);
  }
  return { record, changed, problems };
}

function readRow<C extends ResourceName>(
  { cells }: CsvRecord,
  resource: ResourceData<C>,
  content: Content,
  byId: ReadonlyMap<string, RecordOf<C>>,
  { now, newId, fields }: { now: string; newId: () => string; fields: readonly AnyField[] },
): Row<RecordOf<C>> {
  const id = (cells.get('id') ?? '').trim();
  const base = byId.get(id);
  // IDs are also used as path segments and file names.
  const isAllowed = id === '' || base || (id.length <= ID_MAX && isPathSegment(id));
  if (isHostileKey(id) || !isAllowed) return { problems: [`id: “${id}” is not allowed`] };
  const start = base ?? resource.create(id || newId(), now);
  const { record, changed, problems } = readCells(cells, fields, { base, start }, content);
  if (problems.length > 0) return { problems };
  if (!base) return { record };
  return { record: changed.length > 0 ? { ...record, updatedAt: now } : record, changed };
}

/** Known IDs change records, other rows add some, and records without a row stay. With one problem, import nothing. */
export async function readRecordsCsv<C extends ResourceName>(
  text: string,
  resource: ResourceData<C>,
  content: Content,
  { now, random }: CsvDeps,
): Promise<RecordsImport<RecordOf<C>>> {
  const { nameOf, complete, idPrefix } = resource;
  const columns = csvColumnsOf(resource);
  const known = ['id', ...columns.map(({ column }) => column)];
  const { records: read, problems } = await readCsvTable(text, known, ['id']);
  const records = recordsOf(content, resource.name);
  // The records of this list may change together, so they are compared once all rows are read.
  const others = { ...content, [resource.name]: [] };
  const byId = new Map(records.map((record) => [record.id, record]));
  const all = new Map(byId);
  const taken = takenSlugs(records);
  const fields = columns.map(({ field }) => field);
  const deps = { now, newId: () => uniqueId(idPrefix, taken, random), fields };
  const rows: NumberedRecord<RecordOf<C>>[] = [];
  for (const csv of read) {
    const row = readRow(csv, resource, others, byId, deps);
    if ('problems' in row) {
      problems.push(...row.problems.map((message) => ({ row: csv.number, message })));
      continue;
    }
    let { record } = row;
    if (!row.changed) {
      const { slug }: NamedRecord = record;
      if (slug === '') record = { ...record, slug: uniqueSlug(nameOf(record), record.id, taken) };
      record = complete?.(record, [...all.values()]) ?? record;
    }
    takenSlugs([record]).forEach((name) => taken.add(name));
    all.set(record.id, record);
    rows.push({ ...row, record, number: csv.number });
  }
  const lost = rows.map((row) => findMissingMedia(row, byId.get(row.record.id)));
  problems.push(...(await Promise.all(lost)).flat());
  // With missing rows, the checks across all records could report false problems.
  if (problems.length === 0) problems.push(...checkAllRecords(rows, byId));
  const imported = rows.filter(({ changed }) => changed === undefined || changed.length > 0);
  const limit = resource.featured?.limit ?? Infinity;
  return {
    imported: imported.map(({ record, changed }) => ({ record, ...(changed && { changed }) })),
    unchanged: rows.length - imported.length,
    unfeatured: unfeaturedByChange(records, [...all.values()], limit),
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
