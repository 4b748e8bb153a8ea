import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isReference } from '../changes/fieldChanges';
import { asDraftMedia } from '../mediaPaths';

/** A field that both sides changed, each in its own way. */
export interface Conflict {
  /** Keys from the record down; empty where one side deleted the record that the other changed. */
  path: string[];
  mine: unknown;
  theirs: unknown;
}

/** A record of both sides' changes; where they contradict each other it holds the administrator's own. */
export interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

const same = (a: unknown, b: unknown) => sameJson(asDraftMedia(a), asDraftMedia(b));

/** The time of the last edit is the later one's, and no matter for questions. */
function laterTime(path: readonly string[], mine: unknown, theirs: unknown): unknown {
  if (path.at(-1) !== 'updatedAt') return undefined;
  return String(mine) > String(theirs) ? mine : theirs;
}

/**
 * Joins two edits of one record that began from the same state, field by field; lists are one field, and so is what names
 * another record, such as a category. Who changed nothing takes what the other did; the same change on both sides is none
 * to ask about. Published pictures count as the drafts they were. Never throws for JSON values; null stands for a record
 * that is not there.
 */
export function mergeRecord(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (same(mine, theirs) || same(base, mine)) return { value: theirs, conflicts: [] };
  if (same(base, theirs)) return { value: mine, conflicts: [] };
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

/** A record with one field set, its parents too where they are missing. */
export function withField(record: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const before = Object(record ?? {}) as JsonObject;
  const next = withField(before[key], rest, value);
  if (next !== undefined) return { ...before, [key]: next };
  const { [key]: _gone, ...others } = before;
  return others;
}
