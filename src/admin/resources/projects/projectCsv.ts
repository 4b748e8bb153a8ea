import type { Category } from '@/domain/category/schema';
import { newId } from '@/domain/text/ids';
import { FEATURED_PROJECTS, ID_PREFIXES } from '@/domain/text/limits';
import type { Project } from '@/domain/project/schema';
import { autoRelated, projectFields, projectOfFields } from './projectFormValues';
import { withSlugs } from '@/domain/text/slug';
import {
  readRecordsCsv,
  writeRecordsCsv,
  type CsvSchema,
  type RecordsImport,
} from '../csv/recordsCsv';
import { projectCsvFields } from './projectCsvFields';

/** Writes the projects as a CSV text with one row each. */
export function projectsCsv(
  projects: readonly Project[],
  categories: readonly Category[],
): Promise<string> {
  return writeRecordsCsv(projects, projectCsvFields(categories));
}

/** Returns the CSV schema of projects. */
function projectCsvKind(
  categories: readonly Category[],
  { now, random }: CsvDeps,
): CsvSchema<Project> {
  return {
    fields: projectCsvFields(categories),
    needed: ['title', 'category', 'description', 'image', 'date', 'location'],
    blank: (id) =>
      projectOfFields(projectFields(undefined, ''), undefined, {
        id: id || newId(ID_PREFIXES.project, random),
        projects: [],
        now,
      }),
    finished(record, all) {
      const unnamed = { ...record, slug: undefined };
      const [named] = withSlugs([...all, unnamed], ({ title }) => title).slice(-1);
      return { ...(named as Project), relatedProjects: autoRelated(record, all) };
    },
    touched: (record) => ({ ...record, updatedAt: now }),
    featuredLimit: FEATURED_PROJECTS,
  };
}

/** Dependencies for reading a file. */
export interface CsvDeps {
  /** ISO 8601. */
  now: string;
  random: () => number;
}

/** Reads a CSV file of projects. All rows or none can be imported. It has no side effects. */
export function readProjectsCsv(
  csv: string,
  projects: readonly Project[],
  categories: readonly Category[],
  tools: CsvDeps,
): Promise<RecordsImport<Project>> {
  return readRecordsCsv(csv, projects, projectCsvKind(categories, tools));
}
