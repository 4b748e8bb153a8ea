import { readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import type { TableName } from './database';

// The database can lose rows written while the page is closed, local storage does not.

/** A row that was not stored before its page was closed, and the row that its tab last read or wrote. Null: none. */
interface UnstoredRow {
  row: object | null;
  known: object | null;
}

const keyOf = (table: TableName) => `unstored-${table}`;

/** Returns the rows that tabs have put aside, by their keys. What cannot be read is left out. Never throws. */
function unstoredRows(table: TableName): [string, Partial<UnstoredRow>][] {
  const json = withoutHostileKeys(readJson('local', keyOf(table)), () => undefined);
  return Object.entries(isJsonObject(json) ? json : {}).flatMap(([key, entry]) =>
    isJsonObject(entry) ? [[key, entry]] : [],
  );
}

/** Puts rows aside, with those that are already there. Never throws. */
export function putAside(
  table: TableName,
  rows: readonly (readonly [string, Partial<UnstoredRow>])[],
): void {
  // The merge of the rental desk does without the row before, which can contain what was removed from it.
  const aside = rows.map(([key, { row = null, known = null }]) => {
    const isNeeded = row === null || table === 'drafts';
    return [key, { row, known: isNeeded ? known : null }] as const;
  });
  const all = Object.fromEntries([...unstoredRows(table), ...aside]);
  writeEntry('local', keyOf(table), JSON.stringify(all));
}

/** Returns the rows that tabs have put aside, and removes them. The caller puts them aside again until it has stored them. */
export function takeUnstoredRows(table: TableName): [string, Partial<UnstoredRow>][] {
  const rows = unstoredRows(table);
  if (rows.length > 0) removeEntry('local', keyOf(table));
  return rows;
}
