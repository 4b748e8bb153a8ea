import * as v from 'valibot';
import { recordSchema, idSchema, textSchema } from '../record/recordSchema';
import type { Parsed } from '../record/problem';
import { parseFileObject, parseRecords } from '../record/parseRecords';
import { withSlugs } from '../text/slug';

/** Category of a product as stored in its record. The ID is missing if it was stored as plain text. */
export const categoryRefSchema = recordSchema({
  id: v.optional(v.string()),
  name: textSchema(),
  slug: textSchema(),
});

export type CategoryRef = v.InferOutput<typeof categoryRefSchema>;

/** A missing slug is ''. */
export const categorySchema = recordSchema({
  id: idSchema(),
  name: textSchema(),
  slug: textSchema(),
  isActive: v.optional(v.boolean(), true),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
});

export type Category = v.InferOutput<typeof categorySchema>;

/** Adds slugs and names to categories. A category without a name gets its slug or ID as its name. */
export function finishCategories(categories: Category[]): Category[] {
  const named = categories.map((entry) => ({
    ...entry,
    name: entry.name.trim() ? entry.name : entry.slug || entry.id,
  }));
  return withSlugs(named, ({ name }) => name);
}

/** @throws ShapeError if the file has no list of categories */
export function parseCategories(json: unknown, file = 'categories'): Parsed<Category[]> {
  const { categories } = parseFileObject(json, file, ['categories']);
  const { value, problems } = parseRecords(categorySchema, categories, file, 'categories');
  return { value: finishCategories(value), problems };
}
