import { unfeaturedByChange } from '@/domain/featured/featured';
import { isHostileKey } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isPathSegment } from '@/domain/text/slug';
import { readCsvTable, type CsvProblem, type CsvRecord } from './csvTable';
import { writeCsv } from './csvText';
import { findMissingDraftPictures, checkAllRecords, type NumberedRecord } from './recordsCsvChecks';

// See docs/behaviour/csv.md.

const ID_MAX = 100;

/** Parsed cell: fields of the record, or a problem. */
export type CellResult<T> = { fields: Partial<T> } | { problem: string };

/** Column of a CSV file. */
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

/** Schema for reading a CSV file of one kind of records. */
export interface CsvSchema<T extends CsvRecordBase> {
  fields: readonly CsvField<T>[];
  /** Columns that a new record requires. */
  needed: readonly string[];
  /** Returns a new record with this id, or with a generated one for ''. */
  blank: (id: string) => T;
  /** Fills in the fields of a new record that the file does not have, such as a unique slug. */
  finished: (record: T, all: readonly T[]) => T;
  /** Returns the record with its modification time set to now. */
  touched: (record: T) => T;
  /** Maximum number of featured records. */
  featuredLimit: number;
}

/** Change of one record by an import. */
export interface ImportedRecord<T> {
  record: T;
  /** Changed columns; missing for a new record. */
  changed?: string[];
}

/** Changes of an import, or the problems that prevent it. */
export interface RecordsImport<T> {
  imported: ImportedRecord<T>[];
  /** Number of rows without changes. */
  unchanged: number;
  /** Records that are unfeatured, because the file features more than the limit. */
  unfeatured: T[];
  problems: CsvProblem[];
}

/** Writes records as a CSV text with one row each. */
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
  // Ids are also used as path segments and file names.
  const isGood = id === '' || base || (id.length <= ID_MAX && isPathSegment(id));
  if (isHostileKey(id) || !isGood) return { problems: [`id: “${id}” is not allowed`] };
  const problems: string[] = [];
  let record = base ?? kind.blank(id);
  const changed: string[] = [];
  for (const { column, read, write } of kind.fields) {
    const cell = cells.get(column);
    if (cell === undefined && !base && kind.needed.includes(column))
      problems.push(`${column}: a new one needs it`);
    // A cell that equals the exported value is no change, even if it would be rejected as input.
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
 * Reads a CSV file of records. A row with a known id changes that record, and any other row adds
 * one. Records without a row stay. With a single problem nothing may be imported. The function has
 * no side effects.
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
  // With missing rows, the checks across all records could report false problems.
  if (problems.length === 0) problems.push(...checkAllRecords(rows, byId));
  const imported = rows.filter(({ changed }) => changed === undefined || changed.length > 0);
  return {
    imported: imported.map(({ record, changed }) => ({ record, ...(changed && { changed }) })),
    unchanged: rows.length - imported.length,
    unfeatured: unfeaturedByChange(records, [...all.values()], kind.featuredLimit),
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
