/**
 * The full record of a summary: the one found with what the summary says wherever it says nothing itself, else the
 * summary with defaults. The slug is the summary's, so that a page has one address.
 * @param parse makes a full record; undefined where a field has the wrong type
 * @param entries names the summary's own fields, which are sound; others it holds may not be
 */
export function fillFromSummary<T extends object>(
  found: T | undefined,
  summary: { id: string; slug: string },
  parse: (record: object) => T | undefined,
  entries: object,
): T {
  const sound = Object.entries(summary).filter(([key]) => Object.hasOwn(entries, key));
  const said = (parse(summary) ?? parse(Object.fromEntries(sound))) as T;
  const bare = parse({ id: summary.id }) as T;
  const textOf = (record: T, key: string) => JSON.stringify(record[key as keyof T]);
  const silent = ([key]: [string, unknown]) => !found || textOf(found, key) === textOf(bare, key);
  return {
    ...found,
    ...Object.fromEntries(Object.entries(said).filter(silent)),
    slug: summary.slug,
  } as T & { slug: string };
}
