import type * as v from 'valibot';
import { isJsonObject, withoutHostileKeys, type JsonObject } from '../text/jsonObject';
import {
  errorAt,
  ShapeError,
  unreadableField,
  unreadableRecord,
  type Parsed,
  type Problem,
} from './problem';
import { describeReason, fieldPath, parseValue, reasonOf } from './unreadableReason';

function requireList(list: unknown, file: string, path: string): asserts list is unknown[] {
  if (!Array.isArray(list))
    throw new ShapeError([errorAt(file, path, `"${path}" must be a list. It can be empty.`)]);
}

/**
 * Returns the top-level object of a file without keys that could reach a prototype.
 * @param keys required keys of this file; an object with none of them is another file
 * @param lists for a file of sections, which are objects: the keys of those that are lists. A section
 * of another type counts as missing.
 * @throws ShapeError if it is not an object or has none of the keys, or if one of the lists is of another type
 */
export function parseFileObject(
  json: unknown,
  file: string,
  keys: string[],
  lists?: readonly string[],
): JsonObject {
  const isPart = (object: JsonObject, key: string) => {
    if (!lists) return Object.hasOwn(object, key);
    return lists.includes(key) ? Array.isArray(object[key]) : isJsonObject(object[key]);
  };
  if (!isJsonObject(json) || !keys.some((key) => isPart(json, key))) {
    const expected = keys.map((key) => `"${key}"`).join(', ');
    throw new ShapeError([errorAt(file, '', `The file must contain an object with ${expected}.`)]);
  }
  for (const key of lists ?? [])
    if (json[key] !== undefined && json[key] !== null) requireList(json[key], file, key);
  return json;
}

/** Removes hostile keys (prototype pollution) from a value and reports each as an error. */
export function stripHostileKeys(value: unknown, file: string, path: string): Parsed<unknown> {
  const problems: Problem[] = [];
  const report = (at: string) =>
    problems.push(
      errorAt(file, at, 'Remove this field. Its name or nesting depth is not allowed.'),
    );
  return { value: withoutHostileKeys(value, report, path), problems };
}

/**
 * Leaves out what is of the wrong type and reports it, so that the rest can be read: entries of lists as a whole, and
 * fields outside lists.
 */
function leaveOut(
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[],
  file: string,
): Parsed<unknown> {
  const rest: unknown = structuredClone(value);
  const problems = new Map<string, Problem>();
  // From the end, so that the indexes of earlier entries stay valid.
  for (const issue of issues.toReversed()) {
    const { path = [] } = issue;
    const end = path.findIndex(({ type }) => type === 'array') + 1 || path.length;
    const holders = path.slice(0, end - 1).map(({ key }) => String(key));
    const holder = holders.reduce<unknown>((object, key) => (object as JsonObject)[key], rest);
    const last = path[end - 1];
    if (Array.isArray(holder)) {
      const [list, index] = [holders.join('.'), Number(last?.key)];
      const reason = reasonOf(issue, fieldPath(path.slice(end)));
      const at = `${list}[${index}]`;
      if (!problems.has(at)) holder.splice(index, 1);
      problems.set(at, unreadableRecord(file, list, index, last?.value, reason));
    } else {
      const field = fieldPath(path);
      delete (holder as JsonObject)[String(last?.key)];
      problems.set(field, unreadableField(file, field, reasonOf(issue, '')));
    }
  }
  return { value: rest, problems: [...problems.values()].toReversed() };
}

/**
 * Parses one object of a file, such as a page. Fields and entries of lists of the wrong type are left out and reported.
 * @throws ShapeError if the object does not match the schema without them either
 */
export function parseObject<T>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
  file: string,
): Parsed<T> {
  const { value, problems } = stripHostileKeys(json, file, '');
  const result = parseValue(schema, value);
  if (result.success) return { value: result.output, problems };
  const rest = leaveOut(value, result.issues, file);
  const again = parseValue(schema, rest.value);
  if (again.success) return { value: again.output, problems: [...problems, ...rest.problems] };
  throw new ShapeError(
    result.issues.map((issue) =>
      errorAt(file, '', `The file cannot be read: ${describeReason(reasonOf(issue))}. Correct it.`),
    ),
  );
}

/** A raw record of a file without hostile keys, and its parsed value. */
interface ParsedEntry<T> {
  /** Zero-based index in the list. */
  index: number;
  input: JsonObject;
  output: T;
}

/**
 * Parses a list of records and also keeps the raw records. Malformed ones are left out and
 * reported with index and ID.
 * @param file path under `public/data`, for the report
 * @param path of the list in the file, for the report
 * @param firstIndex index of the first entry of the list in the file, for the report
 * @throws ShapeError if the list is missing or is not a list
 */
export function parseEntries<T>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  file: string,
  path: string,
  firstIndex = 0,
): Parsed<ParsedEntry<T>[]> {
  requireList(list, file, path);
  const value: ParsedEntry<T>[] = [];
  const problems: Problem[] = [];
  list.forEach((entry: unknown, position) => {
    const index = firstIndex + position;
    const at = `${path}[${index}]`;
    const clean = stripHostileKeys(entry, file, at);
    problems.push(...clean.problems);
    const result = parseValue(schema, clean.value);
    if (result.success && isJsonObject(clean.value)) {
      value.push({ index, input: clean.value, output: result.output });
      return;
    }
    const reason = result.issues
      ? reasonOf(result.issues[0])
      : ({ code: 'rule', field: '', rule: 'must be an object' } as const);
    problems.push(unreadableRecord(file, path, index, entry, reason));
  });
  return { value, problems };
}

/**
 * Parses a list of records like {@link parseEntries}, without the raw records.
 * @throws ShapeError if the list is missing or is not a list
 */
export function parseRecords<T>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  file: string,
  path: string,
  firstIndex = 0,
): Parsed<T[]> {
  const { value, problems } = parseEntries(schema, list, file, path, firstIndex);
  return { value: value.map(({ output }) => output), problems };
}
