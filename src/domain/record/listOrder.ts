/** Returns IDs in a new order: the moved ones, which keep their order, at an index among the others. */
export function moveIds(ids: readonly string[], movedIds: readonly string[], to: number): string[] {
  const chosen = new Set(movedIds);
  const others = ids.filter((id) => !chosen.has(id));
  return [...others.slice(0, to), ...ids.filter((id) => chosen.has(id)), ...others.slice(to)];
}

/** Whether the IDs that two orders have in common are in the same order. */
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
