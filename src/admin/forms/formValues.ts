import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';

export function hasShapeOf(like: unknown, value: unknown): boolean {
  if (Array.isArray(like))
    return (
      Array.isArray(value) && value.every((item) => like.length === 0 || hasShapeOf(like[0], item))
    );
  if (!isJsonObject(like)) return typeof value === typeof like;
  return isJsonObject(value) && Object.keys(like).every((key) => hasShapeOf(like[key], value[key]));
}

/** Values of another shape are left out. A schema could not do this: an unfinished form is invalid. */
export function restoredValues<T extends object>(
  start: T,
  restored: Record<string, unknown> = {},
): T {
  const entries = Object.entries(start).map(([key, value]: [string, unknown]) => [
    key,
    Object.hasOwn(restored, key) && hasShapeOf(value, restored[key]) ? restored[key] : value,
  ]);
  return Object.fromEntries(entries) as T;
}

type Named = { id: string };

const isNamedList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((item) => isJsonObject(item) && typeof item.id === 'string');

/** Record by record, including added and removed ones. Unsaved input is never dropped. */
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

/** Fields that still equal `from` take their value from `to`. Lists whose entries have IDs are rebased by entry. */
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
