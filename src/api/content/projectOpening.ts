import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { PROJECT_PAGE_SIZE } from '@/domain/limits';
import type { ProjectSummary } from '@/domain/project';
import { chosenProjectCategory, listProjects, prepareProjects } from '@/domain/projectListing';
import { PROJECT_CATEGORIES } from './categories';
import {
  contentApi,
  failureOf,
  readFile,
  type ContentFailure,
  type ContentTools,
} from './contentApi';
import { PROJECT_INDEX, projectIndexQuery } from './projects';

/** The first page of the projects of a category, or of all: it stands in for a large index. */
export interface ProjectOpening {
  projects: ProjectSummary[];
  total: number;
}

/** An index of at most this many characters is part of the prerendered page; a larger one follows. */
const EMBEDDED_CHARS = 48_000;

async function loadOpening(category: string, tools: ContentTools): Promise<ProjectOpening> {
  const index = await readFile(PROJECT_INDEX, tools);
  const categories = await readFile(PROJECT_CATEGORIES, tools).catch(() => []);
  const chosen = chosenProjectCategory(categories, category);
  const list = listProjects(prepareProjects(index, categories), { category: chosen });
  return { projects: list.slice(0, PROJECT_PAGE_SIZE), total: list.length };
}

const openingApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    projectOpening: build.query<ProjectOpening, string>({
      async queryFn(category, api): Promise<{ data: ProjectOpening } | { error: ContentFailure }> {
        try {
          return { data: await loadOpening(category, api.extra as ContentTools) };
        } catch {
          return { error: failureOf(PROJECT_INDEX.path) };
        }
      },
    }),
  }),
});

const projectOpeningQuery = openingApi.endpoints.projectOpening;

/**
 * The opening a prerendered page came with, if any; never asks for it.
 * @param category as the path of the page gives it, '' for all
 */
export function useProjectOpening(category: string): ProjectOpening | undefined {
  return projectOpeningQuery.useQueryState(category).currentData;
}

const isLarge = (index: readonly ProjectSummary[]): boolean =>
  JSON.stringify(index).length > EMBEDDED_CHARS;

/** Whether the index is so large that no page brings it along. */
export async function isLargePortfolio(tools: ContentTools): Promise<boolean> {
  return isLarge(await readFile(PROJECT_INDEX, tools).catch(() => []));
}

/**
 * Reads for a prerendered list of projects: the index, or its opening where the index is large.
 * @throws when the index cannot be read
 */
export function projectListRead(
  category: string,
): ThunkAction<Promise<unknown>, unknown, ContentTools, UnknownAction> {
  return async (dispatch, _getState, tools) =>
    isLarge(await readFile(PROJECT_INDEX, tools))
      ? dispatch(projectOpeningQuery.initiate(category))
      : dispatch(projectIndexQuery.initiate());
}
