import { readSite, type Site } from '@/domain/site/site';
import { contentApi } from './contentApi';

const siteApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({ query: () => ({ path: 'site.json', parse: readSite }) }),
  }),
});

export const siteQuery = siteApi.endpoints.site;
/** What the application has read; a failure is not requested again on account of a part that comes later. */
export const useSiteState = siteQuery.useQueryState;
export const { useSiteQuery } = siteApi;
