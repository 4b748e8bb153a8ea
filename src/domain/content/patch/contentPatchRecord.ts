import * as v from 'valibot';
import { isJsonObject } from '../../text/jsonObject';

/**
 * Returns a record with the slug of another one. A slug that is not stored depends on the names
 * and order of all records.
 */
export function withSlug(record: unknown, other: unknown): unknown {
  const hasSlug = isJsonObject(record) && isJsonObject(other) && Object.hasOwn(other, 'slug');
  return hasSlug ? { ...record, slug: other.slug } : record;
}

/** Returns a record whose unreadable fields are replaced by those of another one. */
export function readableRecord(record: unknown, other: unknown, schema: v.GenericSchema): unknown {
  const { issues = [] } = v.safeParse(schema, record);
  const keys = issues.map(({ path }) => path?.[0].key as string | undefined);
  if (!isJsonObject(record) || !isJsonObject(other) || keys.includes(undefined)) return other;
  const bad = new Set(keys);
  const entries = Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (!bad.has(key)) return [[key, value]];
    return Object.hasOwn(other, key) ? [[key, other[key]]] : [];
  });
  return withSlug(Object.fromEntries(entries), other);
}

/** Returns whether two lists of unique texts contain the same texts. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
