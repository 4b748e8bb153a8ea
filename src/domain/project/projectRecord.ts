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

/** A project with everything its page shows (content-contract.md, Shapes). */
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

/** A project before its slug and categories are made; for the parsers of whole content. */
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
 * @throws ShapeError when there is no list of projects (content-contract.md)
 */
export function parseProjectFile(json: unknown, file = 'projects/by-category'): Parsed<Project[]> {
  const { projects } = parseFileObject(json, file, ['projects']).value;
  const { value, problems } = parseRecords(projectSchema, projects, file, 'projects');
  return { value: normalizeProjects(value), problems };
}

const parsed = (entry: object) => parseProjectFile({ projects: [entry] }).value[0];

/**
 * The full record of a project of the index: the one with its id among the records of its category's file, else its
 * summary with defaults. Where the record says nothing, the index's word stands; the slug is always the index's.
 */
export function resolveProject(summary: ProjectSummary, records: readonly Project[]): Project {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(fillFromSummary(found, summary, parsed, projectSummaryEntries));
}
