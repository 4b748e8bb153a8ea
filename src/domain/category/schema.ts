import { recordSchema, idSchema, textSchema } from '../content/recordSchema';
import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { withSlugs } from '../text/slug';

/** Category of products or projects. */
export interface Category {
  id: string;
  name: string;
  slug: string;
  isActive: boolean;
  createdAt?: string;
  updatedAt?: string;
}

/**
 * Category of a product as stored in its record. The id is missing if it was stored as plain text.
 */
export interface CategoryRef {
  id?: string;
  name: string;
  slug: string;
}

/** A category before its slug is made; for the parsers of whole content. */
export const categorySchema = recordSchema({
  id: idSchema(),
  name: textSchema(),
  slug: v.optional(v.string()),
  isActive: v.optional(v.boolean(), true),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
});

/**
 * Parses a file of categories. A category without a name gets its slug or id as its name.
 * @throws ShapeError if the file has no list of categories
 */
export function parseCategories(json: unknown, file = 'categories'): Parsed<Category[]> {
  const { categories } = parseFileObject(json, file, ['categories']).value;
  const { value, problems } = parseRecords(categorySchema, categories, file, 'categories');
  const named = value.map((entry) => ({
    ...entry,
    name: entry.name.trim() ? entry.name : entry.slug || entry.id,
  }));
  return { value: withSlugs(named, ({ name }) => name), problems };
}
