import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contentApi, readThrough } from '@/api/content/contentApi';
import type { ContentDeps, ReadContentFile } from '@/api/content/contentDeps';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { loadProjectsFirstPage, loadStoreFirstPage } from '@/api/content/loadFirstPage';
import { type PageQuery, PRODUCT_CONTENTS_PATH, PRODUCT_LIST_PATH } from '@/api/content/pageData';
import { packProductList } from '@/domain/product/productListItem';
import { encodeTopicPath } from '@/domain/topic/topic';
import { createEmotionCache, STYLE_IDS } from '@/theme/emotionCache';
import { loadIslands } from '@/ui/hydration/island';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { HeadCollector, type HeadInfo } from '@/ui/head/PageHead';
import { AppRoutes } from '../routing/AppRoutes';
import {
  matchPage,
  pageOf,
  resultsOf,
  type MatchedPage,
  type PageData,
} from '../routing/matchPage';
import {
  withListItems,
  listItems,
  type ListFacts,
  PRERENDERED_PAGES,
  type PrerenderedPage,
} from './pageQueries';
import { Providers } from '../Providers';
import { pageRoutes } from '../routing/routes';
import { makeStore, type AppStore } from '../store/makeStore';
import { withTextFields } from './startScript';

interface CriticalStyles {
  key: string;
  ids: string[];
  css: string;
}

/** Shorter rules can belong to a single element of a later page, which would stay unstyled. */
const MIN_RULE_LENGTH = 500;

/** Marker that React writes for a boundary that it could not render on the server. */
const CLIENT_RENDERED_MARKER = '<!--$!-->';

/**
 * Returns the IDs of intermediate styles, such as those of a `Button` before they are merged with
 * its base. No element uses them, so their rules are not sent. Their IDs are sent, because Emotion
 * would otherwise insert the rules in the browser (about 100 ms on a slow phone).
 */
function intermediateIds(cache: EmotionCache, html: string): string[] {
  // An abandoned boundary leaves IDs behind too, and the browser needs their rules.
  if (html.includes(CLIENT_RENDERED_MARKER)) return [];
  return Object.entries(cache.inserted).flatMap(([id, rule]) => {
    const name = `${cache.key}-${id}`;
    if (typeof rule !== 'string' || rule.length < MIN_RULE_LENGTH) return [];
    return rule.startsWith(`.${name}`) && !html.includes(name) ? [id] : [];
  });
}

/** Returns the `<style>` elements of a page, with the IDs by which the browser knows their styles. */
function styleTags(cache: EmotionCache, styles: readonly CriticalStyles[], html: string): string {
  return styles
    .map(({ key, ids, css }) => {
      // Global styles, such as animations, belong to a style that uses them.
      if (key !== cache.key) return `<style>${css}</style>`;
      return `<style ${STYLE_IDS}="${[...ids, ...intermediateIds(cache, html)].join(' ')}">${css}</style>`;
    })
    .join('');
}

/** Reads the list and the contents of all products. A file that cannot be read leaves its data empty. */
async function readProductLists(
  { dispatch }: AppStore,
  facts: ListFacts,
): Promise<Pick<PageData, 'path' | 'queries'>[]> {
  const { productList, productContents, neededProducts } = contentApi.endpoints;
  const { data: list } = await dispatch(productList.initiate());
  const { data: contents } = await dispatch(productContents.initiate());
  const { data: needed } = await dispatch(neededProducts.initiate());
  const found = { productContents: contents, neededProducts: needed };
  const packed = list && packProductList(listItems(list, facts));
  return [
    {
      path: PRODUCT_LIST_PATH,
      queries: packed ? [{ endpointName: 'productList', arg: undefined, value: packed }] : [],
    },
    {
      path: PRODUCT_CONTENTS_PATH,
      queries: Object.entries(found).flatMap(([endpointName, value]) =>
        value ? [withListItems({ endpointName, arg: undefined, value }, facts)] : [],
      ),
    },
  ];
}

export { baseCss } from '@/theme/baseCss';
export { START_SCRIPT } from './startScript';
export { pageRoutes } from '../routing/routes';
/** Imports the parsers and loaders that the browser imports when it first reads a content file. */
export const loadParsers = () => import('@/api/content/readers/parsers');
export const loadReaders = () => import('@/api/content/readers');

/** Prerendered page. The build script adds the surrounding document. */
interface RenderedPage {
  html: string;
  css: string;
  head: HeadInfo;
  /** Source module of the page, by which the build finds its chunks. */
  source: string;
}

/** Maximum number of products of an index that is embedded in the store page. */
const EMBEDDED_PRODUCTS = 200;
/** Maximum length, as JSON, of an index that is embedded in a project list. */
const EMBEDDED_PROJECTS_CHARS = 48_000;
/** Maximum length, as JSON, of the needed products that are embedded in cart and booking page. */
const EMBEDDED_NEEDS_CHARS = 16_000;

/** Returns whether the result of a query is part of its page. Needed products of a large store are loaded later. */
const isEmbedded = ({ endpointName, value }: PageQuery) =>
  endpointName !== 'neededProducts' || JSON.stringify(value).length <= EMBEDDED_NEEDS_CHARS;

const readPagePaths = (page: PrerenderedPage | undefined, path: string, read: ReadContentFile) =>
  page?.paths?.(read) ?? Promise.resolve([`/${path}`]);

/** Returns the images that the data of a page names. The page is rendered with no others. */
function picturesOf(queries: readonly PageQuery[], all: PictureManifest): PictureManifest {
  const paths = JSON.stringify(queries).match(/\/media\/[^"\\<>?#]+/g) ?? [];
  return Object.fromEntries(
    [...new Set(paths)].flatMap((path) => {
      const info = Object.hasOwn(all, path) ? all[path] : undefined;
      return info ? [[path, info]] : [];
    }),
  );
}

export interface PageReader {
  listPaths: () => Promise<string[]>;
  /** @throws if there is no page at the path */
  readPage: (path: string, pictures: PictureManifest) => Promise<PageData>;
  readProductLists: () => Promise<Pick<PageData, 'path' | 'queries'>[]>;
  /** Releases what was read, so that the process can end. */
  close: () => void;
}

// Removed when its page has been read, because each change of the store copies the list of all results.
const ownResult = { keepUnusedDataFor: 0 };
contentApi.enhanceEndpoints({
  endpoints: { product: ownResult, project: ownResult, topic: ownResult },
});

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
}

/** Creates a reader. One store reads and parses each content file once for all pages. */
export function createPageReader(deps: ContentDeps): PageReader {
  const reading = makeStore(deps);
  const { endpoints } = contentApi;
  const read = readThrough(reading);
  const readFacts = once(async () => {
    const stocks = reading.dispatch(endpoints.productStocks.initiate()).unwrap();
    const categories = await read('productCategories').catch(() => []);
    const slugsOf = async (index: 'productIndex' | 'projectIndex') =>
      new Map((await read(index).catch(() => [])).map(({ id, slug }) => [id, slug]));
    const slugs = {
      featuredProducts: await slugsOf('productIndex'),
      featuredProjects: await slugsOf('projectIndex'),
    };
    return { stocks: await stocks.catch(() => ({})), categories, slugs };
  });
  const topicPaths = once(() =>
    reading
      .dispatch(endpoints.topicPaths.initiate())
      .unwrap()
      .catch(() => []),
  );

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
    const started = queries.map((query) => reading.dispatch(query));
    const outcomes = await Promise.all(started);
    for (const { unsubscribe } of started) unsubscribe();
    const found = outcomes.flatMap(({ isSuccess, endpointName = '', originalArgs, data }) =>
      isSuccess ? [{ endpointName, arg: originalArgs, value: data }] : [],
    );
    const small = await Promise.all(
      found.filter(isEmbedded).map((query) => withoutLargeIndex(query, params)),
    );
    const facts = await readFacts();
    return small.map((query) => withListItems(query, facts));
  }

  return {
    async listPaths() {
      const pages = pageRoutes.map(({ path }) =>
        readPagePaths(PRERENDERED_PAGES[path], path, read),
      );
      const topics = (await topicPaths()).map(encodeTopicPath);
      return [...new Set([...(await Promise.all(pages)).flat(), ...topics])];
    },
    async readPage(path, pictures) {
      const topics = await topicPaths();
      const matched = matchPage(path, topics);
      if (!matched) throw new Error(`No page matches ${path}`);
      const queries = await readQueries(matched);
      const { path: route } = matched.route;
      return { path, route, queries, pictures: picturesOf(queries, pictures), topics };
    },
    readProductLists: async () => readProductLists(reading, await readFacts()),
    close: () => void reading.dispatch(contentApi.util.resetApiState()),
  };
}

/** A page is rendered without effects, so it reads no content. */
const NO_CONTENT: ContentDeps = {
  source: { read: (path) => Promise.reject(new ContentUnavailableError(path)) },
  loadParsers,
  loadReaders,
  randomFor: () => () => 0,
  report: () => undefined,
};

/** Renders a page with its own store and Emotion cache. @throws if this build does not have the page */
export async function renderPage({
  path,
  route: pattern,
  queries,
  pictures,
  topics,
}: PageData): Promise<RenderedPage> {
  const route = pageOf(pattern);
  if (!route) throw new Error(`No page matches ${path}`);
  await route.page.load();
  await loadIslands();
  const store = makeStore(NO_CONTENT, resultsOf({ queries, topics }));
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  let head: HeadInfo = { title: '', description: '', path };
  const html = renderToString(
    <StrictMode>
      <HeadCollector value={(info) => (head = info)}>
        <Providers store={store} cache={cache} pictures={pictures}>
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
    html: withTextFields(html),
    css: styleTags(cache, styles, html),
    head,
    source: route.source,
  };
}
