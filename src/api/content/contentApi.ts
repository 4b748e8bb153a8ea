import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
  type EndpointBuilder,
} from '@reduxjs/toolkit/query/react';
import { FILES } from '@/domain/links/contentPaths';
import type { Parsed } from '@/domain/record/problem';
import type {
  ContentDeps,
  ContentFileName,
  ContentFileResults,
  ReadContentFile,
} from './contentDeps';
import { ContentUnavailableError, type ContentFailure } from './contentSource';
import type { ProjectsFirstPage, StoreFirstPage } from './loadFirstPage';
import { PRODUCT_CONTENTS_PATH, PRODUCT_LIST_PATH } from './pageData';

/** Returns the result that the build has written for the page or path, or else reads the files. Never rejects. */
async function readBuilt(
  { endpoint, extra }: Pick<BaseQueryApi, 'endpoint' | 'extra'>,
  arg: unknown,
  path?: string,
): Promise<{ value: unknown } | undefined> {
  const queries = await (extra as ContentDeps).pageData?.read(path);
  const argText = JSON.stringify(arg);
  return queries?.find(
    (query) => query.endpointName === endpoint && JSON.stringify(query.arg) === argText,
  );
}

interface FileQuery {
  name: ContentFileName;
  path: string;
  arg: string | void;
}

const baseQuery: BaseQueryFn<FileQuery, unknown, ContentFailure> = async (request, api) => {
  const { name, path, arg } = request;
  const deps = api.extra as ContentDeps;
  const known = await readBuilt(api, arg);
  if (known) return { data: known.value };
  try {
    const [json, { parsers }] = await Promise.all([deps.source.read(path), deps.loadParsers()]);
    const { value, problems }: Parsed<unknown> = parsers[name](json, path);
    if (problems.length > 0) deps.report(problems);
    return { data: value };
  } catch (error) {
    const isMissing = error instanceof ContentUnavailableError && error.cause === undefined;
    return { error: { message: 'Failed to load data', path, ...(isMissing && { isMissing }) } };
  }
};

const TAGS = ['Content', 'Failed'] as const;

/** A failed read has its own tag, so that changed content does not remove an error from the page. */
const providesTags = (_result: unknown, error: unknown) =>
  error ? (['Failed'] as const) : (['Content'] as const);

type Build = EndpointBuilder<typeof baseQuery, (typeof TAGS)[number], 'content'>;

const file = <K extends ContentFileName>(build: Build, name: K, path = '') =>
  build.query<ContentFileResults[K], string | void>({
    query: (arg) => ({ name, path: arg ?? path, arg }),
    providesTags,
  });

const fileApi = createApi({
  reducerPath: 'content',
  baseQuery,
  tagTypes: TAGS,
  // Published content rarely changes during a visit, so what was read is kept until the tab is closed.
  keepUnusedDataFor: 24 * 3600,
  endpoints: (build) => ({
    site: file(build, 'site', FILES.site),
    homePage: file(build, 'homePage', FILES.home),
    aboutPage: file(build, 'aboutPage', FILES.about),
    topics: file(build, 'topics', FILES.topics),
    services: file(build, 'services', FILES.services),
    featuredServices: file(build, 'featuredServices', FILES.featuredServices),
    productIndex: file(build, 'productIndex', FILES.products),
    featuredProducts: file(build, 'featuredProducts', FILES.featuredProducts),
    productCategories: file(build, 'productCategories', FILES.productCategories),
    productsOf: file(build, 'productsOf'),
    projectIndex: file(build, 'projectIndex', FILES.projects),
    featuredProjects: file(build, 'featuredProjects', FILES.featuredProjects),
    projectCategories: file(build, 'projectCategories', FILES.projectCategories),
    projectsOf: file(build, 'projectsOf'),
    availabilityFile: file(build, 'availabilityFile', FILES.availability),
    rentalFile: file(build, 'rentalFile', FILES.rental),
  }),
});

interface FileEndpoint {
  initiate: (
    path: string | undefined,
    options: { subscribe: false },
  ) => ThunkAction<{ unwrap: () => Promise<unknown> }, unknown, unknown, UnknownAction>;
}

/** Reads files through the store, so that a file is fetched and parsed once for all queries that use it. */
export const readThrough =
  ({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): ReadContentFile =>
  (name, path) => {
    const endpoint: FileEndpoint = fileApi.endpoints[name];
    const read = dispatch(endpoint.initiate(path, { subscribe: false }));
    return read.unwrap() as Promise<ContentFileResults[typeof name]>;
  };

type Readers = Awaited<ReturnType<ContentDeps['loadReaders']>>;
type Load<Arg, Result> = (
  arg: Arg,
  read: ReadContentFile,
  deps: ContentDeps & { built?: unknown },
) => Promise<Result>;

/** A query of several files, unless the build has written it. @param path where the build has it for all pages */
function derived<Arg, Result>(
  build: Build,
  pick: (readers: Readers) => Load<Arg, Result>,
  path?: string,
) {
  return build.query<Result, Arg>({
    queryFn: async (arg, api) => {
      const known = await readBuilt(api, arg);
      if (known) return { data: known.value as Result };
      const deps = api.extra as ContentDeps;
      // An invalidation removes the files it concerns after it has started this query.
      await Promise.resolve();
      try {
        const [built, readers] = await Promise.all([
          path === undefined ? path : readBuilt(api, arg, path),
          deps.loadReaders(),
        ]);
        const found = { ...deps, built: built?.value };
        return { data: await pick(readers)(arg, readThrough(api), found) };
      } catch (error) {
        return { error: error as ContentFailure };
      }
    },
    providesTags,
  });
}

/** Adds a query whose result only the data of a page has. Null if there is none. */
const builtOnly = <Arg, Result>(build: Build) =>
  build.query<Result | null, Arg>({
    queryFn: async (arg, api) => {
      const known = await readBuilt(api, arg);
      return { data: known ? (known.value as Result) : null };
    },
  });

export const contentApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    product: derived(build, ({ loadProduct }) => loadProduct),
    project: derived(build, ({ loadProject }) => loadProject),
    topic: derived(build, ({ loadTopic }) => loadTopic),
    topicPaths: derived(build, ({ loadTopicPaths }) => loadTopicPaths),
    productList: derived(build, ({ loadProductList }) => loadProductList, PRODUCT_LIST_PATH),
    productContents: derived(
      build,
      ({ loadProductContents }) => loadProductContents,
      PRODUCT_CONTENTS_PATH,
    ),
    neededProducts: derived(
      build,
      ({ loadNeededProducts }) => loadNeededProducts,
      PRODUCT_CONTENTS_PATH,
    ),
    productStocks: derived(build, ({ loadProductStocks }) => loadProductStocks),
    /** Null if there is no current file. Never part of page data: components use `useAvailability`. */
    availability: derived(build, ({ loadAvailability }) => loadAvailability),
    availabilityOn: derived(build, ({ loadAvailabilityOn }) => loadAvailabilityOn),
    rentalTerms: derived(build, ({ loadRentalTerms }) => loadRentalTerms),
    storeFirstPage: builtOnly<void, StoreFirstPage>(build),
    projectsFirstPage: builtOnly<string, ProjectsFirstPage>(build),
  }),
});

export const {
  useSiteQuery,
  useHomePageQuery,
  useAboutPageQuery,
  useServicesQuery,
  useFeaturedServicesQuery,
  useProductListQuery,
  useProductContentsQuery,
  useProductStocksQuery,
  useStoreFirstPageQuery,
  useFeaturedProductsQuery,
  useProductCategoriesQuery,
  useProjectIndexQuery,
  useFeaturedProjectsQuery,
  useProjectCategoriesQuery,
  useProductQuery,
  useProjectQuery,
  useProjectsFirstPageQuery,
  useTopicQuery,
  useTopicPathsQuery,
  useAvailabilityQuery,
  useRentalTermsQuery,
} = contentApi;
