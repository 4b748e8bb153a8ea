import { readAboutPage, type AboutPage } from '@/domain/page/aboutSchema';
import { contentApi } from './contentApi';

/** About page, whose cards are also used to look up topics. */
export const ABOUT_PAGE_FILE = { path: 'pages/about.json', parse: readAboutPage };

const aboutApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    aboutPage: build.query<AboutPage, void>({ query: () => ABOUT_PAGE_FILE }),
  }),
});

export const aboutPageQuery = aboutApi.endpoints.aboutPage;
export const { useAboutPageQuery } = aboutApi;
