import { setAutoFreeze } from 'immer';
import { Fragment, StrictMode, startTransition, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Preview } from '@/admin/preview/openPreview';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { PRODUCT_LIST_PATH, pageDataReader } from '@/api/content/pageData';
import { storedSession } from '@/api/storage/adminSession';
import { documentSource, liveSource } from '@/api/content/documentSource';
import { isUnder, PATHS, decodablePath, normalPath } from '@/domain/links/paths';
import {
  listenForConnection,
  listenForToasts,
  noticeShown,
  type NoticeInput,
} from '@/features/notices';
import { sessionFound } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';
import { adoptStyles, createEmotionCache } from '@/theme/emotionCache';
import { followScheme } from '@/theme/scheme';
import { siteTheme } from '@/theme/theme';
import { endHydrationPhase } from '@/ui/hydration/recordInput';
import { keepFocus } from '@/ui/feedback/keepFocus';
import { setIslandFailureHandler } from '@/ui/hydration/island';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { pauseTranslation } from '@/ui/hydration/translation';
import { whenIdle, yieldToMain } from '@/ui/schedule';
import { isSavingData } from '@/ui/media/dataSaving';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import type { EarlyInput } from '@/ui/hydration/earlyInput';
import { installPopStateGuard } from '@/ui/history/useBackToClose';
import { AppRoutes } from './routing/AppRoutes';
import { matchPage, pageOf, readPageData, resultsOf, type PageData } from './routing/matchPage';
import { Providers } from './Providers';
import { makeStore, startPersisting, type AppStore } from './store/makeStore';

const pageDataFiles = pageDataReader(() => {
  const { pathname } = window.location;
  // The back office is not prerendered.
  return isUnder(pathname, PATHS.admin) ? undefined : pathname;
});

const clientDeps: ContentDeps = {
  source: documentSource(),
  liveSource: liveSource(),
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

interface SubscriptionsProps {
  store: AppStore;
  data: PageData | null;
  children: (pictures: PictureManifest) => ReactNode;
}

function Subscriptions({ store, data, children }: SubscriptionsProps) {
  const [pictures, setPictures] = useState<PictureManifest>(data?.pictures ?? {});
  useEffect(() => {
    const show = (notice: NoticeInput) => store.dispatch(noticeShown(notice));
    setIslandFailureHandler((message) => show({ message, type: 'error' }));
    const cleanups = [
      listenForToasts(show),
      listenForConnection(show),
      followScheme(),
      keepFocus(),
    ];
    const loadManifest = () =>
      void fetchPictures().then((all) =>
        // A transition waits for islands that are loading. An urgent update would show their fallback.
        startTransition(() => setPictures((known) => ({ ...all, ...known }))),
      );
    // The manifest is needed from the second page on, so it is requested on the first input.
    if (data) cleanups.push(onFirstInput(loadManifest));
    else loadManifest();
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [store, data]);
  return children(pictures);
}

/**
 * Renders the deferred parts above the visitor (`deferredRendering`), whose heights then change, and waits for a frame.
 * Browsers keep the visible part in place only while its own style does not change.
 */
async function renderAbove(): Promise<void> {
  if (window.scrollY === 0) return;
  for (const part of document.querySelectorAll<HTMLElement>('main section'))
    if (part.getBoundingClientRect().bottom < 0) part.style.contentVisibility = 'visible';
  await new Promise(requestAnimationFrame);
  await yieldToMain();
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
  const store = makeStore(options.deps, data ? resultsOf(data) : []);
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
          <Providers store={store} cache={cache} pictures={pictures} serverState={serverState}>
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
  // The router gives all entries without a key the same one, like that of a reload.
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: String(Math.random()) }, '');
  if (isUnder(pathname, PATHS.preview)) {
    const { openPreview } = await importWithRetry(() => import('@/admin/preview/openPreview'));
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
