import { UNCATEGORIZED } from '../../category/category';
import { isByCategoryFile, type ContentFiles } from '../files';
import { readContent } from '../readContent';
import { childOf, listPosition, pathKeys, valueAt, type UnreadablePart } from '../unreadable';
import { isJsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';

/** Repair of an unreadable part of a file. */
export interface PartRepair {
  part: Pick<UnreadablePart, 'file' | 'path'>;
  /** JSON text that replaces the part; null removes it. */
  json: string | null;
}

/** An entry of a list or a field of a page that is restored. */
export interface ReturnedPart {
  file: string;
  /** Path in the file, without the indexes of lists: `services[]`, `hero.title`. */
  path: string;
  /** Index in the list; undefined for its end. */
  place?: number | undefined;
  json: string;
}

/** Returns the list or object that contains the value at a path, and its key in it. */
function holderOf(file: unknown, path: string): { holder: unknown; key: string | number } {
  const keys = pathKeys(path);
  const key = keys.pop() ?? '';
  return { holder: keys.reduce(childOf, file), key };
}

function repair(file: unknown, { part, json }: PartRepair): void {
  const { holder, key } = holderOf(file, part.path);
  if (Array.isArray(holder)) {
    if (json === null) holder.splice(Number(key), 1);
    else holder[Number(key)] = JSON.parse(json) as unknown;
  } else if (isJsonObject(holder)) {
    if (json === null) delete holder[key];
    else holder[key] = JSON.parse(json) as unknown;
  }
}

/**
 * Returns the file for a restored entry: that of its category, or of the uncategorized ones if
 * that no longer exists.
 */
function fileOf({ file }: ReturnedPart, files: ContentFiles): string {
  if (Object.hasOwn(files, file) || !isByCategoryFile(file)) return file;
  const [kind = ''] = file.split('/');
  return `${kind}/by-category/${UNCATEGORIZED.slug}.json`;
}

/** Returns an object with a field at a path, whose missing parents are added; other values are returned unchanged. */
function withField(value: unknown, [key, ...rest]: (string | number)[], field: unknown): unknown {
  if (key === undefined) return field;
  if (value !== undefined && !isJsonObject(value)) return value;
  return { ...value, [key]: withField(childOf(value, key), rest, field) };
}

/** Returns what is read from one file, and its number of unreadable parts. */
function readFile(file: string, json: unknown) {
  const { unreadable, ...content } = readContent({ [file]: json }).content;
  return { content, unreadable: unreadable?.parts.length ?? 0 };
}

/**
 * Returns a file with an unreadable field restored. Returns the same object if the field has a value now that the pages
 * would lose, or another unreadable value. A missing field equals one that contains the default. Never throws.
 */
export function withRestoredField(
  json: unknown,
  { file, path, json: field }: Pick<ReturnedPart, 'file' | 'path' | 'json'>,
): unknown {
  if (!isJsonObject(json)) return json;
  const next = withField(json, pathKeys(path), JSON.parse(field));
  const [before, after] = [readFile(file, json), readFile(file, next)];
  const isBlank = sameJson(before.content, after.content) && after.unreadable > before.unreadable;
  return isBlank ? next : json;
}

/** Adds an entry to a list. */
function restoreEntry(files: ContentFiles, path: string, list: string, part: ReturnedPart): void {
  if (!Object.hasOwn(files, path) && isByCategoryFile(path)) files[path] = { [list]: [] };
  const entries = valueAt(files[path], list);
  if (Array.isArray(entries))
    entries.splice(part.place ?? entries.length, 0, JSON.parse(part.json) as unknown);
}

function restorePart(files: ContentFiles, part: ReturnedPart): void {
  const path = fileOf(part, files);
  const [, list] = /^(.*)\[\]$/.exec(part.path) ?? [];
  if (list !== undefined) restoreEntry(files, path, list, part);
  else if (Object.hasOwn(files, path)) files[path] = withRestoredField(files[path], part);
}

/** Updates the count of a file that has one. */
function withCount(file: unknown): unknown {
  if (!isJsonObject(file) || typeof file.count !== 'number') return file;
  const list = Object.values(file).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return list ? { ...file, count: list.length } : file;
}

/**
 * Returns files with parts repaired, removed and restored. Unaffected files are the same
 * objects.
 */
export function repairFiles(
  files: ContentFiles,
  repairs: readonly PartRepair[],
  returned: readonly ReturnedPart[] = [],
): ContentFiles {
  if (repairs.length + returned.length === 0) return files;
  const next = { ...files };
  const touched = new Set([
    ...repairs.map(({ part }) => part.file),
    ...returned.map((part) => fileOf(part, files)),
  ]);
  for (const path of touched)
    if (Object.hasOwn(files, path)) next[path] = structuredClone(files[path]);
  // From the end, so that the indexes of earlier entries stay valid.
  const indexOf = ({ part }: PartRepair) => listPosition(part.path)?.index ?? -1;
  for (const one of repairs.toSorted((a, b) => indexOf(b) - indexOf(a)))
    repair(next[one.part.file], one);
  for (const part of returned.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)))
    restorePart(next, part);
  for (const path of touched) if (Object.hasOwn(next, path)) next[path] = withCount(next[path]);
  return next;
}
