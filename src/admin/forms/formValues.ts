import { withIds } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';

/** Returns a value with the same fields as a template, all empty. */
function blankOf(template: unknown): unknown {
  if (typeof template === 'string') return '';
  if (typeof template === 'boolean') return false;
  if (!isJsonObject(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, blankOf(value)]));
}

/**
 * Returns a list of autosaved entries in the shape of the starting ones, or undefined if there are
 * none. Entries of another shape are left out, and IDs are unique.
 */
function restoredList(start: readonly unknown[], found: readonly unknown[]): unknown[] | undefined {
  const [template = ''] = start;
  const isText = typeof template === 'string';
  const alike = found.filter((item) => (isText ? typeof item === 'string' : isJsonObject(item)));
  if (alike.length === 0 && found.length > 0) return undefined;
  if (isText) return alike;
  const entries = alike.map((item) => restoredValue(blankOf(template), item));
  return isNamedList(entries) ? withIds(entries, 'restored-') : entries;
}

/** Returns an autosaved value in the shape of the starting one, or the starting one. */
function restoredValue(start: unknown, found: unknown): unknown {
  if (Array.isArray(start))
    return Array.isArray(found) ? (restoredList(start, found) ?? start) : start;
  if (!isJsonObject(start))
    return typeof found === typeof start && typeof found !== 'object' ? found : start;
  if (!isJsonObject(found)) return start;
  const restored = Object.entries(start).map(([key, value]) => [
    key,
    Object.hasOwn(found, key) ? restoredValue(value, found[key]) : value,
  ]);
  return Object.fromEntries(restored);
}

/**
 * Returns the starting values overwritten with the autosaved values. Autosaved values of another
 * shape are left out. A schema could not do this: an unfinished form is invalid.
 */
export function restoredValues<T extends object>(
  start: T,
  restored: Record<string, unknown> | undefined,
): T {
  return restoredValue(start, restored) as T;
}

type Named = { id: string };

const isNamedList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((item) => isJsonObject(item) && typeof item.id === 'string');

/**
 * Applies {@link rebasedValues} to a list, record by record, including added and removed ones.
 * Unsaved input is never dropped.
 */
function rebasedList(now: readonly Named[], from: readonly Named[], to: readonly Named[]): Named[] {
  const within = (list: readonly Named[], { id }: Named) => list.find((one) => one.id === id);
  const followed = to.flatMap((target) => {
    const mine = within(now, target);
    const start = within(from, target);
    if (!mine) return start ? [] : [target];
    return [start ? rebasedValues(mine, start, target) : mine];
  });
  const typed = now.filter(
    (mine) => !within(to, mine) && !sameJson(mine, within(from, mine) ?? null),
  );
  return [...followed, ...typed];
}

/**
 * Rebases form values: fields that still equal `from` take their value from `to`. Lists whose
 * entries have IDs are rebased entry by entry.
 */
export function rebasedValues<T extends object>(values: T, from: T, to: T): T {
  const keep = (key: keyof T): unknown => {
    const [now, before, next] = [values[key], from[key], to[key]];
    if (sameJson(now, before)) return next;
    if (isNamedList(now) && isNamedList(before) && isNamedList(next))
      return rebasedList(now, before, next);
    return now;
  };
  const keys = Object.keys(to) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, keep(key)])) as T;
}
