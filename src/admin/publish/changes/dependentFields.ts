/** Dependent fields, which are written together with an owning field, by the first key of the owner. */
const DEPENDENT_FIELDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  workingHours: [['contact', 'hours']],
};

/** Returns the paths of the dependent fields of a field, by its first key. */
export function dependentFieldsOf(key: string): readonly (readonly string[])[] {
  return Object.hasOwn(DEPENDENT_FIELDS, key) ? (DEPENDENT_FIELDS[key] ?? []) : [];
}

/** Returns the first key of the owner of a dependent field; undefined for other fields. */
export function owningFieldOf(path: readonly string[]): string | undefined {
  const name = path.join('.');
  return Object.keys(DEPENDENT_FIELDS).find((key) =>
    dependentFieldsOf(key).some((dependent) => dependent.join('.') === name),
  );
}
