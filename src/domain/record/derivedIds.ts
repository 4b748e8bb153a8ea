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

/** Maps the entries of a list with the ID that each would have without one. */
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
