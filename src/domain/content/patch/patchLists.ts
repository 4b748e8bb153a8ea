import { FILES } from '../../links/contentPaths';
import { sameOrder, withIdsOf } from '../../record/listOrder';
import { isIntro } from '../../service/schema';
import { INTRO, type ListEntry, type ListGroup } from './listGroups';
import { planLists, type ListPlan, type PatchInput } from './patchPlan';
import { withKeylessEntries, type NextEntry } from './patchValue';

/** Puts the entries with the ID of a placed one behind it, because the first one of an ID is read. */
function groupById(
  entries: readonly ListEntry[],
  isFollower: (entry: ListEntry) => boolean,
): ListEntry[] {
  const followers = entries.filter(isFollower);
  return entries
    .filter((entry) => !isFollower(entry))
    .flatMap((entry) => [entry, ...followers.filter(({ key }) => key === entry.key)]);
}

/** Returns one list with an edit applied. */
function patchList(
  path: string,
  isWhole: boolean,
  isRebuilt: boolean,
  lists: ReturnType<typeof planLists>,
): unknown[] {
  const plan: ListPlan = lists.plans.get(path) ?? new Map();
  const live = lists.live.get(path) ?? [];
  const own = lists.own.get(path);
  const isOwn = (entry: ListEntry) => entry.key !== undefined && own?.get(entry.key) === entry;
  // An independent list does not say where the records of unreadable entries are among the readable ones, so these
  // entries stay behind the entry before them.
  const isUnplaced = (key: string) =>
    isWhole && !plan.has(key) && own?.get(key)?.isUnreadable === true;
  const placedIn = (entries: readonly ListEntry[] = []) =>
    entries.flatMap(({ key }) => (key === undefined || isUnplaced(key) ? [] : [key]));
  const wanted = placedIn(lists.after.get(path));
  const isOrdered = !isRebuilt && sameOrder(placedIn(lists.before.get(path)), wanted);
  const placed = new Set(wanted);
  const isPlaced = (key: string | undefined): key is string =>
    key !== undefined && (isOrdered ? !isUnplaced(key) : placed.has(key));
  const isFollower = (entry: ListEntry) =>
    isPlaced(entry.key) && own?.has(entry.key) === true && !isOwn(entry);
  const items = (isOrdered ? live : groupById(live, isFollower)).flatMap(
    (entry): NextEntry<string>[] => {
      const { key, value } = entry;
      const planned = key === undefined ? undefined : plan.get(key);
      if (planned === null) return [];
      if (!isOwn(entry) || !isPlaced(key))
        return [{ value: isOwn(entry) && planned ? planned.value : value }];
      return [planned ?? { key, value }];
    },
  );
  const present = new Map(
    items.flatMap((item) => (item.key === undefined ? [] : [[item.key, item]])),
  );
  // A list with a file of its own must contain every record if it is reordered, because it defines their order.
  const added = (key: string) => (isWhole ? { key, value: lists.want.get(key)?.value } : []);
  const order = isOrdered
    ? withIdsOf(
        [...present.keys()],
        wanted.filter((key) => present.has(key) || plan.get(key)),
      )
    : wanted;
  return withKeylessEntries(
    items,
    order.flatMap((key) => plan.get(key) ?? present.get(key) ?? added(key)),
  );
}

/**
 * Services without a readable ID must not become the first entry, because it would be read as
 * the intro. If no other is left, an empty intro precedes them.
 */
function withoutFalseIntro(list: unknown[]): unknown[] {
  if (!isIntro(list[0])) return list;
  const first = list.findIndex((entry) => !isIntro(entry));
  return first < 0 ? [{}, ...list] : [list[first], ...list.toSpliced(first, 1)];
}

/**
 * Returns the published lists with an edit applied. Unreadable entries keep their value and
 * their position behind the entry before them. They are removed with the record of the same ID.
 * The other entries of a removed file are moved to the fallback.
 * @returns the changed lists, and null for those of removed files
 */
export function patchLists(input: PatchInput, group: ListGroup): Map<string, unknown[] | null> {
  const { fallback, path: only } = group;
  const lists = planLists(input, group);
  const isDissolved = (path: string) =>
    fallback !== undefined && lists.isRemoved(path) && path !== fallback;
  const patched = (path: string) =>
    patchList(path, only !== undefined, input.rebuilt.has(path), lists);
  const orphans = lists.paths.filter(isDissolved).flatMap(patched);
  const result = new Map<string, unknown[] | null>();
  const isFallbackNeeded = fallback !== undefined && orphans.length > 0;
  for (const path of new Set([...lists.paths, ...(isFallbackNeeded ? [fallback] : [])])) {
    const own = isDissolved(path) ? [] : patched(path);
    const whole = path === fallback ? [...own, ...orphans] : own;
    const old = lists.live.get(path);
    const isSame = (list: readonly unknown[]) =>
      list.length === old?.length && list.every((entry, index) => entry === old[index]?.value);
    const hasIntro = path !== FILES.services || lists.want.has(INTRO);
    const list = hasIntro || isSame(whole) ? whole : withoutFalseIntro(whole);
    if (only === undefined && lists.isRemoved(path) && list.length === 0) result.set(path, null);
    else if (!isSame(list) && (old || list.length > 0 || !lists.before.has(path)))
      result.set(path, list);
  }
  return result;
}
