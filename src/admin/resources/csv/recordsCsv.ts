import type { Content } from '@/domain/content/content';
import { unfeaturedByChange } from '@/domain/featured/featured';
import { cleanText } from '@/domain/text/cleanText';
import { isHostileKey } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isPathSegment } from '@/domain/text/slug';
import { takenSlugs, uniqueId, uniqueSlug, type NamedRecord } from '../recordNames';
import { recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { CsvColumn } from '../csvColumns';
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

function slugOf({ id, slug = id }: NamedRecord): string {
  return slug;
}

function checkAllRecords<T extends NamedRecord>(
  rows: readonly NumberedRecord<T>[],
  byId: ReadonlyMap<string, T>,
): CsvProblem[] {
  const mine = new Set(rows.map(({ record }) => record.id));
  const others = [...byId.values()].filter(({ id }) => !mine.has(id));
  const slugs = new Set(others.map(slugOf));
  const allIds = new Set([...byId.keys(), ...mine]);
  const away = new Set(others.filter((other) => leadsAway(other, mine)).map(slugOf));
  const ids = new Set<string>();
  return rows.flatMap(({ number, record }) => {
    const found: string[] = [];
    const { id } = record;
    const slug = slugOf(record);
    const base = byId.get(id);
    if (ids.has(id)) found.push(`id: “${id}” appears twice in the file`);
    if (!base && away.has(id)) found.push(`id: “${id}” is the slug of another record`);
    if (slugs.has(slug)) found.push(`slug: “${slug}” is already in use`);
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

export function writeRecordsCsv<C extends ResourceName>(
  { csv }: ResourceData<C>,
  records: readonly RecordOf<C>[],
): Promise<string> {
  const columns = csv?.columns ?? [];
  const head = ['id', ...columns.map(({ column }) => column)];
  const rows = records.map((record) => [record.id, ...columns.map(({ write }) => write(record))]);
  return writeCsv([head, ...rows]);
}

type Row<T> = ImportedRecord<T> | { problems: string[] };

/** Returns a record with these fields, without those that are undefined. */
function withFields<T extends object>(record: T, fields: Partial<T>): T {
  const next = { ...record, ...fields };
  for (const key of Object.keys(fields) as (keyof T)[])
    if (fields[key] === undefined) delete next[key];
  return next;
}

interface CsvColumns<T> {
  columns: readonly CsvColumn<T>[];
  required: readonly string[];
}

/** `base`: the record as it is now; undefined for a new one. `start`: the record without the cells. */
export function readCells<T extends object>(
  cells: CsvRecord['cells'],
  { columns, required }: CsvColumns<T>,
  { base, start }: { base: T | undefined; start: T },
  content: Content,
): { record: T; changed: string[]; problems: string[] } {
  const problems: string[] = [];
  let record = start;
  const changed: string[] = [];
  for (const { column, read, write } of columns) {
    const cell = cells.get(column);
    if (cell === undefined && !base && required.includes(column))
      problems.push(`${column}: required for new records`);
    // A cell that equals the exported value is no change, even if it would be rejected as input.
    if (cell === undefined) continue;
    const text = cleanText(cell);
    if (base && cleanText(write(base)) === text) continue;
    const result = read(text, base, content);
    if ('problem' in result) {
      problems.push(`${column}: ${result.problem}`);
      continue;
    }
    const next = withFields(record, result.fields);
    if (!sameJson(next, record)) changed.push(column);
    record = next;
  }
  return { record, changed, problems };
}

function readRow<C extends ResourceName>(
  { cells }: CsvRecord,
  resource: ResourceData<C>,
  content: Content,
  byId: ReadonlyMap<string, RecordOf<C>>,
  { now, newId }: { now: string; newId: () => string },
): Row<RecordOf<C>> {
  const id = (cells.get('id') ?? '').trim();
  const base = byId.get(id);
  // IDs are also used as path segments and file names.
  const isAllowed = id === '' || base || (id.length <= ID_MAX && isPathSegment(id));
  if (isHostileKey(id) || !isAllowed) return { problems: [`id: “${id}” is not allowed`] };
  const start = base ?? resource.create(id || newId(), now);
  const table = resource.csv ?? { columns: [], required: [] };
  const { record, changed, problems } = readCells(cells, table, { base, start }, content);
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
  const columns = ['id', ...(resource.csv?.columns ?? []).map(({ column }) => column)];
  const { records: read, problems } = await readCsvTable(text, columns, ['id']);
  const records = recordsOf(content, resource.name);
  const byId = new Map(records.map((record) => [record.id, record]));
  const all = new Map(byId);
  const taken = takenSlugs(records);
  const deps = { now, newId: () => uniqueId(idPrefix, taken, random) };
  const rows: NumberedRecord<RecordOf<C>>[] = [];
  for (const csv of read) {
    const row = readRow(csv, resource, content, byId, deps);
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
