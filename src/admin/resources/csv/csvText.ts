import { company } from '@/domain/company/company';
import { cleanText } from '@/domain/text/cleanText';
import { lazyModule } from '@/ui/lazy/lazyModule';

/**
 * Texts that a spreadsheet would run as a formula, after {@link String.normalize} has replaced wide and small variants of
 * the first character, but not negative numbers. Some spreadsheets ignore spaces, control characters and invisible characters before it.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@])/u;

const isFormula = (text: string) =>
  !/^-\d+(?:[.,]\d+)?$/.test(text) && FORMULA.test(text.normalize('NFKC'));

/** Spreadsheets detect UTF-8 by the byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Puts a `'` before texts that start like a formula, so that no spreadsheet runs them. */
export function escapeFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Reverts {@link escapeFormula}, for every text. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

/** Spreadsheets separate cells by semicolons where a comma separates decimals. */
const DELIMITER = company.number.decimal === ',' ? ';' : ',';

const papaparse = lazyModule(() => import('papaparse'));

/** Writes rows as CSV for spreadsheets: UTF-8 with a byte order mark, and formulas escaped. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await papaparse.load();
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      rows.map((row) => row.map(escapeFormula)),
      { delimiter: DELIMITER },
    )
  );
}

/** Returns the text of a file, or why it cannot be imported. Never rejects. */
export async function readCsvFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > CSV_MAX_MB * 1024 * 1024)
    return { problem: `The file is too large. The limit is ${CSV_MAX_MB} MB.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: 'The file could not be read.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // Excel saves “CSV” in the encoding of the system. Its letters with accents would be lost.
    return { problem: 'The file is not UTF-8 text. Save it as “CSV UTF-8” and import it again.' };
  }
}

/** Row of a file and its number there, from 1. */
interface CsvRow {
  number: number;
  cells: string[];
}

/** Any common delimiter and quoted line breaks. Leaves out empty rows. @throws if the parser cannot be loaded */
export async function readCsv(text: string): Promise<{ rows: CsvRow[]; problem?: CsvProblem }> {
  const { default: Papa } = await papaparse.load();
  const { data, errors } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''));
  const error = errors.find(({ type }) => type === 'Quotes');
  const message = 'a quotation mark is not closed.';
  if (error) return { rows: [], problem: { row: (error.row ?? 0) + 1, message } };
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(unescapeFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const tooMany = `The file has too many rows. The limit is ${CSV_MAX_ROWS}.`;
  if (rows.length > CSV_MAX_ROWS + 1) return { rows: [], problem: { row: 1, message: tooMany } };
  return { rows };
}

const CSV_MAX_MB = 10;
const CSV_MAX_ROWS = 20_000;

/** Row of a CSV file, keyed by column name. Columns that the file does not have are missing. */
export interface CsvRecord {
  /** Row number in the file, from 1. */
  number: number;
  cells: ReadonlyMap<string, string>;
}

export interface CsvProblem {
  row: number;
  message: string;
}

const columnName = (text: string) => cleanText(text).trim().toLowerCase();

/** Column names are in the first row. `known`: the allowed ones, in lower case. `needed`: the required ones. */
export async function readCsvTable(
  text: string,
  known: readonly string[],
  needed: readonly string[],
): Promise<{ records: CsvRecord[]; problems: CsvProblem[] }> {
  const failed = (row: number, message: string) => ({ records: [], problems: [{ row, message }] });
  const { rows: all, problem } = await readCsv(text);
  if (problem) return { records: [], problems: [problem] };
  const [head, ...rows] = all;
  if (!head) return failed(1, 'The file is empty.');
  const names = head.cells.map(columnName);
  // Spreadsheets also write columns at the end that are empty by now.
  while (names.at(-1) === '') names.pop();
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return failed(
      head.number,
      `The first row must contain the column ${missing.map((name) => `“${name}”`).join(' and ')}. Export a file to see all columns.`,
    );
  const odd = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (odd !== undefined) return failed(head.number, `Column “${odd}” is unknown or appears twice.`);
  const isFilled = (cell: string) => cell.trim() !== '';
  const long = rows.find(({ cells }) => cells.slice(names.length).some(isFilled));
  if (long) return failed(long.number, 'The row has more cells than the header.');
  return {
    records: rows.map(({ number, cells }) => ({
      number,
      cells: new Map(cells.slice(0, names.length).map((cell, index) => [names[index] ?? '', cell])),
    })),
    problems: [],
  };
}
