import * as v from 'valibot';
import { withMainImage } from '../product/product';
import { parseFileObject, parseRecords } from '../record/parseRecords';
import type { Parsed } from '../record/problem';
import {
  eitherSchema,
  featuredEntries,
  idSchema,
  recordSchema,
  textListSchema,
  textsSchema,
  textSchema,
  withFeaturedFlag,
} from '../record/recordSchema';
import { withSlugs } from '../text/slug';
import { readFilm } from './film';

/** @param isPart whether the list is only a part of all projects */
export function normalizeProjects<T extends { id: string; title: string; slug: string }>(
  records: T[],
  isPart = false,
): T[] {
  return withSlugs(records, isPart ? undefined : ({ title }) => title).map((entry) => ({
    ...entry,
    title: entry.title || 'Untitled Project',
  }));
}

/** Schema of a text or a list of texts. Null entries are removed. */
const textOrListSchema = eitherSchema(Array.isArray, textsSchema(), v.string());

/** `name`, `thumbnail` and `coverImage` are variants of `title` and `image`. */
const projectSummaryEntries = {
  id: idSchema(),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  slug: textSchema(),
  image: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
  coverImage: v.optional(v.string()),
  category: v.optional(textOrListSchema, ''),
  categorySlug: v.optional(v.string()),
  categoryId: v.optional(v.string()),
  ...featuredEntries,
  date: v.optional(v.string()),
  location: v.optional(v.string()),
  description: v.optional(textOrListSchema),
  /** Address of a film, see {@link readFilm}. */
  video: v.optional(
    v.pipe(
      v.string(),
      v.check((address) => readFilm(address) !== undefined, 'must be the address of a film'),
    ),
  ),
};

interface StoredProject {
  title?: string | undefined;
  name?: string | undefined;
  image?: string | undefined;
  thumbnail?: string | undefined;
  coverImage?: string | undefined;
  category: string | string[];
}

/** Returns a project with its title, main image and categories, which have several spellings. */
function withMainFields<T extends StoredProject>(project: T) {
  const { title, name, image, thumbnail, coverImage, category, ...rest } = project;
  return {
    ...rest,
    title: title?.trim() || name?.trim() || '',
    image: [image, thumbnail, coverImage].find((path) => path?.trim()) ?? '',
    category: [...new Set([category].flat().map((one) => one.trim()))].filter(Boolean),
  };
}

/** A missing slug or title is ''. */
export const projectSummarySchema = v.pipe(
  recordSchema(projectSummaryEntries),
  v.transform((project) => withMainFields(withFeaturedFlag(project))),
);

export type ProjectSummary = v.InferOutput<typeof projectSummarySchema>;

/** @param isPart projects without a slug get their ID as slug @throws ShapeError if there is no list of projects */
export function parseProjectIndex(
  json: unknown,
  file = 'projects/index.json',
  isPart = false,
): Parsed<ProjectSummary[]> {
  const { projects } = parseFileObject(json, file, ['projects']);
  const { value, problems } = parseRecords(projectSummarySchema, projects, file, 'projects');
  return { value: normalizeProjects(value, isPart).map(withMainImage), problems };
}

export const projectEntries = {
  ...projectSummaryEntries,
  subtitle: v.optional(v.string()),
  description: v.optional(textOrListSchema, ''),
  images: textListSchema(),
  gallery: textListSchema(),
  client: v.optional(v.string()),
  website: v.optional(v.string()),
  details: textListSchema(),
  technologies: textListSchema(),
  relatedProjects: textListSchema(),
  createdAt: textSchema(),
  updatedAt: textSchema(),
};

/** A missing slug or title is ''. */
export const projectSchema = v.pipe(
  recordSchema(projectEntries),
  v.transform((project) => withMainFields(withFeaturedFlag(project))),
);

export type Project = v.InferOutput<typeof projectSchema>;

/** @throws ShapeError if the file has no list of projects */
export function parseProjectFile(json: unknown, file = 'projects/by-category'): Parsed<Project[]> {
  const { projects } = parseFileObject(json, file, ['projects']);
  const { value, problems } = parseRecords(projectSchema, projects, file, 'projects');
  return { value: normalizeProjects(value), problems };
}

/** The record or the summary with defaults. The slug is that of the summary, so that a page has one URL. */
export function resolveProject(summary: ProjectSummary, records: readonly Project[]): Project {
  const found = records.find(({ id }) => id === summary.id);
  const [known = found] = found ? [] : parseProjectFile({ projects: [summary] }).value;
  return withMainImage({ ...(known as Project), slug: summary.slug });
}
