import { readSite, type Site } from '@/domain/site/schema';
import { contentApi } from './contentApi';

const siteApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({ query: () => ({ path: 'site.json', parse: readSite }) }),
  }),
});

export const siteQuery = siteApi.endpoints.site;
/**
 * Returns what the application has read. Does not request a failed file again when a component
 * mounts later.
 */
export const useSiteState = siteQuery.useQueryState;
export const { useSiteQuery } = siteApi;
