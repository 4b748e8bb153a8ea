import { setAutoFreeze } from 'immer';
import { StrictMode, startTransition, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ContentDeps } from '@/api/content/contentApi';
import { httpSource } from '@/api/content/httpSource';
import {
  listenForConnection,
  listenForToasts,
  noticeShown,
  type NoticeRequest,
} from '@/features/notices';
import { storedSession } from '@/api/storage/adminSession';
import { sessionFound } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';
import { createEmotionCache } from '@/theme/emotionCache';
import { followScheme } from '@/theme/scheme';
import { siteTheme } from '@/theme/theme';
import { endHydrationPhase } from '@/ui/lazy/hydrationPhase';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { AppRoutes } from './routing/AppRoutes';
import { yieldToMain } from './boot/yieldToMain';
import { isSavingData } from './routing/dataSaving';
import type { EarlyInput } from './boot/earlyInput';
import { installPopStateGuard } from '@/ui/navigation/popStateGuard';
import { matchPage, pageOf } from './routing/matchPage';
import { normalPath, readPageData, type PageData } from './prerender/pageData';
import { Providers } from './Providers';
import { makeStore, type AppStore } from './store/makeStore';
import { preloadedContent } from './store/preloadedContent';
import { startPersisting } from './store/startPersisting';
import { whenIdle } from '@/ui/lazy/whenIdle';

const tools: ContentDeps = {
  source: httpSource(),
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

function onFirstInput(act: () => void): () => void {
  const types = ['pointerdown', 'keydown'] as const;
  const stop = () => types.forEach((type) => document.removeEventListener(type, handle));
  const handle = () => {
    stop();
    act();
  };
  types.forEach((type) => document.addEventListener(type, handle));
  return stop;
}

/** Comes last: it is about the next page. */
async function startPrefetch(store: AppStore, data: PageData | null): Promise<void> {
  // An empty shell does not say how large the catalogue is, or where topics stand.
  if (!data || isSavingData()) return;
  const { prefetchLinks } = await import('./routing/linkPrefetch');
  prefetchLinks(store, data.isLarge ?? false, data.topics);
}

interface LiveProps {
  store: AppStore;
  data: PageData | null;
  children: (pictures: PictureManifest) => ReactNode;
}

/** What goes on beside the pages: events of contract, the scheme, the rest of the pictures. */
function Live({ store, data, children }: LiveProps) {
  const [pictures, setPictures] = useState<PictureManifest>(data?.pictures ?? {});
  useEffect(() => {
    const show = (notice: NoticeRequest) => store.dispatch(noticeShown(notice));
    const stops = [listenForToasts(show), listenForConnection(show), followScheme()];
    const learnPictures = () =>
      void fetchPictures().then((all) =>
        // A transition waits for islands that are on their way; anything else would blank them.
        startTransition(() => setPictures((known) => ({ ...all, ...known }))),
      );
    // Needed from the second page on: asked for when the visitor does something.
    if (data) stops.push(onFirstInput(learnPictures));
    else learnPictures();
    return () => stops.forEach((stop) => stop());
  }, [store, data]);
  return children(pictures);
}

/**
 * Starts the application on the page it finds: hydrates HTML that was rendered for this very path,
 * mounts into an empty shell otherwise.
 */
export async function run(early: EarlyInput): Promise<void> {
  if (import.meta.env.DEV) await (await import('./dev/mocks')).startMocks();
  // Freezing finds mistakes while developing; a visitor's phone would only work for it.
  else setAutoFreeze(false);
  installPopStateGuard();
  const container = document.getElementById('root') as HTMLElement;
  const found = readPageData();
  const isRendered =
    found !== null && normalPath(window.location.pathname) === normalPath(found.path);
  const data = isRendered ? found : null;
  // Each step in a task of its own, so that a tap in between is answered at once.
  siteTheme();
  await yieldToMain();
  const { store, slices } = makeStore(tools, data ? preloadedContent(data.queries) : undefined);
  const serverState = data ? store.getState() : undefined;
  const cache = createEmotionCache();
  await yieldToMain();
  // Matching the table of routes is work; a prerendered page says which one it is.
  const route = data ? pageOf(data.route) : matchPage(window.location.pathname, [])?.route;
  await route?.page.load().catch(() => undefined);
  await yieldToMain();

  let isStarted = false;
  const handleLive = async () => {
    if (isStarted) return;
    isStarted = true;
    early.settle();
    await yieldToMain();
    startPersisting(store, slices);
    await yieldToMain();
    const site = data?.queries.find(({ endpointName }) => endpointName === 'site');
    if (site) store.dispatch(settingsRefreshed(site.value as never));
    const session = storedSession(Date.now());
    if (session) store.dispatch(sessionFound(session));
    endHydrationPhase();
    document.documentElement.dataset['live'] = '';
    early.replay();
    whenIdle(() => void startPrefetch(store, data).catch(() => undefined));
  };

  const app = (
    <StrictMode>
      <Live store={store} data={data}>
        {(pictures) => (
          <Providers
            store={store}
            cache={cache}
            pictures={pictures}
            topics={data?.topics ?? null}
            serverState={serverState}
          >
            <BrowserRouter>
              <AppRoutes onLive={() => void handleLive()} />
            </BrowserRouter>
          </Providers>
        )}
      </Live>
    </StrictMode>
  );
  if (data) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else {
    endHydrationPhase();
    createRoot(container).render(app);
  }
}

function onRecoverableError(error: unknown): void {
  console.error('Hydration:', error);
}
