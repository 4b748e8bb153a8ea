import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contentApi, type ContentDeps } from '@/api/content/contentApi';
import { isLargeProjectIndex } from '@/api/content/projectsFirstPage';
import { isLargeStore } from '@/api/content/storeFirstPage';
import { readTopicPaths } from '@/api/content/topics';
import { createEmotionCache } from '@/theme/emotionCache';
import { loadIslands } from '@/ui/lazy/island';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { AppRoutes } from '../routing/AppRoutes';
import { matchPage } from '../routing/matchPage';
import type { PageData, PageQuery } from './pageData';
import { HeadCollector, type HeadInfo } from '@/ui/head/headInfo';
import { Providers } from '../Providers';
import { pageRoutes, topicRoute } from '../routing/routes';
import { makeStore } from '../store/makeStore';
import { preloadedContent } from '../store/preloadedContent';
import { styleTags } from './styleTags';

export { baseCss } from '@/theme/baseCss';
export { SCHEME_SCRIPT } from '@/theme/scheme';
export { pageRoutes } from '../routing/routes';

/** Prerendered page. The build script adds the surrounding document. */
export interface RenderedPage {
  html: string;
  css: string;
  head: HeadInfo;
  data: PageData;
  /** Source module of the page, by which the build finds its chunks. */
  source: string;
}

/** Returns all public paths of the content, in the order of the route table. */
export async function listPaths(deps: ContentDeps): Promise<string[]> {
  const lists = await Promise.all(
    [...pageRoutes, topicRoute].map(async ({ path, reads }) => {
      const { paths } = await reads();
      return paths ? paths(deps) : [`/${path}`];
    }),
  );
  return [...new Set(lists.flat())];
}

/**
 * Loads the data of a page. Failed requests are left out: the page is then rendered in its loading
 * state, and the browser requests the data again.
 */
async function readQueries(
  { route, params }: NonNullable<ReturnType<typeof matchPage>>,
  deps: ContentDeps,
): Promise<PageQuery[]> {
  const store = makeStore(deps);
  const { reads } = await route.reads();
  await Promise.allSettled(reads(store.dispatch, params));
  const { queries } = store.getState().content;
  const results = Object.entries(queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled'
      ? [
          {
            key,
            endpointName: query.endpointName ?? '',
            arg: query.originalArgs,
            value: query.data,
          },
        ]
      : [],
  );
  store.dispatch(contentApi.util.resetApiState());
  return results;
}

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

/**
 * Renders a public path with its own store and Emotion cache.
 * @throws Error if no page exists at the path
 */
export async function renderPage(
  path: string,
  deps: ContentDeps,
  pictures: PictureManifest,
): Promise<RenderedPage> {
  const topics = await readTopicPaths(deps);
  const matched = matchPage(path, topics);
  if (!matched) throw new Error(`There is no page at ${path}`);
  await matched.route.page.load();
  await loadIslands();
  const queries = await readQueries(matched, deps);
  const store = makeStore(deps, preloadedContent(queries));
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
      ...(((await isLargeStore(deps)) || (await isLargeProjectIndex(deps))) && { isLarge: true }),
    },
  };
}
