import { sameJson } from '../../text/sameJson';
import { planLists, type ListPlan, type ListGroup } from './patchPlan';
import { withKeylessEntries, type NextEntry } from './patchValue';

/** Returns whether the common entries of two lists are in the same order. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [new Set(before), new Set(after)];
  return sameJson(
    before.filter((key) => now.has(key)),
    after.filter((key) => old.has(key)),
  );
}

/**
 * Moves unreadable entries behind the entry with the same ID, because the first one of an ID is
 * read.
 */
function groupById(
  items: readonly NextEntry<string>[],
  keyOf: ListGroup['keyOf'],
): NextEntry<string>[] {
  const sameId = new Map<string, NextEntry<string>[]>();
  for (const { key } of items) if (key !== undefined) sameId.set(key, []);
  const others = items.filter((item) => {
    const own = item.key === undefined ? sameId.get(keyOf(item.value, -1) ?? '') : undefined;
    own?.push(item);
    return !own;
  });
  return others.flatMap((item) => [item, ...(sameId.get(item.key ?? '') ?? [])]);
}

/** Returns one list with an edit applied. */
function patchList(path: string, group: ListGroup, lists: ReturnType<typeof planLists>): unknown[] {
  const { keyOf, isWhole, isRebuilt, isUnreadable } = group;
  const plan: ListPlan = lists.plans.get(path) ?? new Map();
  const live = group.live.get(path) ?? [];
  const isOwn = (key: string | undefined, index: number): key is string =>
    key !== undefined && lists.indexOf(path, key) === index;
  // An independent list does not say where the records of unreadable entries are among the readable ones, so these
  // entries stay behind the entry before them.
  const unplaced = new Set(
    live.flatMap((raw, index) => {
      const key = keyOf(raw, index);
      const isKept = isWhole && isOwn(key, index) && !plan.has(key);
      return isKept && isUnreadable(path, index) ? [key] : [];
    }),
  );
  const placedIn = (list: readonly unknown[] = []) =>
    list.flatMap(keyOf).filter((key) => key !== undefined && !unplaced.has(key)) as string[];
  const wanted = placedIn(group.after.get(path));
  const isOrdered = !isRebuilt && isSameOrder(placedIn(group.before.get(path)), wanted);
  const placed = new Set(wanted);
  const isPlaced = (key: string) => (isOrdered ? !unplaced.has(key) : placed.has(key));
  const items = live.flatMap((value, index): NextEntry<string>[] => {
    const key = keyOf(value, index);
    const planned = key === undefined ? undefined : plan.get(key);
    if (planned === null) return [];
    if (!isOwn(key, index)) return [{ value }];
    const item = planned ?? { key, value };
    return [isPlaced(key) ? item : { value: item.value }];
  });
  const present = new Map(
    items.flatMap((item) => (item.key === undefined ? [] : [[item.key, item]])),
  );
  if (!isOrdered) {
    // An independent list must then contain every record, because it defines their order.
    const added = (key: string) => (isWhole ? { key, value: lists.after.get(key)?.entry } : []);
    const next = wanted.flatMap((key) => plan.get(key) ?? present.get(key) ?? added(key));
    return withKeylessEntries(groupById(items, keyOf), next);
  }
  const next = [...present.values()];
  wanted.forEach((key, at) => {
    const added = present.has(key) ? undefined : plan.get(key);
    if (!added) return;
    const earlier = new Set<string | undefined>(wanted.slice(0, at));
    next.splice(next.findLastIndex((item) => earlier.has(item.key)) + 1, 0, added);
  });
  return withKeylessEntries(items, next);
}

/**
 * Returns the published lists with an edit applied. Unreadable entries keep their value and
 * their position behind the entry before them. They are removed with the record of the same ID.
 * The other entries of a removed list are moved to the fallback.
 * @returns the changed lists, and null for removed ones
 */
export function patchLists(group: ListGroup): Map<string, unknown[] | null> {
  const { live, keyOf, fallback } = group;
  const lists = planLists(group);
  const isDissolved = (path: string) => lists.isRemoved(path) && path !== fallback;
  const orphans = lists.paths
    .filter(isDissolved)
    .flatMap((path) => [...(live.get(path) ?? [])])
    .filter((entry, index) => !lists.isKnown(keyOf(entry, index)));
  const isFallbackNeeded = fallback !== undefined && orphans.length > 0;
  const result = new Map<string, unknown[] | null>();
  for (const path of new Set([...lists.paths, ...(isFallbackNeeded ? [fallback] : [])])) {
    const own = isDissolved(path) ? [] : patchList(path, group, lists);
    const list = path === fallback ? [...own, ...orphans] : own;
    const old = live.get(path);
    const isSame =
      list.length === old?.length && list.every((entry, index) => entry === old[index]);
    if (lists.isRemoved(path) && list.length === 0) result.set(path, null);
    else if (!isSame && (old || list.length > 0 || !group.before.has(path))) result.set(path, list);
  }
  return result;
}
