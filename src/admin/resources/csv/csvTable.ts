import { readCsv } from './csvText';

/** Bytes of a file at most. */
export const CSV_MAX_BYTES = 10 * 1024 * 1024;
/** Rows of a file at most. */
export const CSV_MAX_ROWS = 20_000;

/** A row by the names of its columns; a column the file does not have is missing. */
export interface CsvRecord {
  /** The number of the row in the file, from 1. */
  number: number;
  cells: ReadonlyMap<string, string>;
}

/** What is wrong with a row of a file. */
export interface CsvProblem {
  row: number;
  message: string;
}

const columnName = (text: string) => text.trim().toLowerCase();

/**
 * Reads a CSV file whose first row names its columns.
 * @param known the columns that may stand in it, in lower case; any other is a problem
 * @param needed those that must
 */
export async function readCsvTable(
  text: string,
  known: readonly string[],
  needed: readonly string[],
): Promise<{ records: CsvRecord[]; problems: CsvProblem[] }> {
  const failed = (row: number, message: string) => ({ records: [], problems: [{ row, message }] });
  const read = await readCsv(text);
  if ('problem' in read) return failed(1, read.problem);
  const [head, ...rows] = read.rows;
  if (!head) return failed(1, 'The file is empty.');
  const names = head.cells.map(columnName);
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return failed(head.number, `The first row must name the columns: ${missing.join(', ')}.`);
  const odd = names.find((name, at) => !known.includes(name) || names.indexOf(name) !== at);
  if (odd !== undefined)
    return failed(head.number, `The column “${odd}” is unknown or named twice.`);
  if (rows.length > CSV_MAX_ROWS)
    return failed(head.number, `A file may have at most ${CSV_MAX_ROWS} rows.`);
  const long = rows.find(({ cells }) => cells.length > names.length);
  if (long) return failed(long.number, 'The row has more cells than there are columns.');
  return {
    records: rows.map(({ number, cells }) => ({
      number,
      cells: new Map(cells.map((cell, at) => [names[at] ?? '', cell])),
    })),
    problems: [],
  };
}
