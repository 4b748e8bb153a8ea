import { FEATURED_KINDS, type FeaturedKind } from '../featured/featured';
import { isJsonObject, type JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import type { Content } from './contentModel';
import { entriesIn, idOf, type ContentFiles } from './files';
import { formsOf, readClean, readRaw, rowOf, summaryOf, type AnyRecord } from './lists';
import { stored, withStoredField, writeRecord, type CategoryLists } from './writeRecord';

/** The lists of files while they are edited. A file keeps its object as long as its list stays the same. */
export function editedLists(files: ContentFiles) {
  const next: ContentFiles = { ...files };
  return {
    next,
    get: (path: string, key: string) => entriesIn(next[path], key),
    set(path: string, key: string, list: readonly unknown[]) {
      const file = next[path];
      const old = entriesIn(file, key);
      const isSame = list.length === old.length && list.every((entry, at) => entry === old[at]);
      if (isSame && file !== undefined) return;
      const fields = isJsonObject(file) ? file : {};
      const count = typeof fields.count === 'number' ? { count: list.length } : {};
      next[path] = { ...fields, [key]: list, ...count };
    },
  };
}

export type EditedLists = ReturnType<typeof editedLists>;

interface Source {
  id: string;
  /** The record as it is read; null if it is deleted. */
  record: AnyRecord | null;
  /** The fields that may be replaced; all of the summary by default, and a missing entry is added. */
  only?: readonly string[];
}

function newEntry(name: FeaturedKind, record: AnyRecord, categories: CategoryLists) {
  const whole = writeRecord(name, undefined, null, record, categories);
  const entries = Object.entries(whole).filter(([key]) => summaryOf(name).includes(key));
  return Object.fromEntries(entries);
}

/** Returns an entry in which the fields that are read differently from its record are replaced. */
function derivedEntry(
  name: FeaturedKind,
  entry: JsonObject,
  record: AnyRecord,
  only: readonly string[] | undefined,
  { before, after }: CategoryLists,
  slug: unknown,
): JsonObject {
  const kind = rowOf(name);
  // The former name of a category may still be found by its slug.
  const reads = [...new Set([before, after])].map((known) => readRaw(kind, entry, known));
  if (!reads[0]) return entry;
  const isFlagged = formsOf(name, 'isFeatured').some((form) => typeof entry[form] === 'boolean');
  const fields = kind.fields.filter((field) => {
    if (field === 'is_featured' || (field === 'isFeatured' && !isFlagged)) return false;
    return only
      ? only.includes(field)
      : summaryOf(name).includes(field) || Object.hasOwn(entry, field);
  });
  const want = stored(name, record, after);
  return fields.reduce((next, field) => {
    const isSame = reads.every((read) =>
      sameJson(field === 'slug' ? slug : read?.[field], record[field]),
    );
    return isSame ? next : withStoredField(next, name, field, want[field]);
  }, entry);
}

/** Other entries, unknown fields and the order stay; new entries come last. @param slugOf by default the entry's own */
export function deriveEntries(
  { get, set }: EditedLists,
  name: FeaturedKind,
  path: string,
  sources: readonly Source[],
  categories: CategoryLists,
  slugOf: (entry: JsonObject, record: AnyRecord) => unknown = ({ slug }) => slug,
): void {
  const isFeatured = path === rowOf(name).featured;
  const byId = new Map(sources.map((source) => [source.id, source]));
  const isListed = ({ record, only }: Source) =>
    record !== null && (!isFeatured || only !== undefined || record.isFeatured === true);
  const seen = new Set<string>();
  const list = get(path, name).flatMap((entry) => {
    const id = idOf(entry) ?? '';
    const source = byId.get(id);
    if (!source) return [entry];
    const { record, only } = source;
    if (!record || !isListed(source)) return [];
    if (seen.has(id)) return [entry];
    seen.add(id);
    const raw = entry as JsonObject;
    return [derivedEntry(name, raw, record, only, categories, slugOf(raw, record))];
  });
  const added = sources.flatMap((source) => {
    const { id, record, only } = source;
    const isMissing = record && !only && !seen.has(id) && isListed(source);
    return isMissing ? [newEntry(name, record, categories)] : [];
  });
  set(path, name, [...list, ...added]);
}

/** Returns the slugs by which the entries of an index are read, by ID. */
function slugsIn(name: FeaturedKind, list: readonly unknown[]): Map<string, unknown> {
  const { schema, finish } = rowOf(name);
  const read = list.flatMap((entry) => readClean(schema, entry).read?.output ?? []);
  return new Map(finish(read, []).map(({ id, slug }) => [id, slug]));
}

/** Files that agree with the records are the same objects. @param content that the files contain */
export function deriveFiles(files: ContentFiles, content: Content): ContentFiles {
  const lists = editedLists(files);
  for (const name of FEATURED_KINDS) {
    const { file, featured = '', categories } = rowOf(name);
    const sources = (content[name] as AnyRecord[]).map((record) => ({ id: record.id, record }));
    for (const path of categories ? [file, featured] : [featured]) {
      if (!isJsonObject(files[path])) continue;
      const slugs = path === file ? slugsIn(name, lists.get(path, name)) : undefined;
      const slugOf = (entry: JsonObject, record: AnyRecord) =>
        slugs ? slugs.get(record.id) : (entry.slug ?? record.slug);
      const known = categories ? content[categories] : [];
      deriveEntries(lists, name, path, sources, { before: known, after: known }, slugOf);
      const next = lists.next[path] as JsonObject;
      const { length } = lists.get(path, name);
      if (typeof next.count === 'number' && next.count !== length)
        lists.next[path] = { ...next, count: length };
    }
  }
  return lists.next;
}
