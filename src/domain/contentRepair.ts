import type { ContentFiles } from './content';
import { UNCATEGORIZED } from './category';
import { isByCategoryFile } from './contentFiles';
import { readContent } from './contentRead';
import { listPlace, pathKeys, valueAt, type UnreadablePart } from './contentUnreadable';
import { isJsonObject } from './jsonObject';

/** What is to become of a part of a file that cannot be read. */
export interface PartRepair {
  part: Pick<UnreadablePart, 'file' | 'path'>;
  /** JSON text of what is written in its place; null removes it. */
  json: string | null;
}

/** An entry that is put back into a list. */
export interface ReturnedPart {
  file: string;
  /** Of the list in the file. */
  list: string;
  /** Where in the list it was; missing for its end. */
  place?: number | undefined;
  json: string;
}

/** The list or object that holds what is at a path, and its key there. */
function holderOf(file: unknown, path: string): { holder: unknown; key: string | number } {
  const keys = pathKeys(path);
  const key = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(
    (value, step) =>
      Array.isArray(value) || isJsonObject(value) ? (value as never)[step] : undefined,
    file,
  );
  return { holder, key };
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

/** The file that an entry is put back into: that of its category, or of the uncategorized ones where that is gone. */
function fileOf({ file }: ReturnedPart, files: ContentFiles): string {
  if (Object.hasOwn(files, file) || !isByCategoryFile(file)) return file;
  const [kind = ''] = file.split('/');
  return `${kind}/by-category/${UNCATEGORIZED.slug}.json`;
}

function putBack(files: ContentFiles, part: ReturnedPart): void {
  const path = fileOf(part, files);
  if (!Object.hasOwn(files, path) && isByCategoryFile(path)) files[path] = { [part.list]: [] };
  const list = valueAt(files[path], part.list);
  if (!Array.isArray(list)) return;
  list.splice(part.place ?? list.length, 0, JSON.parse(part.json) as unknown);
}

/** Lists that say how many records they hold go on saying so. */
function withCount(file: unknown): unknown {
  if (!isJsonObject(file) || typeof file.count !== 'number') return file;
  const list = Object.values(file).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return list ? { ...file, count: list.length } : file;
}

/** Some files with parts repaired, removed and put back; files without any are the very same values. */
export function repairedFiles(
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
  // From the end, so that the places of what is before stay.
  const indexOf = ({ part }: PartRepair) => listPlace(part.path)?.index ?? -1;
  for (const one of repairs.toSorted((a, b) => indexOf(b) - indexOf(a)))
    repair(next[one.part.file], one);
  for (const part of returned.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)))
    putBack(next, part);
  for (const path of touched) if (Object.hasOwn(next, path)) next[path] = withCount(next[path]);
  return next;
}

/** What of one file cannot be read. */
function partsOf(file: string, json: unknown): UnreadablePart[] {
  return readContent({ [file]: json }).content.unreadable?.parts ?? [];
}

/**
 * Why a part of a file could not be read with this JSON text in its place; undefined where it could. Never throws.
 */
export function repairProblem(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  json: string,
): string | undefined {
  try {
    JSON.parse(json);
  } catch (error) {
    return `this is not JSON (${error instanceof Error ? error.message : String(error)})`;
  }
  const { file, path } = part;
  const next = repairedFiles({ [file]: files[file] }, [{ part, json }]);
  const { problems } = readContent(next);
  const isHere = (at: string) => at === path || at.startsWith(`${path}.`);
  const found = problems.find((problem) => problem.file === file && isHere(problem.path));
  if (found) return found.reason ?? found.message;
  const count = (all: ContentFiles) => partsOf(file, all[file]).length;
  return count(next) < count(files) ? undefined : 'another record of this list has the same id';
}

/** A value as another kind of value that says the same; undefined where there is none. */
function converted(value: unknown, expected: string): unknown {
  if (/\bstring\b/.test(expected) && ['number', 'boolean'].includes(typeof value))
    return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/\bnumber\b/.test(expected) && text !== '' && String(Number(text)) === text)
    return Number(text);
  if (/\bboolean\b/.test(expected) && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  return /\bArray\b/.test(expected) ? [value] : undefined;
}

/** A JSON value with one place of it converted; undefined where that cannot be done without loss. */
function withConverted(value: unknown, keys: readonly string[], expected: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return converted(value, expected);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const inner = withConverted((value as never)[key], rest, expected);
  if (inner === undefined) return undefined;
  return Array.isArray(value)
    ? (value as unknown[]).map((item, at) => (at === Number(key) ? inner : item))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, name === key ? inner : item]),
      );
}

/** An id like this one that no record of the list has. */
function freeId(id: string, list: unknown): string {
  const taken = new Set(
    (Array.isArray(list) ? (list as unknown[]) : []).map((entry) => Object(entry)?.id as unknown),
  );
  for (let count = 2; ; count += 1) if (!taken.has(`${id}-${count}`)) return `${id}-${count}`;
}

function suggestion(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  value: unknown,
  reason: string,
): unknown {
  const [, at = '', expected = ''] =
    /^(?:([\w.]+): )?Invalid type: Expected (.+) but received/.exec(reason) ?? [];
  if (expected) return withConverted(value, at ? at.split('.') : [], expected);
  if (!/same id|used twice/.test(reason) || !isJsonObject(value) || typeof value.id !== 'string')
    return undefined;
  const id = freeId(value.id, valueAt(files[part.file], listPlace(part.path)?.list ?? ''));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'id' ? id : item]),
  );
}

/** Every field of another type that says the same is converted: more steps than that are in no record. */
const STEPS_MAX = 50;

/**
 * What a part of a file may have been meant to be: values of the wrong type in the right one, where nothing is lost, and
 * an id of its own where another record has it. What cannot be converted stays. Never throws.
 */
export function suggestedRepair(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  json: string,
): string {
  let value: unknown;
  try {
    value = JSON.parse(json) as unknown;
  } catch {
    return json;
  }
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const reason = repairProblem(files, part, JSON.stringify(value));
    const next = reason === undefined ? undefined : suggestion(files, part, value, reason);
    if (next === undefined) break;
    value = next;
  }
  return JSON.stringify(value, null, 2);
}
