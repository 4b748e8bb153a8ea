import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contentApi, readThrough } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import type { ReadContentFile } from '@/api/content/contentFiles';
import { loadProjectsFirstPage, loadStoreFirstPage } from '@/api/content/loadFirstPage';
import type { PageQuery } from '@/api/content/pageData';
import { PRODUCT_LIST_PATH, productListFile } from '@/api/content/productListFile';
import { encodeTopicPath } from '@/domain/topic/topicPath';
import { createEmotionCache } from '@/theme/emotionCache';
import { loadIslands } from '@/ui/lazy/island';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { AppRoutes } from '../routing/AppRoutes';
import { matchPage, type MatchedPage } from '../routing/matchPage';
import { listItems, withListItems } from './listData';
import type { PageData } from './pageData';
import { HeadCollector, type HeadInfo } from '@/ui/head/headInfo';
import { Providers } from '../Providers';
import { pageRoutes } from '../routing/routes';
import { makeStore } from '../store/makeStore';
import { PRERENDERED_PAGES, type PrerenderedPage } from './pageQueries';
import { styleTags } from './styleTags';

export { baseCss } from '@/theme/baseCss';
export { SCHEME_SCRIPT } from '@/theme/scheme';
export { pageRoutes } from '../routing/routes';
/** Imports the parsers and loaders that the browser imports when it first reads a content file. */
export const loadParsers = () => import('@/api/content/parsers');
export const loadReaders = () => import('@/api/content/readers');

/** Prerendered page. The build script adds the surrounding document. */
export interface RenderedPage {
  html: string;
  css: string;
  head: HeadInfo;
  data: PageData;
  /** Source module of the page, by which the build finds its chunks. */
  source: string;
}

/** Maximum number of products of an index that is embedded in the store page. */
const EMBEDDED_PRODUCTS = 200;
/** Maximum length, as JSON, of an index that is embedded in a project list. */
const EMBEDDED_PROJECTS_CHARS = 48_000;

const readPagePaths = (page: PrerenderedPage | undefined, path: string, read: ReadContentFile) =>
  page?.paths?.(read) ?? Promise.resolve([`/${path}`]);

/**
 * Returns the images that the page shows. The browser loads the complete manifest after hydration.
 */
function usedPictures(html: string, queries: PageQuery[], all: PictureManifest): PictureManifest {
  const paths = (html + JSON.stringify(queries)).match(/\/media\/[^"'\\<>?#]+/g) ?? [];
  return Object.fromEntries(
    [...new Set(paths)].flatMap((path) => {
      const info = Object.hasOwn(all, path) ? all[path] : undefined;
      return info ? [[path, info]] : [];
    }),
  );
}

/** Renders the pages of one build. */
export interface Prerenderer {
  /** Returns all public paths of the content, in the order of the route table. */
  listPaths: () => Promise<string[]>;
  /**
   * Renders the page at a path with its own store and Emotion cache.
   * @throws if there is no page at the path
   */
  renderPage: (path: string, pictures: PictureManifest) => Promise<RenderedPage>;
  /** Returns the list of all products, which is stored like the data of a page. */
  readProductList: () => Promise<Pick<PageData, 'path' | 'queries'>>;
  /** Releases what was read, so that the process can end. */
  close: () => void;
}

/** Creates a prerenderer. One store reads and parses each content file once for all pages. */
export function createPrerenderer(deps: ContentDeps): Prerenderer {
  const reading = makeStore(deps);
  const { endpoints } = contentApi;
  const read = readThrough(reading);
  const readStocks = () =>
    reading
      .dispatch(endpoints.productStocks.initiate())
      .unwrap()
      .catch(() => ({}));
  const topicPaths = () => reading.dispatch(endpoints.topicPaths.initiate()).unwrap();

  /** The first page stands in for an index that is too large for every page of the list. */
  async function withoutLargeIndex(
    query: PageQuery,
    params: Readonly<Record<string, string | undefined>>,
  ): Promise<PageQuery> {
    const { endpointName, value } = query;
    if (endpointName === 'productList' && (value as unknown[]).length > EMBEDDED_PRODUCTS) {
      return {
        endpointName: 'storeFirstPage',
        arg: undefined,
        value: await loadStoreFirstPage(read),
      };
    }
    if (endpointName === 'projectIndex' && JSON.stringify(value).length > EMBEDDED_PROJECTS_CHARS) {
      const arg = params['category'] ?? '';
      return {
        endpointName: 'projectsFirstPage',
        arg,
        value: await loadProjectsFirstPage(arg, read),
      };
    }
    return query;
  }

  /** Runs the queries of a page. Failed ones are left out: the page renders its loading state, and the browser retries. */
  async function readQueries({ route, params }: MatchedPage): Promise<PageQuery[]> {
    const queries = PRERENDERED_PAGES[route.path]?.queries(params) ?? [];
    const outcomes = await Promise.all(queries.map((query) => reading.dispatch(query)));
    const found = outcomes.flatMap(({ isSuccess, endpointName = '', originalArgs, data }) =>
      isSuccess ? [{ endpointName, arg: originalArgs, value: data }] : [],
    );
    const small = await Promise.all(found.map((query) => withoutLargeIndex(query, params)));
    const stocks = await readStocks();
    return small.map((query) => withListItems(query, stocks));
  }

  return {
    async listPaths() {
      const pages = pageRoutes.map(({ path }) =>
        readPagePaths(PRERENDERED_PAGES[path], path, read),
      );
      const topics = (await topicPaths()).map(encodeTopicPath);
      return [...new Set([...(await Promise.all(pages)).flat(), ...topics])];
    },
    async renderPage(path, pictures) {
      const topics = await topicPaths();
      const matched = matchPage(path, topics);
      if (!matched) throw new Error(`There is no page at ${path}`);
      await matched.route.page.load();
      await loadIslands();
      const queries = await readQueries(matched);
      return render({ path, matched, queries, topics, pictures, deps });
    },
    async readProductList() {
      const index = await reading
        .dispatch(endpoints.productList.initiate())
        .unwrap()
        .catch(() => undefined);
      const queries = index ? productListFile(listItems(index, await readStocks())) : [];
      return { path: PRODUCT_LIST_PATH, queries };
    },
    close: () => void reading.dispatch(contentApi.util.resetApiState()),
  };
}

interface RenderJob {
  path: string;
  matched: MatchedPage;
  queries: PageQuery[];
  topics: readonly string[];
  pictures: PictureManifest;
  deps: ContentDeps;
}

function render({ path, matched, queries, topics, pictures, deps }: RenderJob): RenderedPage {
  const store = makeStore(deps, queries);
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  let head: HeadInfo = { title: '', description: '', path };
  const html = renderToString(
    <StrictMode>
      <HeadCollector value={(info) => (head = info)}>
        <Providers store={store} cache={cache} pictures={pictures} topics={topics}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Providers>
      </HeadCollector>
    </StrictMode>,
  );
  store.dispatch(contentApi.util.resetApiState());
  const { styles } = extractCriticalToChunks(html);
  return {
    html,
    css: styleTags(cache, styles, html),
    head,
    source: matched.route.source,
    data: {
      path,
      route: matched.route.path,
      queries,
      pictures: usedPictures(html, queries, pictures),
      topics,
    },
  };
}
