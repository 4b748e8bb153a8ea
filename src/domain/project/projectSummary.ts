import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { withFeaturedFlag, withMainImage } from '../product/productSummary';
import { recordSchema, idSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { withSlugs } from '../text/slug';

/** Fields of a project that lists need. */
export interface ProjectSummary {
  id: string;
  title: string;
  slug: string;
  image: string;
  category: string[];
  isFeatured: boolean;
  date?: string;
  location?: string;
  description?: string | string[];
}

/** Schema of a text or a list of texts. Null entries are removed. */
export const textOrListSchema = v.union([
  v.string(),
  v.pipe(
    v.array(v.nullable(v.string())),
    v.transform((list) => list.filter((item) => item !== null)),
  ),
]);

/**
 * Schema entries of a summary. `name`, `thumbnail` and `coverImage` are variants of `title` and
 * `image`.
 */
export const projectSummaryEntries = {
  id: idSchema(),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  slug: v.optional(v.string()),
  image: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
  coverImage: v.optional(v.string()),
  category: v.optional(textOrListSchema),
  categorySlug: v.optional(v.string()),
  categoryId: v.optional(v.string()),
  isFeatured: v.optional(v.boolean()),
  is_featured: v.optional(v.boolean()),
  date: v.optional(v.string()),
  location: v.optional(v.string()),
  description: v.optional(textOrListSchema),
};

interface RawProject {
  id: string;
  title?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
  image?: string | undefined;
  thumbnail?: string | undefined;
  coverImage?: string | undefined;
  category?: string | string[] | undefined;
  isFeatured?: boolean | undefined;
  is_featured?: boolean | undefined;
}

function categoryNames(category: string | string[] | undefined): string[] {
  const names = typeof category === 'string' ? [category] : (category ?? []);
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Adds slug, list of categories and default title to projects. Other fields are unchanged.
 * @param isPart whether the list is only a part of all projects
 */
export function normalizeProjects<T extends RawProject>(records: T[], isPart = false) {
  const titleOf = ({ title, name }: T) => title?.trim() || name?.trim() || '';
  return withSlugs(records, isPart ? undefined : titleOf).map((entry) => ({
    ...withFeaturedFlag(entry),
    title: titleOf(entry) || 'Untitled Project',
    image: [entry.image, entry.thumbnail, entry.coverImage].find((path) => path?.trim()) ?? '',
    category: categoryNames(entry.category),
  }));
}

/**
 * Schema of a summary before slug and category are normalised. Used by parsers that process
 * complete content.
 */
export const projectSummarySchema = recordSchema(projectSummaryEntries);

/**
 * Parses `projects/index.json` or `projects/featured.json`.
 * @param isPart for the featured projects: projects without a slug get their id as slug
 * @throws ShapeError if the file has no list of projects
 */
export function parseProjectIndex(
  json: unknown,
  file = 'projects/index.json',
  isPart = false,
): Parsed<ProjectSummary[]> {
  const { projects } = parseFileObject(json, file, ['projects']).value;
  const { value, problems } = parseRecords(projectSummarySchema, projects, file, 'projects');
  return { value: normalizeProjects(value, isPart).map(withMainImage), problems };
}
