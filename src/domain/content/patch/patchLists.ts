import { ListPlan, type ListGroup } from './patchPlan';
import { withKeylessEntries, type NextEntry } from './patchValue';

/** Returns whether the common entries of two lists are in the same order. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [new Set(before), new Set(after)];
  const rest = after.filter((key) => old.has(key));
  return before.filter((key) => now.has(key)).every((key, at) => key === rest[at]);
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

const keysOf = (list: readonly unknown[] | undefined, keyOf: ListGroup['keyOf']) =>
  (list ?? []).flatMap((entry, index) => keyOf(entry, index) ?? []);

/**
 * Returns the keys of entries that an edit leaves unreadable. An independent list does not say where their records are
 * among the readable ones, so they stay behind the entry before them.
 */
function unplacedKeys(
  path: string,
  { live, keyOf, isWhole, isUnreadable }: ListGroup,
  plan: ListPlan,
) {
  const { values } = plan.changesOf(path);
  const keys = [...(isWhole ? (live.get(path) ?? []) : [])].flatMap((raw, index) => {
    const key = keyOf(raw, index);
    const isKept = key !== undefined && !values.has(key) && plan.indexOf(path, key) === index;
    return isKept && isUnreadable(path, index) ? [key] : [];
  });
  return new Set(keys);
}

/**
 * Returns the remaining entries of a published list. Those without a key stay behind the entry
 * before them.
 */
function itemsOf(
  path: string,
  group: ListGroup,
  plan: ListPlan,
  isUnplaced: (key: string) => boolean,
) {
  const { values, removed } = plan.changesOf(path);
  return (group.live.get(path) ?? []).flatMap((raw, index): NextEntry<string>[] => {
    const key = group.keyOf(raw, index);
    if (key !== undefined && removed.has(key)) return [];
    if (key === undefined || plan.indexOf(path, key) !== index) return [{ value: raw }];
    const value = values.has(key) ? values.get(key) : raw;
    return [isUnplaced(key) ? { value } : { key, value }];
  });
}

/** Returns one list with an edit applied. */
function patchList(path: string, group: ListGroup, plan: ListPlan): unknown[] {
  const { keyOf, isWhole, isRebuilt } = group;
  const { inserted } = plan.changesOf(path);
  const unplaced = unplacedKeys(path, group, plan);
  const placedOf = (list: readonly unknown[] | undefined) =>
    keysOf(list, keyOf).filter((key) => !unplaced.has(key));
  const wanted = placedOf(group.after.get(path));
  const isOrdered = !isRebuilt && isSameOrder(placedOf(group.before.get(path)), wanted);
  const placed = new Set(wanted);
  const items = itemsOf(path, group, plan, (key) =>
    isOrdered ? unplaced.has(key) : !placed.has(key),
  );
  const present = new Map(
    items.flatMap((item) => (item.key === undefined ? [] : [[item.key, item] as const])),
  );
  const nextOf = (key: string) => inserted.get(key) ?? present.get(key);
  // Moved entries define the order, so an independent list must then contain every record.
  const isExplicit = isWhole && !isOrdered;
  const next = [...(isOrdered ? present.keys() : wanted)].flatMap((key) => nextOf(key) ?? []);
  wanted.forEach((key, at) => {
    const isMissing = isOrdered ? !present.has(key) : !nextOf(key);
    if (!isMissing || !(inserted.has(key) || isExplicit)) return;
    const earlier = new Set<string | undefined>(wanted.slice(0, at));
    const former = next.findLastIndex((item) => earlier.has(item.key));
    const added = inserted.get(key) ?? { key, value: plan.after.get(key)?.entry };
    next.splice(former + 1, 0, added);
  });
  return withKeylessEntries(isOrdered ? items : groupById(items, keyOf), next);
}

/**
 * Returns the published lists with an edit applied. Unreadable entries keep their value and
 * their position behind the entry before them. They are removed with the record of the same ID.
 * The other entries of a removed list are moved to the fallback.
 * @returns the changed lists, and null for removed ones
 */
export function patchLists(group: ListGroup): Map<string, unknown[] | null> {
  const { live, keyOf, fallback } = group;
  const plan = new ListPlan(group);
  const orphans = plan.paths.flatMap((path) =>
    plan.isRemoved(path) && path !== fallback
      ? [...(live.get(path) ?? [])].filter((entry, index) => !plan.isKnown(keyOf(entry, index)))
      : [],
  );
  const isFallbackNeeded = fallback !== undefined && orphans.length > 0;
  const paths = isFallbackNeeded ? [...new Set([...plan.paths, fallback])] : plan.paths;
  const result = new Map<string, unknown[] | null>();
  for (const path of paths) {
    const own = plan.isRemoved(path) && path !== fallback ? [] : patchList(path, group, plan);
    const list = path === fallback ? [...own, ...orphans] : own;
    const old = live.get(path);
    const isSame =
      list.length === old?.length && list.every((entry, index) => entry === old[index]);
    if (plan.isRemoved(path) && list.length === 0) result.set(path, null);
    else if (!isSame && (old || list.length > 0 || !group.before.has(path))) result.set(path, list);
  }
  return result;
}
