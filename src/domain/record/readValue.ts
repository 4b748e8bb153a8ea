import * as v from 'valibot';
import { childOf, isJsonObject, type JsonObject } from '../text/jsonObject';
import { eitherSchema } from './recordSchema';
import { parseValue, reasonOf, type ReadReason } from './problem';

/** A part of a value that was left out; its path consists of keys of objects and indexes of lists. */
export interface LeftOut {
  path: (string | number)[];
  reason: ReadReason;
}

/** In place of a part that cannot be read, until it turns out whether the schema has a value for it. */
const UNREADABLE = Symbol('unreadable');
const GONE = Symbol('gone');

/** Creates a schema for a field that is 'unknown' if it cannot be read, because its default would claim something. */
/* @__NO_SIDE_EFFECTS__ */
export function orUnknown<T>(schema: v.GenericSchema<unknown, T>) {
  const unreadable = v.pipe(
    v.unknown(),
    v.transform((): 'unknown' => 'unknown'),
  );
  const isUnknown = (value: unknown) => value === UNREADABLE || value === 'unknown';
  return eitherSchema(isUnknown, unreadable, schema);
}

/** Returns a value without the parts that are gone, and sets the former indexes of each of its lists. */
function compact(value: unknown, indexes: Map<unknown, number[]>): unknown {
  if (Array.isArray(value)) {
    const kept = [...value.keys()].filter((index) => value[index] !== GONE);
    const list = kept.map((index) => compact(value[index], indexes));
    indexes.set(list, kept);
    return list;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== GONE);
  return Object.fromEntries(entries.map(([key, item]) => [key, compact(item, indexes)]));
}

const textOf = (path: LeftOut['path']) => JSON.stringify(path);

/** Leaves out what cannot be read. A required field takes along what it belongs to, in the end the whole value. */
export function readValue<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): { read?: { input: unknown; output: T }; leftOut: LeftOut[] } {
  const first = parseValue(schema, value);
  if (first.success) return { read: { input: value, output: first.output }, leftOut: [] };
  const tree: [unknown] = [structuredClone(value)];
  const found = new Map<string, LeftOut>();
  const partAt = (path: LeftOut['path']) => path.reduce<unknown>(childOf, tree[0]);
  const leaveOut = (issue: v.BaseIssue<unknown>, path: LeftOut['path'], marked: Set<string>) => {
    const { reason = reasonOf(issue, '') } = found.get(textOf(path)) ?? {};
    let depth = path.length;
    const isMissing = () => [undefined, GONE].some((gone) => gone === partAt(path.slice(0, depth)));
    while (depth > 0 && isMissing()) depth -= 1;
    const part = path.slice(0, depth);
    const key = textOf(part);
    if (marked.has(key)) return;
    marked.add(key);
    const holder = depth > 0 ? partAt(part.slice(0, -1)) : tree;
    const isMarked = partAt(part) === UNREADABLE;
    (holder as JsonObject)[part.at(-1) ?? 0] = isMarked ? GONE : UNREADABLE;
    const field = path.slice(depth).join('.');
    if (!found.has(key))
      found.set(key, { path: part, reason: field ? { ...reason, field } : reason });
  };
  const isInside = ({ path }: LeftOut) =>
    path.some((_key, depth) => found.has(textOf(path.slice(0, depth))));
  for (;;) {
    const indexes = new Map<unknown, number[]>();
    const input = compact(tree[0], indexes);
    const result = parseValue(schema, input);
    const leftOut = [...found.values()].filter((part) => !isInside(part));
    if (result.success) return { read: { input, output: result.output }, leftOut };
    if (tree[0] === GONE) return { leftOut };
    const marked = new Set<string>();
    for (const issue of result.issues) {
      let part: unknown = input;
      const path = (issue.path ?? []).map(({ key }) => {
        const former = indexes.get(part)?.[Number(key)] ?? String(key);
        part = Object(part)[key as string];
        return former;
      });
      leaveOut(issue, path, marked);
    }
  }
}
