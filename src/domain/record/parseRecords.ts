import type * as v from 'valibot';
import { isJsonObject, withoutHostileKeys, type JsonObject } from '../text/jsonObject';
import {
  errorAt,
  ShapeError,
  unreadableAt,
  type Parsed,
  type Problem,
  describeReason,
} from './problem';
import { readValue, type LeftOut } from './readValue';

/** @throws ShapeError if it is not a list */
export function requireList(list: unknown, file: string, path: string): asserts list is unknown[] {
  if (!Array.isArray(list))
    throw new ShapeError([errorAt(file, '', `"${path}" must be a list. It can be empty.`)]);
}

/** Removes hostile keys. @throws ShapeError if it has none of the `keys`, or one of the `lists` is of another type */
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

function problemOf({ path, reason }: LeftOut, file: string, at: string, record?: unknown): Problem {
  const keys = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  const isPart = typeof path.at(-1) === 'number';
  const whole = (at + keys.join('')).replace(/^\./, '');
  return unreadableAt(file, whole, reason, isPart ? undefined : record);
}

/** Leaves out and reports what cannot be read. @throws ShapeError if the rest does not match the schema either */
export function parseObject<T>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
  file: string,
): Parsed<T> {
  const { value, problems } = stripHostileKeys(json, file, '');
  const { read, leftOut } = readValue(schema, value);
  if (!read)
    throw new ShapeError(
      leftOut.map(({ reason }) =>
        errorAt(file, '', `The file cannot be read: ${describeReason(reason)}. Correct it.`),
      ),
    );
  const found = leftOut.map((part) => problemOf(part, file, ''));
  return { value: read.output, problems: [...problems, ...found] };
}

interface ParsedEntry<T> {
  index: number;
  input: JsonObject;
  output: T;
}

/** Keeps raw records too. Leaves out and reports what cannot be read. @throws ShapeError if it is not a list */
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
    const { read, leftOut } = readValue(schema, clean.value);
    if (read) value.push({ index, input: read.input as JsonObject, output: read.output });
    problems.push(...leftOut.map((part) => problemOf(part, file, at, entry)));
  });
  return { value, problems };
}

/** Like {@link parseEntries}, without the raw records. @throws ShapeError if it is not a list */
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
