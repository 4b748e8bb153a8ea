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

/** A page as the prerenderer makes it; the document around it is the script's business. */
export interface RenderedPage {
  html: string;
  css: string;
  head: HeadInfo;
  data: PageData;
  /** Module of the page, from which the build knows its chunks. */
  source: string;
}

/** Every public path known from the content, in the order of the route table. */
export async function listPaths(tools: ContentDeps): Promise<string[]> {
  const lists = await Promise.all(
    [...pageRoutes, topicRoute].map(async ({ path, reads }) => {
      const { paths } = await reads();
      return paths ? paths(tools) : [`/${path}`];
    }),
  );
  return [...new Set(lists.flat())];
}

/**
 * Reads what a page needs. A read that failed is left out: the page renders as the browser will
 * first render it, still waiting, and asks again there.
 */
async function readQueries(
  { route, params }: NonNullable<ReturnType<typeof matchPage>>,
  tools: ContentDeps,
): Promise<PageQuery[]> {
  const { store } = makeStore(tools);
  const { reads } = await route.reads();
  await Promise.allSettled(reads(store.dispatch, params));
  const { queries } = store.getState().content;
  const found = Object.entries(queries).flatMap(([key, query]) =>
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
  return found;
}

/** Only the pictures that the page shows: the rest is fetched when the page is live. */
function picturesIn(html: string, queries: PageQuery[], all: PictureManifest): PictureManifest {
  const named = (html + JSON.stringify(queries)).match(/\/media\/[^"'\\<>?#]+/g) ?? [];
  return Object.fromEntries(
    [...new Set(named)].flatMap((path) => {
      const info = Object.hasOwn(all, path) ? all[path] : undefined;
      return info ? [[path, info]] : [];
    }),
  );
}

/**
 * Renders one public path from the content, with a store and an emotion cache of its own.
 * @throws when no page stands at the path
 */
export async function renderPage(
  path: string,
  tools: ContentDeps,
  pictures: PictureManifest,
): Promise<RenderedPage> {
  const topics = await readTopicPaths(tools);
  const matched = matchPage(path, topics);
  if (!matched) throw new Error(`No page stands at ${path}`);
  await matched.route.page.load();
  await loadIslands();
  const queries = await readQueries(matched, tools);
  const { store } = makeStore(tools, preloadedContent(queries));
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
      pictures: picturesIn(html, queries, pictures),
      topics,
      ...(((await isLargeStore(tools)) || (await isLargeProjectIndex(tools))) && { isLarge: true }),
    },
  };
}
