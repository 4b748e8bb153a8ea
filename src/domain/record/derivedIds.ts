import { isJsonObject, type JsonObject } from '../text/jsonObject';

/** Returns the ID of an entry without one: the text of a field, with a number if an earlier entry has the same ID. */
function derivedId(
  entry: JsonObject,
  field: string,
  taken: ReadonlySet<unknown>,
): string | undefined {
  const text = entry[field];
  if (typeof text !== 'string') return undefined;
  let id = text;
  for (let n = 2; taken.has(id); n += 1) id = `${text} (${n})`;
  return id;
}

function mapWithIds(
  list: readonly unknown[],
  field: string,
  change: (entry: JsonObject, derived: string) => JsonObject,
): unknown[] {
  const taken = new Set<unknown>();
  return list.map((entry) => {
    if (!isJsonObject(entry)) return entry;
    const derived = derivedId(entry, field, taken);
    taken.add(entry.id ?? derived);
    return derived === undefined ? entry : change(entry, derived);
  });
}

/** Returns a list whose entries have an ID: by default the text of a field. Never throws. */
export function withDerivedIds(list: readonly unknown[], field: string): unknown[] {
  return mapWithIds(list, field, (entry, id) => ({ ...entry, id: entry.id ?? id }));
}

/** Returns a list without the IDs that {@link withDerivedIds} would add again. Never throws. */
export function withoutDerivedIds(list: readonly unknown[], field: string): unknown[] {
  return mapWithIds(list, field, (entry, derived) => {
    const { id, ...rest } = entry;
    return id === derived ? rest : entry;
  });
}

/** Returns IDs in a new order: the moved ones, which keep their order, at an index among the others. */
export function moveIds(ids: readonly string[], movedIds: readonly string[], to: number): string[] {
  const chosen = new Set(movedIds);
  const others = ids.filter((id) => !chosen.has(id));
  return [...others.slice(0, to), ...ids.filter((id) => chosen.has(id)), ...others.slice(to)];
}

export function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [own, known] = [new Set(one), new Set(other)];
  const common = other.filter((id) => own.has(id));
  return one.filter((id) => known.has(id)).every((id, index) => id === common[index]);
}

/** Returns an order to which the IDs that only another order contains were added, each after the same ID as there. */
export function withIdsOf(ids: readonly string[], other: readonly string[]): string[] {
  const known = new Set(ids);
  const merged = [...ids];
  other.forEach((id, index) => {
    if (known.has(id)) return;
    const before = other[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
