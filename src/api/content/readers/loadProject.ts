import { toCategoryRef } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import { findProject } from '@/domain/listing/lookup';
import { relatedProjects } from '@/domain/listing/related';
import { projectCategoryRefs, projectFiles } from '@/domain/project/project';
import { resolveProject, type Project, type ProjectSummary } from '@/domain/project/schema';
import type { ReadContentFile } from '../contentFiles';

/** The content of a project page. */
export interface ProjectView {
  /** Null if no project has this ID, slug or title. */
  project: Project | null;
  categories: CategoryRef[];
  related: ProjectSummary[];
  /** Whether the record could not be read, so that only the values of the index are shown. */
  isPartial: boolean;
}

const NOTHING: ProjectView = { project: null, categories: [], related: [], isPartial: false };

/** The categories that a project names, for when the file of the categories cannot be read. */
function namedCategories({ category }: ProjectSummary): Category[] {
  return category.map((name) => ({ ...toCategoryRef(name), id: name, isActive: true }));
}

/** Reads the record of a project from the first readable file of its categories that includes it. */
async function readRecord(
  summary: ProjectSummary,
  categories: readonly Category[],
  read: ReadContentFile,
): Promise<{ project: Project; isPartial: boolean }> {
  let isPartial = false;
  for (const path of projectFiles(summary, categories)) {
    try {
      // Files are read one after another: the first one usually includes the record.
      const records = await read('projectsOf', path);
      if (records.some(({ id }) => id === summary.id))
        return { project: resolveProject(summary, records), isPartial: false };
    } catch {
      isPartial = true;
    }
  }
  return { project: resolveProject(summary, []), isPartial };
}

/**
 * Finds a project by ID, slug or title in the index and reads its record from the files of its categories. If the record
 * or the categories cannot be read, the summary with defaults is returned.
 * @throws ContentFailure if the index cannot be read
 */
export async function loadProject(param: string, read: ReadContentFile): Promise<ProjectView> {
  const index = await read('projectIndex');
  const summary = findProject(index, param);
  if (!summary) return NOTHING;
  const known = await read('projectCategories').catch(() => namedCategories(summary));
  const { project, isPartial } = await readRecord(summary, known, read);
  const refsOf = (entry: Parameters<typeof projectCategoryRefs>[0]) =>
    projectCategoryRefs(entry, known);
  const related = relatedProjects(index, project, (entry) => refsOf(entry).map(({ slug }) => slug));
  return {
    project,
    categories: refsOf(project),
    related: related.map((entry) => ({
      ...entry,
      category: refsOf(entry).map(({ name }) => name),
    })),
    isPartial,
  };
}
