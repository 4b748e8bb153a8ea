import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { PROJECT_PAGE_SIZE } from '@/domain/text/limits';
import type { ProjectSummary } from '@/domain/project/project';
import { resolveProjectCategory, listProjects, prepareProjects } from '@/domain/project/listing';
import { PROJECT_CATEGORIES_FILE } from './categories';
import {
  contentApi,
  toContentFailure,
  readContentFile,
  type ContentFailure,
  type ContentDeps,
} from './contentApi';
import { PROJECT_INDEX_FILE, projectIndexQuery } from './projects';

/** First page of the projects of a category, or of all projects. It replaces a large index. */
export interface ProjectsFirstPage {
  projects: ProjectSummary[];
  total: number;
}

/** Maximum length of an index that is embedded in the prerendered page, in characters. */
const EMBEDDED_CHARS = 48_000;

async function loadOpening(category: string, tools: ContentDeps): Promise<ProjectsFirstPage> {
  const index = await readContentFile(PROJECT_INDEX_FILE, tools);
  const categories = await readContentFile(PROJECT_CATEGORIES_FILE, tools).catch(() => []);
  const chosen = resolveProjectCategory(categories, category);
  const list = listProjects(prepareProjects(index, categories), { category: chosen });
  return { projects: list.slice(0, PROJECT_PAGE_SIZE), total: list.length };
}

const openingApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    projectOpening: build.query<ProjectsFirstPage, string>({
      async queryFn(
        category,
        api,
      ): Promise<{ data: ProjectsFirstPage } | { error: ContentFailure }> {
        try {
          return { data: await loadOpening(category, api.extra as ContentDeps) };
        } catch {
          return { error: toContentFailure(PROJECT_INDEX_FILE.path) };
        }
      },
    }),
  }),
});

const projectOpeningQuery = openingApi.endpoints.projectOpening;

/**
 * Returns the first page that is embedded in the prerendered page, if any. Never requests it.
 * @param category from the path of the page, '' for all projects
 */
export function useProjectsFirstPage(category: string): ProjectsFirstPage | undefined {
  return projectOpeningQuery.useQueryState(category).currentData;
}

const isLarge = (index: readonly ProjectSummary[]): boolean =>
  JSON.stringify(index).length > EMBEDDED_CHARS;

/** Returns whether the index is too large to be embedded in a page. */
export async function isLargeProjectIndex(tools: ContentDeps): Promise<boolean> {
  return isLarge(await readContentFile(PROJECT_INDEX_FILE, tools).catch(() => []));
}

/**
 * Reads the data of a prerendered project list: the index, or its first page if the index is
 * large.
 * @throws if the index cannot be read
 */
export function loadProjectsPage(
  category: string,
): ThunkAction<Promise<unknown>, unknown, ContentDeps, UnknownAction> {
  return async (dispatch, _getState, tools) =>
    isLarge(await readContentFile(PROJECT_INDEX_FILE, tools))
      ? dispatch(projectOpeningQuery.initiate(category))
      : dispatch(projectIndexQuery.initiate());
}
