import type { Content } from '@/domain/content/content';
import type { Unit } from '@/domain/rental/schema';
import type { UnitPlaces } from '@/domain/rental/units/chosenUnits';
import { indexUnits, unitKey, type UnitIndex } from '@/domain/rental/units/codes';
import { cleanText } from '@/domain/text/cleanText';
import { capitalise } from '@/domain/text/cutText';
import { sameJson } from '@/domain/text/sameJson';
import { textOf, valueOf } from '../../fields/record';
import { readCsvFile, readCsvTable, writeCsv, type CsvProblem } from '../../resources/csv/csvText';
import { isoNow } from '../changes/commit';
import { MAX_UNITS, newUnit, unitFields } from './unitFields';
import { inState } from './unitThunks';
import { awayWith } from './unitTexts';

const WHERE = 'where';

/** The columns of a file, of which those without a field are not imported. */
const COLUMNS = ['code', 'product', 'serial number', 'state', WHERE, 'bought', 'price', 'note'];

/** Writes units as a CSV text. It names no customer. */
export function writeUnitsCsv(
  units: readonly Unit[],
  places: UnitPlaces,
  content: Content,
): Promise<string> {
  const fields = unitFields(indexUnits([]));
  const byColumn = new Map(fields.map((field) => [field.csv?.column, field]));
  const rows = units.map((unit) =>
    COLUMNS.map((column) => {
      const field = byColumn.get(column);
      if (!field)
        return awayWith(unit, places)
          .map(({ request }) => request.ref)
          .join('; ');
      const value = valueOf(unit, field);
      if (field.path === 'productId') return textOf(field, unit, content);
      return value === undefined ? '' : (field.csv?.write(value as never) ?? '');
    }),
  );
  return writeCsv([COLUMNS.map(capitalise), ...rows]);
}

/** What the import of a file would change. */
export interface UnitsPlan {
  added: Unit[];
  changed: { unit: Unit; columns: string[] }[];
  unchanged: number;
  /** Rows that are left out. */
  problems: CsvProblem[];
}

/** Reads the rows of a CSV file. Those with a known code change that unit. @throws if it cannot be parsed */
export async function planUnits(
  text: string,
  index: UnitIndex,
  content: Content,
): Promise<UnitsPlan> {
  const { records, problems } = await readCsvTable(text, COLUMNS, ['code']);
  const plan: UnitsPlan = { added: [], changed: [], unchanged: 0, problems };
  const seen = new Set<string>();
  for (const { number, cells } of records) {
    const code = cleanText(cells.get('code') ?? '').trim();
    const key = unitKey(code);
    const before = index.byCode.get(key)?.[0];
    const found = key === '' || !seen.has(key) ? [] : [`code: “${code}” appears twice`];
    seen.add(key);
    if (key === '') found.push('code: must not be empty');
    if (!before && !cells.has('product')) found.push('product: required for new units');
    if (!before && index.all.length + plan.added.length >= MAX_UNITS)
      found.push(`there can be at most ${MAX_UNITS} units`);
    let unit = before ?? { ...newUnit(isoNow()), code };
    const columns: string[] = [];
    for (const field of unitFields(index, unit.id)) {
      const { csv, path } = field;
      const cell = csv && cells.get(csv.column);
      if (csv === undefined || cell === undefined || (path === 'code' && (before || key === '')))
        continue;
      const { problem, value } = csv.read(cleanText(cell), valueOf(unit, field) as never, content);
      if (problem !== undefined) {
        found.push(`${csv.column}: ${problem}`);
        continue;
      }
      const next =
        path === 'state' ? inState(unit, value as Unit['state']) : { ...unit, [path]: value };
      if (!sameJson(valueOf(next, field), valueOf(unit, field))) columns.push(csv.column);
      unit = next;
    }
    if (found.length > 0) problems.push(...found.map((message) => ({ row: number, message })));
    else if (!before) plan.added.push(unit);
    else if (columns.length === 0) plan.unchanged += 1;
    else plan.changed.push({ unit: { ...unit, updatedAt: isoNow() }, columns });
  }
  return plan;
}

/** Reads a CSV file. Returns a function that returns what it changes for the present units. Never rejects. */
export async function readUnitsCsv(file: File, index: UnitIndex, content: Content) {
  const failed = (message: string): UnitsPlan => ({
    added: [],
    changed: [],
    unchanged: 0,
    problems: [{ row: 1, message }],
  });
  const read = await readCsvFile(file);
  if ('problem' in read) return failed(read.problem);
  return planUnits(read.text, index, content).catch(() => failed('The file could not be read.'));
}
