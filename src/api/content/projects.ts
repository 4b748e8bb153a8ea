import { parseProjectIndex, type ProjectSummary } from '@/domain/project';
import { contentApi } from './contentApi';

const projectsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    featuredProjects: build.query<ProjectSummary[], void>({
      query: () => ({ path: 'projects/featured.json', parse: parseProjectIndex }),
    }),
  }),
});

export const featuredProjectsQuery = projectsApi.endpoints.featuredProjects;
export const { useFeaturedProjectsQuery } = projectsApi;
