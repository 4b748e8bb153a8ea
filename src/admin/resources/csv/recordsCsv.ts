import { unfeaturedByChange } from '@/domain/featured/featured';
import { isHostileKey } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isPathSegment } from '@/domain/text/slug';
import { readCsvTable, type CsvProblem, type CsvRecord } from './csvTable';
import { writeCsv } from './csvText';
import { findMissingDraftPictures, checkAllRecords, type NumberedRecord } from './recordsCsvChecks';

const ID_MAX = 100;

/** What a cell means: fields of the record, or what is wrong with it. */
export type CellResult<T> = { fields: Partial<T> } | { problem: string };

/** A column of a file of records. */
export interface CsvField<T> {
  column: string;
  write: (record: T) => string;
  /** @param base the record of this row as it is now; missing for a new one */
  read: (cell: string, base: T | undefined) => CellResult<T>;
}

export interface CsvRecordBase {
  id: string;
  slug: string;
  isFeatured: boolean;
}

/** What is to be known of a kind of records to read a file of them. */
export interface CsvSchema<T extends CsvRecordBase> {
  fields: readonly CsvField<T>[];
  /** Columns that a new record cannot be without. */
  needed: readonly string[];
  /** A new record with this id, or with one of its own where it is ''. */
  blank: (id: string) => T;
  /** Gives a new record what the file does not say, such as a free address. */
  finished: (record: T, all: readonly T[]) => T;
  /** Marks a record as changed now. */
  touched: (record: T) => T;
  /** How many records can be featured. */
  featuredLimit: number;
}

/** What an import would do to a record. */
export interface ImportedRecord<T> {
  record: T;
  /** Columns that differ; missing for a new record. */
  changed?: string[];
}

/** What an import would do, or why it does nothing. */
export interface RecordsImport<T> {
  imported: ImportedRecord<T>[];
  /** Rows that say what is there already. */
  unchanged: number;
  /** Records that lose the featured flag, because the file features more than the limit. */
  unfeatured: T[];
  problems: CsvProblem[];
}

/** Records as a CSV text, a row each. */
export function writeRecordsCsv<T extends CsvRecordBase>(
  records: readonly T[],
  fields: readonly CsvField<T>[],
): Promise<string> {
  const head = ['id', ...fields.map(({ column }) => column)];
  const rows = records.map((record) => [record.id, ...fields.map(({ write }) => write(record))]);
  return writeCsv([head, ...rows]);
}

type Row<T> = ImportedRecord<T> | { problems: string[] };

function recordOfRow<T extends CsvRecordBase>(
  { cells }: CsvRecord,
  byId: ReadonlyMap<string, T>,
  kind: CsvSchema<T>,
): Row<T> {
  const id = (cells.get('id') ?? '').trim();
  const base = byId.get(id);
  // Pages and files are named by ids too.
  const isGood = id === '' || base || (id.length <= ID_MAX && isPathSegment(id));
  if (isHostileKey(id) || !isGood) return { problems: [`id: “${id}” is not allowed`] };
  const problems: string[] = [];
  let record = base ?? kind.blank(id);
  const changed: string[] = [];
  for (const { column, read, write } of kind.fields) {
    const cell = cells.get(column);
    if (cell === undefined && !base && kind.needed.includes(column))
      problems.push(`${column}: a new one needs it`);
    // What was written from the record as it is means no change, even where it would be refused.
    if (cell === undefined || (base && write(base) === cell)) continue;
    const meaning = read(cell, base);
    if ('problem' in meaning) {
      problems.push(`${column}: ${meaning.problem}`);
      continue;
    }
    const next = { ...record, ...meaning.fields };
    if (!sameJson(next, record)) changed.push(column);
    record = next;
  }
  if (problems.length > 0) return { problems };
  return base
    ? { record: changed.length > 0 ? kind.touched(record) : record, changed }
    : { record };
}

/**
 * Reads a file of records: a row with a known id changes that record, any other adds one, records without a row
 * stay. All or nothing: with a single problem nothing is to be imported. Changes nothing itself.
 */
export async function readRecordsCsv<T extends CsvRecordBase>(
  text: string,
  records: readonly T[],
  kind: CsvSchema<T>,
): Promise<RecordsImport<T>> {
  const columns = ['id', ...kind.fields.map(({ column }) => column)];
  const { records: read, problems } = await readCsvTable(text, columns, ['id']);
  const byId = new Map(records.map((record) => [record.id, record]));
  const rows: NumberedRecord<T>[] = [];
  const all = new Map(byId);
  for (const csv of read) {
    const row = recordOfRow(csv, byId, kind);
    if ('problems' in row)
      problems.push(...row.problems.map((message) => ({ row: csv.number, message })));
    else {
      const record = row.changed ? row.record : kind.finished(row.record, [...all.values()]);
      all.set(record.id, record);
      rows.push({ ...row, record, number: csv.number });
    }
  }
  const lost = rows.map((row) => findMissingDraftPictures(row, byId.get(row.record.id)));
  problems.push(...(await Promise.all(lost)).flat());
  // Where rows are missing, what is said of all together could be wrong.
  if (problems.length === 0) problems.push(...checkAllRecords(rows, byId));
  const imported = rows.filter(({ changed }) => changed === undefined || changed.length > 0);
  return {
    imported: imported.map(({ record, changed }) => ({ record, ...(changed && { changed }) })),
    unchanged: rows.length - imported.length,
    unfeatured: unfeaturedByChange(records, [...all.values()], kind.featuredLimit),
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
