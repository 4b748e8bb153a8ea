import * as v from 'valibot';
import { filledRecord } from './filledRecord';
import type { Parsed } from './problem';
import { withMainImage } from './productSummary';
import {
  finishProjects,
  projectSummaryEntries,
  textOrList,
  type ProjectSummary,
} from './projectSummary';
import { record, text, textList } from './recordSchema';
import { fileObject, parseRecords } from './records';

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
export const projectSchema = record({
  ...projectSummaryEntries,
  subtitle: v.optional(v.string()),
  description: v.optional(textOrList, ''),
  images: textList(),
  gallery: textList(),
  categorySlug: v.optional(v.string()),
  categoryId: v.optional(v.string()),
  client: v.optional(v.string()),
  website: v.optional(v.string()),
  details: textList(),
  technologies: textList(),
  relatedProjects: textList(),
  createdAt: text(),
  updatedAt: text(),
});

/**
 * Parses a file of `projects/by-category`.
 * @throws ShapeError when there is no list of projects (content-contract.md)
 */
export function parseProjectFile(json: unknown, file = 'projects/by-category'): Parsed<Project[]> {
  const { projects } = fileObject(json, file, ['projects']).value;
  const { value, problems } = parseRecords(projectSchema, projects, file, 'projects');
  return { value: finishProjects(value), problems };
}

const parsed = (entry: object) => parseProjectFile({ projects: [entry] }).value[0];

/**
 * The full record of a project of the index: the one with its id among the records of its category's file, else its
 * summary with defaults. Where the record says nothing, the index's word stands; the slug is always the index's.
 */
export function projectOf(summary: ProjectSummary, records: readonly Project[]): Project {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(filledRecord(found, summary, parsed, projectSummaryEntries));
}
