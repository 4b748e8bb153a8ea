import { childOf } from '@/domain/content/unreadable';
import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { isReference } from '../changes/fieldChanges';
import { sameMedia } from '../mediaPaths';

/** A field that both sides changed to different values. */
export interface Conflict {
  /** Keys from the record down; empty if one side deleted the record that the other changed. */
  path: string[];
  mine: unknown;
  theirs: unknown;
}

/** The merged record of both sides; conflicting fields hold the administrator’s own value. */
export interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

/** Returns the later time of the last edit, so that this field never causes a conflict; undefined for other fields. */
function laterTime(path: readonly string[], mine: unknown, theirs: unknown): unknown {
  if (path.at(-1) !== 'updatedAt') return undefined;
  return String(mine) > String(theirs) ? mine : theirs;
}

/**
 * Merges two edits of one record with the same base, field by field. Lists, and references such as a category, are
 * merged as one field. A conflict is a field that both sides changed to different values. Published uploads equal the
 * draft images they were. Null stands for a missing record. Never throws for JSON values.
 */
export function mergeRecord(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (sameMedia(mine, theirs) || sameMedia(base, mine)) return { value: theirs, conflicts: [] };
  if (sameMedia(base, theirs)) return { value: mine, conflicts: [] };
  const isRecord = path.length === 0;
  const hasFields = isRecord || (isJsonObject(base) && !isReference(mine) && !isReference(theirs));
  if (isJsonObject(mine) && isJsonObject(theirs) && hasFields)
    return mergeFields(Object(base ?? {}) as JsonObject, mine, theirs, path);
  const later = laterTime(path, mine, theirs);
  if (later !== undefined) return { value: later, conflicts: [] };
  return { value: mine, conflicts: [{ path: [...path], mine, theirs }] };
}

function mergeFields(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: readonly string[],
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map(
    (key) => [key, mergeRecord(base[key], mine[key], theirs[key], [...path, key])] as const,
  );
  return {
    value: Object.fromEntries(
      parts.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
    ),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}

/** Returns the key of a path in a value. Indexes of lists start at 1, as they are displayed. */
const keyIn = (value: unknown, key: string) => (Array.isArray(value) ? Number(key) - 1 : key);

/** Returns the field of a record at a path, or undefined. */
export const fieldOf = (record: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => childOf(value, keyIn(value, key)), record);

/** Returns a record with one field set; missing parent objects are created. */
export function withField(record: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(record))
    return record.map((item: unknown, index) =>
      index === keyIn(record, key) ? withField(item, rest, value) : item,
    );
  const before = Object(record ?? {}) as JsonObject;
  const next = withField(before[key], rest, value);
  if (next !== undefined) return { ...before, [key]: next };
  const { [key]: _gone, ...others } = before;
  return others;
}
