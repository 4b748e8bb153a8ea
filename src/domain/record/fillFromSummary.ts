/**
 * Returns the full record of a summary: the record found, completed with fields of the summary,
 * or else the summary with defaults. The slug always comes from the summary, so that a page has
 * one URL.
 * @param parse creates a full record, in which fields that cannot be read are missing
 */
export function fillFromSummary<T extends object>(
  found: T | undefined,
  summary: { id: string; slug: string },
  parse: (record: object) => T | undefined,
): T {
  const fromSummary = parse(summary) as T;
  const defaults = parse({ id: summary.id }) as T;
  const textOf = (record: T, key: string) => JSON.stringify(record[key as keyof T]);
  const isMissing = ([key]: [string, unknown]) =>
    !found || textOf(found, key) === textOf(defaults, key);
  return {
    ...found,
    ...Object.fromEntries(Object.entries(fromSummary).filter(isMissing)),
    slug: summary.slug,
  } as T & { slug: string };
}
