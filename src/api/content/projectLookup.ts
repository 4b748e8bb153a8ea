import { toCategoryRef } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import { findProject } from '@/domain/listing/lookup';
import {
  parseProjectFile,
  resolveProject,
  type Project,
  type ProjectSummary,
} from '@/domain/project/schema';
import { projectCategoryRefs, projectFiles } from '@/domain/project/project';
import { relatedProjects } from '@/domain/listing/related';
import { PROJECT_CATEGORIES_FILE } from './categories';
import {
  contentApi,
  toContentFailure,
  readContentFile,
  type ContentFailure,
  type ContentDeps,
} from './contentApi';
import { PROJECT_INDEX_FILE } from './projects';

/** Content of a project page: the project, its categories and related projects. */
export interface ProjectView {
  project: Project | null;
  categories: CategoryRef[];
  related: ProjectSummary[];
  /** Whether the record could not be read, so that the summary of the index is used instead. */
  isPartial: boolean;
}

const NOTHING: ProjectView = { project: null, categories: [], related: [], isPartial: false };

/**
 * Returns the categories that a project names, as a fallback if the category list cannot be
 * loaded.
 */
function namedCategories({ category }: ProjectSummary): Category[] {
  return category.map((name) => ({ ...toCategoryRef(name), id: name, isActive: true }));
}

/** Returns the files that may contain the record: all of them if the index names no category. */
function filesOf(summary: ProjectSummary, categories: readonly Category[]): string[] {
  const { category, categorySlug, categoryId } = summary as ProjectSummary & Partial<Project>;
  const own = projectFiles(summary, categories);
  if ([...category, categorySlug, categoryId].some((name) => name?.trim())) return own;
  const others = categories.flatMap(({ name }) => projectFiles({ category: [name] }, categories));
  return [...new Set([...own, ...others])];
}

/** Returns the record from the first readable file of the project's categories that contains it. */
async function loadRecord(
  summary: ProjectSummary,
  categories: readonly Category[],
  tools: ContentDeps,
): Promise<{ project: Project; isPartial: boolean }> {
  let isPartial = false;
  for (const path of filesOf(summary, categories)) {
    try {
      const records = await readContentFile({ path, parse: parseProjectFile }, tools);
      if (records.some(({ id }) => id === summary.id))
        return { project: resolveProject(summary, records), isPartial: false };
    } catch {
      isPartial = true;
    }
  }
  return { project: resolveProject(summary, []), isPartial };
}

/**
 * Finds a project by ID, slug or title in the index, then reads its record from its category
 * files. Without the record or the categories, the summary is used instead.
 */
async function loadProject(param: string, tools: ContentDeps): Promise<ProjectView> {
  const index = await readContentFile(PROJECT_INDEX_FILE, tools);
  const summary = findProject(index, param);
  if (!summary) return NOTHING;
  const known = await readContentFile(PROJECT_CATEGORIES_FILE, tools).catch(() =>
    namedCategories(summary),
  );
  const { project, isPartial } = await loadRecord(summary, known, tools);
  const categories = projectCategoryRefs(project, known);
  const slugsOf = (entry: Parameters<typeof projectCategoryRefs>[0]) =>
    projectCategoryRefs(entry, known).map(({ slug }) => slug);
  const related = relatedProjects(index, project, slugsOf).map((entry) => {
    const names = projectCategoryRefs(entry, known).map(({ name }) => name);
    return { ...entry, category: names };
  });
  return { project, categories, related, isPartial };
}

const lookupApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    project: build.query<ProjectView, string>({
      async queryFn(param, api): Promise<{ data: ProjectView } | { error: ContentFailure }> {
        try {
          return { data: await loadProject(param, api.extra as ContentDeps) };
        } catch {
          return { error: toContentFailure(`projects: ${param}`) };
        }
      },
    }),
  }),
});

export const projectQuery = lookupApi.endpoints.project;
export const { useProjectQuery } = lookupApi;
