import * as v from 'valibot';
import { idSchema, recordSchema, textListSchema, textSchema } from '../content/recordSchema';
import type { Parsed } from '../content/problem';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { normalizeProjects } from './normalizeProjects';
import { withMainImage } from '../product/product';
import { fillFromSummary } from '../content/fillFromSummary';

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
const textOrListSchema = v.union([
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
const projectSummaryEntries = {
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

/** Project with all fields of its page. */
export interface Project extends ProjectSummary {
  subtitle?: string;
  description: string | string[];
  images: string[];
  gallery: string[];
  categorySlug?: string;
  categoryId?: string;
  client?: string;
  website?: string;
  details: string[];
  technologies: string[];
  relatedProjects: string[];
  createdAt: string;
  updatedAt: string;
}

/**
 * Schema of a project before slug and categories are normalised. Used by parsers that process
 * complete content.
 */
export const projectSchema = recordSchema({
  ...projectSummaryEntries,
  subtitle: v.optional(v.string()),
  description: v.optional(textOrListSchema, ''),
  images: textListSchema(),
  gallery: textListSchema(),
  categorySlug: v.optional(v.string()),
  categoryId: v.optional(v.string()),
  client: v.optional(v.string()),
  website: v.optional(v.string()),
  details: textListSchema(),
  technologies: textListSchema(),
  relatedProjects: textListSchema(),
  createdAt: textSchema(),
  updatedAt: textSchema(),
});

/**
 * Parses a file of `projects/by-category`.
 * @throws ShapeError if the file has no list of projects
 */
export function parseProjectFile(json: unknown, file = 'projects/by-category'): Parsed<Project[]> {
  const { projects } = parseFileObject(json, file, ['projects']).value;
  const { value, problems } = parseRecords(projectSchema, projects, file, 'projects');
  return { value: normalizeProjects(value), problems };
}

const parseOne = (entry: object) => parseProjectFile({ projects: [entry] }).value[0];

/**
 * Returns the full record of a project: the record with its id, or its summary with defaults.
 * Missing fields are filled from the summary, and the slug is always that of the summary.
 * @param records the records in the files of the project's categories
 */
export function resolveProject(summary: ProjectSummary, records: readonly Project[]): Project {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(fillFromSummary(found, summary, parseOne, projectSummaryEntries));
}
