import { parseProjectIndex, type ProjectSummary } from '@/domain/project/schema';
import { contentApi } from './contentApi';

/** Index of all projects, also used by the first page of the list and the project lookup. */
export const PROJECT_INDEX_FILE = { path: 'projects/index.json', parse: parseProjectIndex };
const FEATURED = {
  path: 'projects/featured.json',
  parse: (json: unknown) => parseProjectIndex(json, 'projects/featured.json', true),
};

const projectsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    projectIndex: build.query<ProjectSummary[], void>({ query: () => PROJECT_INDEX_FILE }),
    featuredProjects: build.query<ProjectSummary[], void>({ query: () => FEATURED }),
  }),
});

export const projectIndexQuery = projectsApi.endpoints.projectIndex;
export const featuredProjectsQuery = projectsApi.endpoints.featuredProjects;

export const { useProjectIndexQuery, useFeaturedProjectsQuery } = projectsApi;
