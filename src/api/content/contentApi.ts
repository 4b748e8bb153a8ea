import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
  type EndpointBuilder,
} from '@reduxjs/toolkit/query/react';
import type { Parsed } from '@/domain/content/problem';
import type { Topic } from '@/domain/topic/schema';
import type { ContentDeps } from './contentDeps';
import {
  contentFilePath,
  type ContentFileName,
  type ContentFileResults,
  type ReadContentFile,
} from './contentFiles';
import { findPageQuery } from './pageData';
import type { ProjectsFirstPage, StoreFirstPage } from './loadFirstPage';
import type { ProductView } from './loadProduct';
import type { ProjectView } from './loadProject';

/** Error of every read. Pages show their own message. */
export interface ContentFailure {
  message: 'Failed to load data';
  /** Of the file, under `public/data`. */
  path: string;
}

interface FileRequest {
  name: ContentFileName;
  path: string;
  arg: string | void;
}

/** Returns the result that the data file of the current page holds for a query, if any. */
async function readPageData({ endpoint, extra }: BaseQueryApi, arg: unknown) {
  const queries = await (extra as ContentDeps).pageData?.read();
  return queries && findPageQuery(queries, endpoint, arg);
}

const baseQuery: BaseQueryFn<FileRequest, unknown, ContentFailure> = async (request, api) => {
  const { name, path, arg } = request;
  const deps = api.extra as ContentDeps;
  const known = await readPageData(api, arg);
  if (known) return { data: known.value };
  try {
    const [json, { parsers }] = await Promise.all([deps.source.read(path), deps.loadParsers()]);
    const { value, problems }: Parsed<unknown> = parsers[name](json, path);
    if (problems.length > 0) deps.report(problems);
    return { data: value };
  } catch {
    return { error: { message: 'Failed to load data', path } };
  }
};

const TAGS = ['Content', 'Failed'] as const;

/** A failed read has its own tag, so that changed content does not remove an error from the page. */
const providesTags = (_result: unknown, error: unknown) =>
  error ? (['Failed'] as const) : (['Content'] as const);

type Build = EndpointBuilder<typeof baseQuery, (typeof TAGS)[number], 'content'>;

const file = <K extends ContentFileName>(build: Build, name: K) =>
  build.query<ContentFileResults[K], string | void>({
    query: (arg) => ({ name, path: contentFilePath(name, arg), arg }),
    providesTags,
  });

/** The content files, one endpoint each. The argument of `productsOf` and `projectsOf` is the path of the file. */
const fileApi = createApi({
  reducerPath: 'content',
  baseQuery,
  tagTypes: TAGS,
  // Published content rarely changes during a visit, so what was read is kept until the tab is closed.
  keepUnusedDataFor: 24 * 3600,
  endpoints: (build) => ({
    site: file(build, 'site'),
    homePage: file(build, 'homePage'),
    aboutPage: file(build, 'aboutPage'),
    topics: file(build, 'topics'),
    services: file(build, 'services'),
    featuredServices: file(build, 'featuredServices'),
    productIndex: file(build, 'productIndex'),
    featuredProducts: file(build, 'featuredProducts'),
    productCategories: file(build, 'productCategories'),
    productsOf: file(build, 'productsOf'),
    projectIndex: file(build, 'projectIndex'),
    featuredProjects: file(build, 'featuredProjects'),
    projectCategories: file(build, 'projectCategories'),
    projectsOf: file(build, 'projectsOf'),
  }),
});

/** What the endpoints of all files have in common. */
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
type Load<Arg, Result> = (arg: Arg, read: ReadContentFile, deps: ContentDeps) => Promise<Result>;

/** A query whose result is derived from several files. */
const derived =
  <Arg, Result>(pick: (readers: Readers) => Load<Arg, Result>) =>
  async (arg: Arg, api: BaseQueryApi): Promise<{ data: Result } | { error: ContentFailure }> => {
    const known = await readPageData(api, arg);
    if (known) return { data: known.value as Result };
    const deps = api.extra as ContentDeps;
    // An invalidation removes the files it concerns after it has started this query.
    await Promise.resolve();
    try {
      const load = pick(await deps.loadReaders());
      return { data: await load(arg, readThrough(api), deps) };
    } catch (error) {
      return { error: error as ContentFailure };
    }
  };

/** All reads of published content. */
export const contentApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductView, string>({
      queryFn: derived(({ loadProduct }) => loadProduct),
      providesTags,
    }),
    project: build.query<ProjectView, string>({
      queryFn: derived(({ loadProject }) => loadProject),
      providesTags,
    }),
    topic: build.query<Topic | null, string>({
      queryFn: derived(({ loadTopic }) => loadTopic),
      providesTags,
    }),
    topicPaths: build.query<string[], void>({
      queryFn: derived(({ loadTopicPaths }) => loadTopicPaths),
      providesTags,
    }),
    storeFirstPage: build.query<StoreFirstPage, void>({
      queryFn: derived(({ loadStoreFirstPage }) => loadStoreFirstPage),
      providesTags,
    }),
    projectsFirstPage: build.query<ProjectsFirstPage, string>({
      queryFn: derived(({ loadProjectsFirstPage }) => loadProjectsFirstPage),
      providesTags,
    }),
  }),
});

export const {
  useSiteQuery,
  useHomePageQuery,
  useAboutPageQuery,
  useServicesQuery,
  useFeaturedServicesQuery,
  useProductIndexQuery,
  useFeaturedProductsQuery,
  useProductCategoriesQuery,
  useProjectIndexQuery,
  useFeaturedProjectsQuery,
  useProjectCategoriesQuery,
  useProductQuery,
  useProjectQuery,
  useTopicQuery,
} = contentApi;
