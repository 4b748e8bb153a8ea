import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';

const isLine = (item: unknown) => isJsonObject(item) && typeof item.text === 'string';

/** Returns whether an autosaved value has the same shape as the starting value of its field. */
function isAlike(value: unknown, start: unknown): boolean {
  if (!Array.isArray(start)) return typeof value === typeof start && typeof value !== 'object';
  if (!Array.isArray(value)) return false;
  return value.every((item) => typeof item === 'string') || value.every(isLine);
}

/**
 * Returns the starting values overwritten with the autosaved values. Autosaved values of another
 * shape are left out.
 */
export function restoredValues<T extends object>(
  start: T,
  kept: Record<string, unknown> | undefined,
): T {
  if (!kept) return start;
  const good = Object.entries(start).map(([key, value]) => {
    const found = Object.hasOwn(kept, key) ? kept[key] : value;
    return [key, isAlike(found, value) ? found : value] as const;
  });
  return Object.fromEntries(good) as T;
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
 * entries have ids are rebased entry by entry.
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
