import { setAutoFreeze } from 'immer';
import { Fragment, StrictMode, startTransition, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Preview } from '@/admin/preview';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { documentSource, publishedSource } from '@/api/content/documentSource';
import { pageDataReader, PRODUCT_LIST_PATH } from '@/api/content/pageData';
import {
  listenForConnection,
  listenForToasts,
  noticeShown,
  type NoticeRequest,
} from '@/features/notices';
import { storedSession } from '@/api/storage/adminSession';
import { sessionFound } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';
import { isUnder, PATHS } from '@/domain/links/paths';
import { adoptStyles, createEmotionCache } from '@/theme/emotionCache';
import { followScheme } from '@/theme/scheme';
import { siteTheme } from '@/theme/theme';
import { endHydrationPhase } from '@/ui/lazy/hydrationPhase';
import { setIslandFailureHandler } from '@/ui/lazy/islandFailure';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { AppRoutes } from './routing/AppRoutes';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { isSavingData } from './routing/dataSaving';
import type { EarlyInput } from './boot/earlyInput';
import { installPopStateGuard } from '@/ui/navigation/popStateGuard';
import { matchPage, pageOf } from './routing/matchPage';
import { readPageData, type PageData } from './routing/embeddedPage';
import { normalPath } from './routing/normalPath';
import { Providers } from './Providers';
import { makeStore, type AppStore } from './store/makeStore';
import { startPersisting } from './store/startPersisting';
import { whenIdle } from '@/ui/lazy/whenIdle';

// The back office is not prerendered.
const pageDataFiles = pageDataReader(() => {
  const { pathname } = window.location;
  return isUnder(pathname, PATHS.admin) ? undefined : pathname;
});

const deps: ContentDeps = {
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

function fetchPictures(): Promise<PictureManifest> {
  return fetch('/media/manifest.json', { cache: 'no-cache' })
    .then((response) => (response.ok ? (response.json() as Promise<PictureManifest>) : {}))
    .catch(() => ({}));
}

/** Calls back after the first input has shown its effect, or immediately if it is on a link. */
function onFirstInput(act: () => void): () => void {
  const types = ['pointerdown', 'keydown'] as const;
  const unsubscribe = () => types.forEach((type) => document.removeEventListener(type, handle));
  const handle = ({ target }: Event) => {
    unsubscribe();
    if (target instanceof Element && target.closest('a')) act();
    else whenIdle(act);
  };
  types.forEach((type) => document.addEventListener(type, handle));
  return unsubscribe;
}

/** Selects the settings that came with the HTML of a prerendered page. */
const selectPublishedSite = contentApi.endpoints.site.select();

/** Starts prefetching last, because it only affects the next page. */
async function startPrefetch(data: PageData | null): Promise<void> {
  // An empty shell does not contain the paths of topics.
  if (!data || isSavingData()) return;
  const { prefetchLinks } = await import('./routing/linkPrefetch');
  prefetchLinks(pageDataFiles, data.topics);
}

interface SubscriptionsProps {
  store: AppStore;
  data: PageData | null;
  children: (pictures: PictureManifest) => ReactNode;
}

/**
 * Subscribes to public events, the connection and the colour scheme, and loads the complete image
 * manifest.
 */
function Subscriptions({ store, data, children }: SubscriptionsProps) {
  const [pictures, setPictures] = useState<PictureManifest>(data?.pictures ?? {});
  useEffect(() => {
    const show = (notice: NoticeRequest) => store.dispatch(noticeShown(notice));
    setIslandFailureHandler((message) => show({ message, type: 'error' }));
    const cleanups = [listenForToasts(show), listenForConnection(show), followScheme()];
    const loadManifest = () =>
      void fetchPictures().then((all) =>
        // A transition waits for islands that are loading. An urgent update would replace them with
        // their fallback.
        startTransition(() => setPictures((known) => ({ ...all, ...known }))),
      );
    // The manifest is needed from the second page on, so it is requested on the first input.
    if (data) cleanups.push(onFirstInput(loadManifest));
    else loadManifest();
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [store, data]);
  return children(pictures);
}

/** What to mount: the public site, or the live preview with its own store and frame. */
interface Mount {
  deps: ContentDeps;
  /** URL prefix of all pages. */
  basename?: string;
  /** Component around the pages. */
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

  let isStarted = false;
  const handleHydrated = async () => {
    if (isStarted) return;
    isStarted = true;
    early.settle();
    await yieldToMain();
    store.dispatch(startPersisting());
    await yieldToMain();
    const { data: site } = selectPublishedSite(store.getState());
    if (site) store.dispatch(settingsRefreshed(site));
    const session = storedSession(Date.now());
    if (session) store.dispatch(sessionFound(session));
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
  const container = document.getElementById('root') as HTMLElement;
  if (data) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else {
    endHydrationPhase();
    createRoot(container).render(app);
  }
}

/** Starts the application. */
export async function run(early: EarlyInput): Promise<void> {
  if (import.meta.env.DEV) await (await import('./dev/mocks')).startMocks();
  // Freezing detects mutations during development and costs time in production.
  else setAutoFreeze(false);
  installPopStateGuard();
  const { pathname } = window.location;
  if (isUnder(pathname, PATHS.preview)) {
    const { openPreview } = await importWithRetry(() => import('@/admin/preview'));
    return mount({ ...openPreview(deps), basename: PATHS.preview, data: null }, early);
  }
  const pageData = readPageData();
  const isRendered = pageData !== null && normalPath(pathname) === normalPath(pageData.path);
  const data = isRendered ? pageData : null;
  // A page that was not prerendered has no data file. Its content may be newer than the build, so it
  // is read from the content files.
  pageDataFiles.set(pathname, data?.queries ?? []);
  if (!data) pageDataFiles.set(PRODUCT_LIST_PATH, []);
  // Each step runs in its own task, so that the browser can handle input in between.
  siteTheme();
  await yieldToMain();
  return mount({ deps, data }, early);
}

function onRecoverableError(error: unknown): void {
  console.error('Hydration:', error);
}
