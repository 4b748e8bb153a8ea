/** Fields that are written together with another one, by that one's first key. */
const FOLLOWERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  category: [['categoryId'], ['categorySlug']],
  workingHours: [['contact', 'hours']],
};

/** Paths of the fields that are always written together with one; by its first key. */
export function dependentFieldsOf(key: string): readonly (readonly string[])[] {
  return Object.hasOwn(FOLLOWERS, key) ? (FOLLOWERS[key] ?? []) : [];
}

/** First key of the field that one is written together with; undefined for one that stands for itself. */
export function owningFieldOf(path: readonly string[]): string | undefined {
  const name = path.join('.');
  return Object.keys(FOLLOWERS).find((key) =>
    dependentFieldsOf(key).some((follower) => follower.join('.') === name),
  );
}
