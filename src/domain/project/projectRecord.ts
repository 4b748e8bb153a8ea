import * as v from 'valibot';
import { fillFromSummary } from '../content/fillFromSummary';
import type { Parsed } from '../content/problem';
import { withMainImage } from '../product/productSummary';
import {
  normalizeProjects,
  projectSummaryEntries,
  textOrListSchema,
  type ProjectSummary,
} from './projectSummary';
import { recordSchema, textSchema, textListSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';

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
