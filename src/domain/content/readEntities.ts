import type * as v from 'valibot';
import type { Category } from '../category/schema';
import { isByCategoryFile } from './files';
import type { FileReader } from './fileReader';
import type { JsonObject } from '../text/jsonObject';
import { parseEntries, parseRecords } from '../record/parseRecords';

type EntrySchema<T = { id: string }> = v.GenericSchema<unknown, T>;

/** How to read products or projects from their three kinds of files. */
export interface EntityKind<T> {
  kind: 'products' | 'projects';
  schema: EntrySchema<T>;
  /** Field names in the schema. Their null values count as missing. */
  knownFields: readonly string[];
  summaryFields: readonly string[];
  finish: (entries: T[]) => T[];
}

/** Merged records of one kind, with the data needed to write them back. */
interface Entities<T> {
  records: T[];
  featured: string[];
  /** Unknown fields that occur in index or featured records. */
  summaryFields: Set<string>;
}

/**
 * Returns a raw record in a uniform spelling: no nulls in known fields, one name for the
 * featured flag.
 */
function inOneSpelling(entry: JsonObject, knownFields: readonly string[]): JsonObject {
  const isMissing = (key: string) => entry[key] === null && knownFields.includes(key);
  const kept = Object.entries(entry).filter(([key]) => !isMissing(key) && key !== 'is_featured');
  const flag = entry.isFeatured ?? entry.is_featured ?? undefined;
  return { ...Object.fromEntries(kept), ...(flag === undefined ? {} : { isFeatured: flag }) };
}

/** Returns the raw valid records of a list by ID. Reports malformed records and duplicate IDs. */
function entriesOf(
  reader: FileReader,
  path: string,
  {
    kind,
    knownFields,
    schema,
  }: Pick<EntityKind<{ id: string }>, 'kind' | 'knownFields' | 'schema'>,
): Map<string, JsonObject> {
  const entries = new Map<string, JsonObject>();
  const list = reader.list(path, kind)?.[kind];
  if (list === undefined) return entries;
  const parsed = reader.parse(path, () => parseEntries(schema, list, path, kind));
  if (parsed) reader.reportDuplicates(path, kind);
  for (const { input, output } of parsed ?? []) {
    if (!entries.has(output.id)) entries.set(output.id, inOneSpelling(input, knownFields));
  }
  return entries;
}

/**
 * Returns the existing by-category files: first those of known categories, then the others by
 * name.
 */
function byCategoryPaths(
  paths: readonly string[],
  kind: 'products' | 'projects',
  categories: readonly Category[],
): string[] {
  const known = categories.map(({ slug }) => `${kind}/by-category/${slug}.json`);
  const found = paths.filter((path) => isByCategoryFile(path, kind)).sort();
  return [...new Set([...known.filter((path) => found.includes(path)), ...found])];
}

/**
 * Reads the records of one kind from index, by-category and featured files and merges their
 * fields. The by-category file takes precedence, then the index. A record that is in only one
 * of them is kept.
 */
export function readEntities<T extends { id: string; isFeatured: boolean }>(
  reader: FileReader,
  paths: readonly string[],
  entity: EntityKind<T>,
  categories: readonly Category[],
): Entities<T> {
  const { kind, schema } = entity;
  const index = entriesOf(reader, `${kind}/index.json`, entity);
  const full = new Map<string, JsonObject>();
  for (const path of byCategoryPaths(paths, kind, categories)) {
    for (const [id, entry] of entriesOf(reader, path, entity)) {
      if (!full.has(id)) full.set(id, entry);
    }
  }
  const featured = entriesOf(reader, `${kind}/featured.json`, entity);
  const ids = [...new Set([...index.keys(), ...full.keys(), ...featured.keys()])];
  const merged = ids.map((id) => ({
    // The first pass defines the order of the fields, the second one their values: the last
    // value wins.
    ...full.get(id),
    ...index.get(id),
    ...featured.get(id),
    ...index.get(id),
    ...full.get(id),
    ...(featured.has(id) ? { isFeatured: true } : {}),
  }));
  const parsed = parseRecords(schema, merged, `${kind}/index.json`, kind);
  reader.report(parsed.problems);
  const summaries = [...index.values(), ...featured.values()];
  return {
    records: entity.finish(parsed.value),
    featured: [...featured.keys()],
    summaryFields: new Set(
      summaries.flatMap((entry) =>
        Object.keys(entry).filter((key) => !entity.summaryFields.includes(key)),
      ),
    ),
  };
}
