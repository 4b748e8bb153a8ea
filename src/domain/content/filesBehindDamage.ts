import { UNCATEGORIZED } from '../category/category';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from './files';
import { isJsonObject } from '../text/jsonObject';
import { isPathSegment, slugify } from '../text/slug';

/** Maximum depth at which the texts of a damaged value are looked up. */
const MAX_DEPTH = 4;

/**
 * Returns the files that only unreadable entries refer to: those of their categories, and the file of the uncategorized
 * records.
 * @param readable number of readable entries of the index
 */
export function filesBehindDamage(
  files: ContentFiles,
  kind: 'products' | 'projects',
  readable: number,
): string[] {
  const slugs = entriesIn(files[`categories/${kind}/index.json`], 'categories').flatMap((entry) =>
    isJsonObject(entry) && typeof entry.slug === 'string' && isPathSegment(entry.slug)
      ? [entry.slug]
      : [],
  );
  const isWhole = entriesIn(files[`${kind}/index.json`], kind).length === readable;
  return [...slugs, ...(isWhole ? [] : [UNCATEGORIZED.slug])].map(
    (slug) => `${kind}/by-category/${slug}.json`,
  );
}

/** Returns the texts in a value, whatever its type. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((item) => textsIn(item, depth + 1));
}

/**
 * Returns files that may contain the records of an index that no loaded file contains: those of categories that are
 * damaged or missing, which still exist under their slug.
 */
export function filesOfLostRecords(files: ContentFiles, kind: 'products' | 'projects'): string[] {
  const paths = Object.keys(files).filter((path) => isByCategoryFile(path, kind));
  const full = new Set(paths.flatMap((path) => entriesIn(files[path], kind).map(idOf)));
  const lost = entriesIn(files[`${kind}/index.json`], kind)
    .filter(isJsonObject)
    .filter((entry) => !full.has(idOf(entry)));
  if (lost.length === 0) return [];
  const categories = entriesIn(files[`categories/${kind}/index.json`], 'categories');
  const known = categories.filter(isJsonObject);
  const slugs = textsIn([
    ...lost.map(({ category, categorySlug }) => [Object(category).slug as unknown, categorySlug]),
    ...known.map(({ slug }) => slug),
  ]).filter(isPathSegment);
  const names = textsIn([
    ...lost.map(({ category }) => category),
    ...known.map(({ name }) => name),
  ]);
  const found = [...slugs, ...names.map(slugify).filter(isPathSegment)];
  return [...new Set(found)]
    .map((slug) => `${kind}/by-category/${slug}.json`)
    .filter((path) => !Object.hasOwn(files, path));
}
