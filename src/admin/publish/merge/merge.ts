import { childOf, isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { sameOrder, withIdsOf } from '@/domain/record/derivedIds';
import type { Collection, ListOrder } from '@/domain/content/contentModel';
import { isReference, owningFieldOf } from '../changes/fieldChanges';
import { sameMedia } from '../../drafts/content/pending';

/** A field that both sides changed to different values. */
export interface Conflict {
  /** Keys from the record down; empty if one side deleted the record that the other changed. */
  path: string[];
  mine: unknown;
  theirs: unknown;
}

/** The merged record of both sides; conflicting fields hold the value of the side that was chosen. */
interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

/** Whether a field in conflict has their value, not that of the administrator. */
type IsTheirs = (path: readonly string[]) => boolean;

/** Returns the later time of the last edit, so that this field never causes a conflict; undefined for other fields. */
function laterTime(path: readonly string[], mine: unknown, theirs: unknown): unknown {
  if (path.at(-1) !== 'updatedAt') return undefined;
  return String(mine) > String(theirs) ? mine : theirs;
}

function isItemList(value: unknown): value is { id: string }[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((item: unknown) => childOf(item, 'id'));
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
}

/**
 * Merges two edits of a list item by item. Returns undefined for a list that is one value: its items have no IDs, both
 * sides added, removed or moved items, or one side removed an item that the other one changed.
 */
function mergeItems(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  isTheirs: IsTheirs,
  path: readonly string[],
): Merged | undefined {
  if (!isItemList(base) || !isItemList(mine) || !isItemList(theirs)) return undefined;
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  const [before, own, other] = [base, mine, theirs].map(idsOf);
  const isOwnOrder = sameJson(before, other) || sameJson(own, other);
  if (!isOwnOrder && !sameJson(before, own)) return undefined;
  const [next, rest] = isOwnOrder ? [mine, theirs] : [theirs, mine];
  const itemOf = (list: { id: string }[], id: string) => list.find((item) => item.id === id);
  const isChangedAndRemoved = ({ id }: { id: string }) =>
    !itemOf(next, id) && itemOf(rest, id) && !sameMedia(itemOf(base, id), itemOf(rest, id));
  if (base.some(isChangedAndRemoved)) return undefined;
  const items = next.map(({ id }, index) => {
    const itemPath = [...path, `${index + 1}`];
    return mergeRecord(itemOf(base, id), itemOf(mine, id), itemOf(theirs, id), isTheirs, itemPath);
  });
  return {
    value: items.map(({ value }) => value),
    conflicts: items.flatMap(({ conflicts }) => conflicts),
  };
}

/**
 * Merges field by field, and lists of items with IDs item by item. Other lists, and references such as a category, are
 * one field. A conflict is a field that both sides changed to different values. Published uploads equal the draft
 * images they were. Null stands for a missing record. Never throws for JSON values.
 */
export function mergeRecord(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  isTheirs: IsTheirs = () => false,
  path: readonly string[] = [],
): Merged {
  if (sameMedia(mine, theirs) || sameMedia(base, mine)) return { value: theirs, conflicts: [] };
  if (sameMedia(base, theirs)) return { value: mine, conflicts: [] };
  const isRecord = path.length === 0;
  const hasFields = isRecord || (isJsonObject(base) && !isReference(mine) && !isReference(theirs));
  if (isJsonObject(mine) && isJsonObject(theirs) && hasFields)
    return mergeFields(Object(base ?? {}) as JsonObject, mine, theirs, isTheirs, path);
  const items = mergeItems(base, mine, theirs, isTheirs, path);
  if (items) return items;
  const later = laterTime(path, mine, theirs);
  if (later !== undefined) return { value: later, conflicts: [] };
  const value = isTheirs(path) ? theirs : mine;
  return { value, conflicts: [{ path: [...path], mine, theirs }] };
}

function mergeFields(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  isTheirs: IsTheirs,
  path: readonly string[],
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map(
    (key) =>
      [key, mergeRecord(base[key], mine[key], theirs[key], isTheirs, [...path, key])] as const,
  );
  return {
    value: Object.fromEntries(
      parts.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
    ),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}

export type ConflictSide = 'mine' | 'theirs';

/** Added and removed records do not change the order. Records that only one side has keep their place. */
function mergeOrder(
  base: ListOrder,
  mine: ListOrder,
  theirs: ListOrder,
  isTheirs: IsTheirs,
): Merged {
  const merged = (kept: ListOrder, other: ListOrder) => ({
    value: { ...kept, ids: withIdsOf(kept.ids, other.ids) },
    conflicts: [],
  });
  if (sameOrder(base.ids, theirs.ids) || sameOrder(mine.ids, theirs.ids))
    return merged(mine, theirs);
  if (sameOrder(base.ids, mine.ids)) return merged(theirs, mine);
  const path = ['ids'];
  const value = isTheirs(path) ? { ...mine, ids: theirs.ids } : mine;
  return { value, conflicts: [{ path, mine: mine.ids, theirs: theirs.ids }] };
}

/** @param replaced paths of the conflicting fields that get their value; dependent fields follow their owner */
export function mergeChange(
  collection: Collection,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  replaced: readonly (readonly string[])[] = [],
): Merged {
  const owners = new Set(replaced.map(([first]) => first));
  const isTheirs = (path: readonly string[]) =>
    replaced.some((one) => sameJson(one, path)) || owners.has(owningFieldOf(path));
  const { value, conflicts } =
    collection === 'orders'
      ? mergeOrder(base as ListOrder, mine as ListOrder, theirs as ListOrder, isTheirs)
      : mergeRecord(base, mine, theirs, isTheirs);
  const isDependent = ({ path }: Conflict) => {
    const owner = owningFieldOf(path);
    // Images can also differ on their own.
    return owner === 'image' ? conflicts.some((one) => one.path[0] === owner) : owner !== undefined;
  };
  return { value, conflicts: conflicts.filter((conflict) => !isDependent(conflict)) };
}
