import { readHomePage, type HomePage } from '@/domain/page/homeSchema';
import { contentApi } from './contentApi';

const homeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    homePage: build.query<HomePage, void>({
      query: () => ({ path: 'pages/home.json', parse: readHomePage }),
    }),
  }),
});

export const homePageQuery = homeApi.endpoints.homePage;
export const { useHomePageQuery } = homeApi;
/** Returns what another part of the page has read. Does not request a failed file again. */
export const useHomePageState = homePageQuery.useQueryState;
