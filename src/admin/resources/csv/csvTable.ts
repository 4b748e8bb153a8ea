import { readCsv } from './csvText';

/** Maximum size of a file in bytes. */
export const CSV_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum number of rows. */
const CSV_MAX_ROWS = 20_000;

/** Row of a CSV file, keyed by column name. Columns that the file does not have are missing. */
export interface CsvRecord {
  /** Row number in the file, from 1. */
  number: number;
  cells: ReadonlyMap<string, string>;
}

/** Problem in a row of a file. */
export interface CsvProblem {
  row: number;
  message: string;
}

const columnName = (text: string) => text.trim().toLowerCase();

/**
 * Parses a CSV file with column names in the first row.
 * @param known the allowed columns in lower case; any other is a problem
 * @param needed the required columns
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
    return failed(
      head.number,
      `The first row must contain the column names ${missing.join(', ')}.`,
    );
  const odd = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (odd !== undefined) return failed(head.number, `Column “${odd}” is unknown or appears twice.`);
  if (rows.length > CSV_MAX_ROWS)
    return failed(head.number, `The file has too many rows. The limit is ${CSV_MAX_ROWS}.`);
  const long = rows.find(({ cells }) => cells.length > names.length);
  if (long) return failed(long.number, 'The row has more cells than the header.');
  return {
    records: rows.map(({ number, cells }) => ({
      number,
      cells: new Map(cells.map((cell, index) => [names[index] ?? '', cell])),
    })),
    problems: [],
  };
}
