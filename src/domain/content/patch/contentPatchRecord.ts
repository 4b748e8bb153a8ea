import * as v from 'valibot';
import { isJsonObject } from '../../text/jsonObject';

/** A record with the slug that another one has: one that is not written follows from the names and order of all. */
export function withSlug(record: unknown, other: unknown): unknown {
  const hasSlug = isJsonObject(record) && isJsonObject(other) && Object.hasOwn(other, 'slug');
  return hasSlug ? { ...record, slug: other.slug } : record;
}

/** A record whose unreadable fields have the values that another one gives them. */
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

/** Whether two lists of different texts hold the same ones. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
