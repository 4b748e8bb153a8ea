import { readSite, type Site } from '@/domain/site';
import { contentApi } from './contentApi';

const siteApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({ query: () => ({ path: 'site.json', parse: readSite }) }),
  }),
});

export const siteQuery = siteApi.endpoints.site;
export const { useSiteQuery } = siteApi;
