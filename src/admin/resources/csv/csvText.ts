import { importWithRetry } from '@/ui/lazy/importWithRetry';

/** What a spreadsheet would take for a formula, in every spelling of its first character. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The first bytes by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that no spreadsheet runs: what begins like a formula gets a `'` (faults.md, CSV formulas). */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text a {@link escapeFormula} was made of; the inverse for every text. */
export function unescapeFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Comes with the first export or import. */
const papaparse = () => importWithRetry(() => import('papaparse'));

/** Writes rows of texts as CSV that spreadsheets open as they are: UTF-8 with its mark, no formulas. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await papaparse();
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map(escapeFormula)));
}

/** A row of a file, and the number it has there, from 1. */
export interface CsvRow {
  number: number;
  cells: string[];
}

/**
 * Reads a CSV text: any delimiter that spreadsheets use, quoted cells with line breaks, formulas
 * unguarded. Empty rows are left out. Never throws; gives what is wrong as a text instead.
 */
export async function readCsv(text: string): Promise<{ rows: CsvRow[] } | { problem: string }> {
  const { default: Papa } = await papaparse();
  const { data, errors } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    skipEmptyLines: false,
  });
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) return { problem: `Row ${(error.row ?? 0) + 1}: a quotation mark is not closed.` };
  const rows = data
    .map((cells, at) => ({ number: at + 1, cells: cells.map(unescapeFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { rows };
}
