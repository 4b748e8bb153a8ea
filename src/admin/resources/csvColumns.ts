import type { Content } from '@/domain/content/content';
import type { CsvCell } from '../fields/csvCells';
import type { AnyField } from '../fields/field';
import { valueOf } from '../fields/record';

type CellResult<T> = { fields: Partial<T> } | { problem: string };

export interface CsvColumn<T> {
  column: string;
  write: (record: T) => string;
  /** @param base the record of this row as it is now; missing for a new one */
  read: (cell: string, base: T | undefined, content: Content) => CellResult<T>;
}

function fieldColumn<T extends object>(field: AnyField, cell: CsvCell<unknown>): CsvColumn<T> {
  const { path } = field;
  return {
    column: cell.column,
    write(record) {
      const value = valueOf(record, field);
      return value === undefined ? '' : cell.write(value);
    },
    read(text, base, content) {
      const { problem, ...result } = cell.read(text, base && valueOf(base, field), content);
      if (problem !== undefined) return { problem };
      return { fields: ('value' in result ? { [path]: result.value } : {}) as Partial<T> };
    },
  };
}

/** Returns also the columns that a new record requires. The columns in `order` come first. */
export function csvOf<T extends object>(rows: readonly AnyField[], order: readonly string[] = []) {
  const written = rows.flatMap((row) => (row.csv ? [{ row, cell: row.csv }] : []));
  const place = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  const columns = written.map(({ row, cell }) => fieldColumn<T>(row, cell));
  return {
    columns: columns.toSorted((a, b) => place(a.column) - place(b.column)),
    required: written.filter(({ row }) => row.isRequired).map(({ cell }) => cell.column),
  };
}
