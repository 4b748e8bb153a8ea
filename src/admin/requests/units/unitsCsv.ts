import { dayAt } from '@/domain/availability/day';
import type { Content } from '@/domain/content/content';
import type { Unit } from '@/domain/rental/schema';
import type { UnitPlaces } from '@/domain/rental/units/chosenUnits';
import { indexUnits, unitKey, type UnitIndex } from '@/domain/rental/units/codes';
import { editedUnit, newUnit } from '@/domain/rental/units/unitStates';
import { cleanText, capitalise } from '@/domain/text/cleanText';
import { textOf } from '../../fields/record';
import { cellText, readCells } from '../../resources/csv/recordsCsv';
import { readCsvTable, writeCsv } from '../../resources/csv/csvText';
import type { TablePlan } from '../layout/TableCsv';
import { MAX_UNITS, unitFields, awayWith } from './unitThunks';

const WHERE = 'where';

/** The columns of a file, of which those without a field are not imported. */
const COLUMNS = ['code', 'product', 'serial number', 'state', WHERE, 'bought', 'price', 'note'];

/** The file names no customer. */
export function writeUnitsCsv(
  units: readonly Unit[],
  places: UnitPlaces,
  content: Content,
): Promise<string> {
  const fields = unitFields(indexUnits([]));
  const [product] = fields;
  const byColumn = new Map(fields.map((field) => [field.csv?.column, field]));
  const rows = units.map((unit) =>
    COLUMNS.map((column) => {
      if (column === 'product') return textOf(product, unit, content);
      const refs = column === WHERE ? awayWith(unit, places).map(({ request }) => request.ref) : [];
      const field = byColumn.get(column);
      return field ? cellText(field, unit) : refs.join('; ');
    }),
  );
  return writeCsv([COLUMNS.map(capitalise), ...rows]);
}

/** Rows with a known code change that unit. @throws if the parser cannot be loaded */
export async function planUnits(
  text: string,
  index: UnitIndex,
  content: Content,
): Promise<TablePlan<Unit>> {
  const { records, problems } = await readCsvTable(text, COLUMNS, ['code']);
  const plan: TablePlan<Unit> = { added: [], changed: [], unchanged: 0, problems };
  const seen = new Set<string>();
  for (const { number, cells } of records) {
    const code = cleanText(cells.get('code') ?? '').trim();
    const key = unitKey(code);
    const before = index.byCode.get(key)?.[0];
    const found = key === '' || !seen.has(key) ? [] : [`code: “${code}” appears twice`];
    seen.add(key);
    if (key === '') found.push('code: must not be empty');
    if (!before && index.all.length + plan.added.length >= MAX_UNITS)
      found.push(`there can be at most ${MAX_UNITS} units`);
    const start = before ?? newUnit({ code });
    if (!before && !cells.has('product')) found.push('product: required for new records');
    // Rows are matched by code, which they cannot change.
    const all = unitFields(index, start.id);
    const fields = all.filter(({ path }) => path !== 'code' || (!before && key));
    const read = readCells(cells, fields, { base: before, start }, content);
    found.push(...read.problems);
    const record = editedUnit(start, read.record, dayAt(Date.now()));
    if (found.length > 0) problems.push(...found.map((message) => ({ row: number, message })));
    else if (!before) plan.added.push(record);
    else if (read.changed.length === 0) plan.unchanged += 1;
    else plan.changed.push({ record, columns: read.changed });
  }
  return plan;
}
