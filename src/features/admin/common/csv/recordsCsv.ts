import { isHostileKey } from '@/domain/jsonObject';
import { sameJson } from '@/domain/sameJson';
import { readCsvTable, type CsvProblem, type CsvRecord } from './csvTable';
import { writeCsv } from './csvText';

const ID_MAX = 100;

/** What a cell means: fields of the record, or what is wrong with it. */
export type Meaning<T> = { fields: Partial<T> } | { problem: string };

/** A column of a file of records. */
export interface CsvField<T> {
  column: string;
  write: (record: T) => string;
  /** @param base the record of this row as it is now; missing for a new one */
  read: (cell: string, base: T | undefined) => Meaning<T>;
}

interface CsvAble {
  id: string;
  slug: string;
  isFeatured: boolean;
}

/** What is to be known of a kind of records to read a file of them. */
export interface CsvKind<T extends CsvAble> {
  fields: readonly CsvField<T>[];
  /** Columns that a new record cannot be without. */
  needed: readonly string[];
  /** A new record with this id, or with one of its own where it is ''. */
  blank: (id: string) => T;
  /** Gives a new record what the file does not say, such as a free address. */
  finished: (record: T, all: readonly T[]) => T;
  /** Marks a record as changed now. */
  touched: (record: T) => T;
  /** Featured records at most, and what is said of more. */
  featuredLimit: number;
  featuredText: string;
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
  problems: CsvProblem[];
}

/** Records as a CSV text, a row each. */
export function recordsCsv<T extends CsvAble>(
  records: readonly T[],
  fields: readonly CsvField<T>[],
): Promise<string> {
  const head = ['id', ...fields.map(({ column }) => column)];
  const rows = records.map((record) => [record.id, ...fields.map(({ write }) => write(record))]);
  return writeCsv([head, ...rows]);
}

type Row<T> = ImportedRecord<T> | { problems: string[] };

function recordOfRow<T extends CsvAble>(
  { cells }: CsvRecord,
  byId: ReadonlyMap<string, T>,
  kind: CsvKind<T>,
): Row<T> {
  const id = (cells.get('id') ?? '').trim();
  if (isHostileKey(id) || id.length > ID_MAX) return { problems: [`id: “${id}” is not allowed`] };
  const base = byId.get(id);
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

interface NumberedRecord<T> extends ImportedRecord<T> {
  number: number;
}

/** What is wrong with all the records together, by the row of each. */
function problemsOfAll<T extends CsvAble>(
  rows: readonly NumberedRecord<T>[],
  byId: ReadonlyMap<string, T>,
  { featuredLimit, featuredText }: CsvKind<T>,
): CsvProblem[] {
  const mine = new Set(rows.map(({ record }) => record.id));
  const others = [...byId.values()].filter(({ id }) => !mine.has(id));
  const slugs = new Set(others.map(({ slug }) => slug));
  const ids = new Set<string>();
  const count = (list: readonly T[]) => list.filter(({ isFeatured }) => isFeatured).length;
  const after = count(others) + count(rows.map(({ record }) => record));
  // Content that has too many already may still be mended.
  const isOver = after > Math.max(featuredLimit, count([...byId.values()]));
  return rows.flatMap(({ number, record }) => {
    const found: string[] = [];
    if (ids.has(record.id)) found.push(`id: “${record.id}” stands in the file twice`);
    if (slugs.has(record.slug)) found.push(`slug: “${record.slug}” belongs to another one`);
    const isNew = record.isFeatured && !byId.get(record.id)?.isFeatured;
    if (isOver && isNew) found.push(`featured: ${featuredText}`);
    ids.add(record.id);
    slugs.add(record.slug);
    return found.map((message) => ({ row: number, message }));
  });
}

/**
 * Reads a file of records: a row with a known id changes that record, any other adds one, records without a row
 * stay. All or nothing: with a single problem nothing is to be imported. Changes nothing itself.
 */
export async function readRecordsCsv<T extends CsvAble>(
  text: string,
  records: readonly T[],
  kind: CsvKind<T>,
): Promise<RecordsImport<T>> {
  const columns = ['id', ...kind.fields.map(({ column }) => column)];
  const { records: read, problems } = await readCsvTable(text, columns, ['id']);
  const byId = new Map(records.map((record) => [record.id, record]));
  const rows: NumberedRecord<T>[] = [];
  const added: T[] = [];
  for (const csv of read) {
    const row = recordOfRow(csv, byId, kind);
    if ('problems' in row)
      problems.push(...row.problems.map((message) => ({ row: csv.number, message })));
    else if (row.changed) rows.push({ ...row, number: csv.number });
    else {
      const record = kind.finished(row.record, [...records, ...added]);
      added.push(record);
      rows.push({ record, number: csv.number });
    }
  }
  // Where rows are missing, what is said of all together could be wrong.
  if (problems.length === 0) problems.push(...problemsOfAll(rows, byId, kind));
  const imported = rows.filter(({ changed }) => changed === undefined || changed.length > 0);
  return {
    imported: imported.map(({ record, changed }) => ({ record, ...(changed && { changed }) })),
    unchanged: rows.length - imported.length,
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
