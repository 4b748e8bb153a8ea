import { setAutoFreeze } from 'immer';
import { Fragment, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Preview } from '@/admin/preview';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { PRODUCT_LIST_PATH, pageDataReader } from '@/api/content/pageData';
import { storedSession } from '@/api/storage/adminSession';
import { documentSource, publishedSource } from '@/api/content/documentSource';
import { isUnder, PATHS, decodablePath, normalPath } from '@/domain/links/paths';
import { sessionFound } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';
import { adoptStyles, createEmotionCache } from '@/theme/emotionCache';
import { siteTheme } from '@/theme/theme';
import { endHydrationPhase } from '@/ui/hydration/hydrationPhase';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { renderAbove } from '@/ui/hydration/renderAbove';
import { pauseTranslation } from '@/ui/hydration/translation';
import { whenIdle, yieldToMain } from '@/ui/schedule';
import { isSavingData } from '@/ui/media/dataSaving';
import type { EarlyInput } from '@/ui/hydration/earlyInput';
import { installPopStateGuard } from '@/ui/history/popStateGuard';
import { AppRoutes } from './routing/AppRoutes';
import { matchPage, pageOf, readPageData, type PageData } from './routing/matchPage';
import { Providers } from './Providers';
import { Subscriptions } from './Subscriptions';
import { makeStore } from './store/makeStore';
import { startPersisting } from './store/startPersisting';

const pageDataFiles = pageDataReader(() => {
  const { pathname } = window.location;
  // The back office is not prerendered.
  return isUnder(pathname, PATHS.admin) ? undefined : pathname;
});

const clientDeps: ContentDeps = {
  source: documentSource(),
  published: publishedSource(),
  // The development server has no prerendered pages.
  ...(import.meta.env.PROD && { pageData: pageDataFiles }),
  loadParsers: () => importWithRetry(() => import('@/api/content/readers/parsers')),
  loadReaders: () => importWithRetry(() => import('@/api/content/readers')),
  randomFor: () => Math.random,
  report: (problems) => {
    for (const { file, path, message } of problems) console.warn(`${file} ${path}: ${message}`);
  },
};

const selectPublishedSite = contentApi.endpoints.site.select();

/** Starts prefetching last, because it only affects the next page. */
async function startPrefetch(data: PageData | null): Promise<void> {
  // An empty shell does not contain the paths of topics.
  if (!data || isSavingData()) return;
  const { prefetchLinks } = await import('./routing/linkPrefetch');
  prefetchLinks(pageDataFiles, data.topics);
}

/** What to mount: the public site, or the live preview with its own store and frame. */
interface Mount {
  deps: ContentDeps;
  basename?: string;
  Frame?: Preview['Frame'];
  /** Data of the prerendered page, if the HTML was rendered for the current path. */
  data: PageData | null;
}

/** Hydrates HTML that was rendered for the current path, otherwise renders into the empty root. */
async function mount(options: Mount, early: EarlyInput): Promise<void> {
  const { basename = '', Frame = Fragment, data } = options;
  const store = makeStore(options.deps, data?.queries);
  const serverState = data ? store.getState() : undefined;
  const cache = createEmotionCache();
  adoptStyles(cache);
  await yieldToMain();
  // A prerendered page states its route, which saves matching the route table.
  const path = window.location.pathname.slice(basename.length);
  const route = data ? pageOf(data.route) : matchPage(path, [])?.route;
  await route?.page.load().catch(() => undefined);
  await yieldToMain();

  const container = document.getElementById('root') as HTMLElement;
  const resumeTranslation = data && pauseTranslation(container);
  let isStarted = false;
  const handleHydrated = async () => {
    if (isStarted) return;
    isStarted = true;
    resumeTranslation?.();
    early.settle();
    await yieldToMain();
    store.dispatch(startPersisting());
    await yieldToMain();
    const { data: site } = selectPublishedSite(store.getState());
    if (site) store.dispatch(settingsRefreshed(site));
    const session = storedSession(Date.now());
    if (session) store.dispatch(sessionFound(session));
    await renderAbove();
    endHydrationPhase();
    document.documentElement.dataset['live'] = '';
    early.replay();
    whenIdle(() => void startPrefetch(data).catch(() => undefined));
  };

  const app = (
    <StrictMode>
      <Subscriptions store={store} data={data}>
        {(pictures) => (
          <Providers
            store={store}
            cache={cache}
            pictures={pictures}
            topics={data?.topics ?? null}
            serverState={serverState}
          >
            <BrowserRouter basename={basename}>
              <Frame>
                <AppRoutes onHydrated={() => void handleHydrated()} />
              </Frame>
            </BrowserRouter>
          </Providers>
        )}
      </Subscriptions>
    </StrictMode>
  );
  if (data) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else {
    endHydrationPhase();
    createRoot(container).render(app);
  }
}

export async function run(early: EarlyInput): Promise<void> {
  if (import.meta.env.DEV) await (await import('@/mocks/startMocks')).startMocks();
  // Freezing detects mutations during development and costs time in production.
  else setAutoFreeze(false);
  installPopStateGuard();
  const { pathname: asked, search, hash } = window.location;
  const pathname = decodablePath(asked);
  // The router would warn of it at each rendering.
  if (pathname !== asked) window.history.replaceState(null, '', pathname + search + hash);
  // Without a key, a link that is opened again is the same visit for the router as a reload.
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: String(Math.random()) }, '');
  if (isUnder(pathname, PATHS.preview)) {
    const { openPreview } = await importWithRetry(() => import('@/admin/preview'));
    return mount({ ...openPreview(clientDeps), basename: PATHS.preview, data: null }, early);
  }
  const pageData = readPageData();
  const isRendered = pageData !== null && normalPath(pathname) === normalPath(pageData.path);
  const data = isRendered ? pageData : null;
  // A page that was not prerendered has no data file. Its content may be newer than the build, so it
  // is read from the content files. Without a connection, only its data may be saved.
  const isSaved = 'saved' in document.documentElement.dataset;
  if (data || !isSaved) pageDataFiles.set(pathname, data?.queries ?? []);
  if (!data && !isSaved) pageDataFiles.set(PRODUCT_LIST_PATH, []);
  // Each step runs in its own task, so that the browser can handle input in between.
  siteTheme();
  await yieldToMain();
  return mount({ deps: clientDeps, data }, early);
}

function onRecoverableError(error: unknown): void {
  console.error('Hydration:', error);
}
