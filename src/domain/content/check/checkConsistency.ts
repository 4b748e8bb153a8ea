import { categoryOf, findCategory, toCategoryRef } from '../../category/category';
import type { Content } from '../contentModel';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from '../files';
import { isJsonObject, type JsonObject } from '../../text/jsonObject';
import { warningAt, type Problem } from '../../record/problem';
import { PRICE_ON_REQUEST } from '../../text/price';
import { productFile } from '../../product/product';
import { projectFiles } from '../../project/project';

type Kind = 'products' | 'projects';

const COMPARED = ['name', 'title', 'slug', 'image', 'price', 'dailyRate', 'category', 'isFeatured'];

/** Fields that lists show from the index. Those of projects have several spellings. */
const LISTED = { products: ['name', 'image', 'price', 'dailyRate'], projects: [] } as const;

type RawRecord = JsonObject & { id: string };

/** Returns the records of a file without parsing them. Empty if it has no such list. */
const rawRecords = (files: ContentFiles, path: string, kind: Kind): RawRecord[] =>
  entriesIn(files[path], kind).filter((entry): entry is RawRecord => idOf(entry) !== undefined);

/** Returns whether a value has the shape of a product's category. */
function isCategory(value: unknown): value is Parameters<typeof toCategoryRef>[0] {
  if (!isJsonObject(value)) return typeof value === 'string';
  const fields = [value.id, value.name, value.slug];
  return fields.every((field) => field === undefined || typeof field === 'string');
}

/** Returns a field in a form that is equal for different spellings of one value. */
function comparable(entry: JsonObject, field: string, kind: Kind, content: Content): unknown {
  if (field === 'isFeatured') return entry.isFeatured ?? entry.is_featured;
  const value = entry[field];
  if (field !== 'category' || value === null || value === undefined) return value;
  if (kind === 'projects') {
    const names = Array.isArray(value) ? value : [value];
    const slugOf = (name: unknown) =>
      findCategory(content.projectCategories, String(name))?.slug ?? name;
    return JSON.stringify(names.map(slugOf));
  }
  if (!isCategory(value)) return undefined;
  const ref = toCategoryRef(value);
  return (categoryOf(ref, content.productCategories) ?? ref).slug;
}

function disagreements(
  path: string,
  kind: Kind,
  record: RawRecord,
  summary: JsonObject,
  content: Content,
): Problem[] {
  const differs = COMPARED.filter((field) => {
    const a = comparable(record, field, kind, content) ?? undefined;
    const b = comparable(summary, field, kind, content) ?? undefined;
    return a !== undefined && b !== undefined && a !== b;
  });
  const missing = LISTED[kind].filter((field) => {
    const shown = record[field] && record[field] !== PRICE_ON_REQUEST;
    return shown && (summary[field] ?? undefined) === undefined;
  });
  const warn = (message: string) => (field: string) =>
    warningAt(path, `"${record.id}".${field}`, message);
  return [
    ...differs.map(warn('This value differs from the index. Use the same value in both files.')),
    ...missing.map(
      warn('The index does not have this value, so lists do not show it. Add it there.'),
    ),
  ];
}

/** Returns the by-category files that each record belongs to. */
function wantedFiles(kind: Kind, content: Content): Map<string, string[]> {
  const { products, projects, productCategories, projectCategories } = content;
  return kind === 'products'
    ? new Map(products.map(({ id, category }) => [id, [productFile(category, productCategories)]]))
    : new Map(projects.map((project) => [project.id, projectFiles(project, projectCategories)]));
}

function membership(files: ContentFiles, kind: Kind, content: Content): Problem[] {
  const index = new Map(
    rawRecords(files, `${kind}/index.json`, kind).map((entry) => [entry.id, entry]),
  );
  const wanted = wantedFiles(kind, content);
  const found = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const path of Object.keys(files).filter((name) => isByCategoryFile(name, kind))) {
    for (const record of rawRecords(files, path, kind)) {
      found.set(record.id, [...(found.get(record.id) ?? []), path]);
      const summary = index.get(record.id);
      if (summary) problems.push(...disagreements(path, kind, record, summary, content));
      else
        problems.push(
          warningAt(path, `"${record.id}"`, 'This record is not in the index. Add it there.'),
        );
      if (wanted.has(record.id) && !wanted.get(record.id)?.includes(path)) {
        const message = `This record belongs in ${wanted.get(record.id)?.join(', ')}. Move it there.`;
        problems.push(warningAt(path, `"${record.id}"`, message));
      }
    }
  }
  for (const [id, paths] of wanted) {
    const missing = paths.filter((path) => !found.get(id)?.includes(path));
    for (const path of missing) {
      problems.push(warningAt(path, `"${id}"`, 'The record is missing from this file. Add it.'));
    }
  }
  return problems;
}

function featuredAndCount(files: ContentFiles, kind: Kind): Problem[] {
  const path = `${kind}/index.json`;
  const featuredPath = `${kind}/featured.json`;
  const index = new Map(rawRecords(files, path, kind).map((entry) => [entry.id, entry]));
  const { count } = Object(files[path]) as JsonObject;
  const { length } = entriesIn(files[path], kind);
  const problems = rawRecords(files, featuredPath, kind)
    .filter(({ id }) => !index.has(id))
    .map(({ id }) =>
      warningAt(featuredPath, `"${id}"`, 'This record is not in the index. Add it there.'),
    );
  if (typeof count === 'number' && count !== length) {
    problems.push(
      warningAt(path, 'count', `The count is wrong. Set it to ${length}, the number of records.`),
    );
  }
  return problems;
}

/** Returns the contradictions between index, featured and by-category files. */
export function checkConsistency(files: ContentFiles, content: Content): Problem[] {
  return (['products', 'projects'] as const).flatMap((kind) => [
    ...membership(files, kind, content),
    ...featuredAndCount(files, kind),
  ]);
}
