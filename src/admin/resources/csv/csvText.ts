import { importWithRetry } from '@/ui/lazy/importWithRetry';

/**
 * Texts that a spreadsheet would run as a formula, after {@link String.normalize} has replaced wide and small variants of
 * the first character. Some spreadsheets ignore spaces, control characters and invisible characters before it.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@])/u;

const isFormula = (text: string) => FORMULA.test(text.normalize('NFKC'));

/** Spreadsheets detect UTF-8 by the byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Escapes a cell so that no spreadsheet runs it: a `'` is put before texts that start like a
 * formula.
 */
export function escapeFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Reverts {@link escapeFormula}, for every text. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

/** Loaded on the first export or import. */
const papaparse = () => importWithRetry(() => import('papaparse'));

/** Writes rows as CSV for spreadsheets: UTF-8 with a byte order mark, and formulas escaped. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await papaparse();
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map(escapeFormula)));
}

/** Row of a file and its number there, from 1. */
interface CsvRow {
  number: number;
  cells: string[];
}

/**
 * Parses a CSV text with any common delimiter and quoted line breaks, and unescapes formulas. Empty
 * rows are left out. Never throws; returns a problem as text instead.
 */
export async function readCsv(text: string): Promise<{ rows: CsvRow[] } | { problem: string }> {
  const { default: Papa } = await papaparse();
  const { data, errors } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    skipEmptyLines: false,
  });
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) return { problem: `Row ${(error.row ?? 0) + 1}: a quotation mark is not closed.` };
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(unescapeFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { rows };
}
