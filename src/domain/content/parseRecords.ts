import * as v from 'valibot';
import { isJsonObject, withoutHostileKeys, type JsonObject } from '../text/jsonObject';
import {
  errorAt,
  ShapeError,
  unreadableField,
  unreadableRecord,
  type Parsed,
  type Problem,
} from './problem';

function issueText(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  return keys ? `${keys}: ${issue.message}` : issue.message;
}

/**
 * The object a file holds at its top level, without keys that could reach a prototype.
 * @param keys the names of contract; an object with none of them is another file
 * @throws ShapeError when it is no object, or has none of the keys (content-contract.md, Shapes)
 */
export function parseFileObject(json: unknown, file: string, keys: string[]): Parsed<JsonObject> {
  const problems: Problem[] = [];
  if (!isJsonObject(json) || !keys.some((key) => Object.hasOwn(json, key))) {
    const expected = keys.map((key) => `"${key}"`).join(', ');
    throw new ShapeError([errorAt(file, '', `Write an object with ${expected} into this file.`)]);
  }
  return { value: json, problems };
}

/** Removes hostile keys from a value and reports each as an error (faults.md, Prototype pollution). */
export function stripHostileKeys(value: unknown, file: string, path: string): Parsed<unknown> {
  const problems: Problem[] = [];
  const report = (at: string) =>
    problems.push(errorAt(file, at, 'Remove this field: its name or its depth is not allowed.'));
  return { value: withoutHostileKeys(value, report, path), problems };
}

/** Leaves the fields that issues name out of an object, and reports them, so that the rest of it can be read. */
export type LeaveOut = (
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[],
  file: string,
) => Parsed<unknown>;

/**
 * Parses one object of a file, such as a page.
 * @param leaveOut what is done about fields of the wrong type; without it the object is none
 * @throws ShapeError when it breaks the schema (content-contract.md, Shapes)
 */
export function parseObject<T>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
  file: string,
  leaveOut?: LeaveOut,
): Parsed<T> {
  const { value, problems } = stripHostileKeys(json, file, '');
  const result = v.safeParse(schema, value);
  if (result.success) return { value: result.output, problems };
  const rest = leaveOut?.(value, result.issues, file);
  const again = rest && v.safeParse(schema, rest.value);
  if (rest && again?.success)
    return { value: again.output, problems: [...problems, ...rest.problems] };
  throw new ShapeError(
    result.issues.map((issue) => errorAt(file, '', `${issueText(issue)}. Correct this field.`)),
  );
}

/** A record as it stands in a file, without hostile keys, and what its schema makes of it. */
export interface ParsedEntry<T> {
  /** In its list, from 0. */
  index: number;
  input: JsonObject;
  output: T;
}

/**
 * Parses a list of records and keeps them as they were written besides; a malformed one is left out and reported with
 * its index and id.
 * @param file path under `public/data`, for the report
 * @param path of the list in the file, for the report
 * @param firstIndex of the list's first entry in the file, for the report
 * @throws ShapeError when the list is missing or no list (content-contract.md, Shapes)
 */
export function parseEntries<T>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  file: string,
  path: string,
  firstIndex = 0,
): Parsed<ParsedEntry<T>[]> {
  if (!Array.isArray(list)) {
    throw new ShapeError([errorAt(file, path, `Write a list under "${path}" (it may be empty).`)]);
  }
  const value: ParsedEntry<T>[] = [];
  const problems: Problem[] = [];
  list.forEach((entry: unknown, position) => {
    const index = firstIndex + position;
    const at = `${path}[${index}]`;
    const clean = stripHostileKeys(entry, file, at);
    problems.push(...clean.problems);
    const result = v.safeParse(schema, clean.value);
    if (result.success && isJsonObject(clean.value)) {
      value.push({ index, input: clean.value, output: result.output });
      return;
    }
    const why = result.issues ? issueText(result.issues[0]) : 'must be an object';
    problems.push(unreadableRecord(file, path, index, entry, why));
  });
  return { value, problems };
}

/**
 * Parses a list of records; as {@link parseEntries}, without the records as they were written.
 * @throws ShapeError when the list is missing or no list (content-contract.md, Shapes)
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

/**
 * Parses a list inside a page, where a missing one is empty.
 * @param leaveOut what is done about fields of the wrong type
 * @throws ShapeError when it is no list and nothing is done about that
 */
export function parseInnerList<T>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  file: string,
  path: string,
  leaveOut: LeaveOut | undefined,
): Parsed<T[]> {
  if (leaveOut && list !== undefined && list !== null && !Array.isArray(list))
    return { value: [], problems: [unreadableField(file, path, 'must be a list')] };
  return parseRecords(schema, list ?? [], file, path);
}
