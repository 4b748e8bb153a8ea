import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import { registerRoute } from 'workbox-routing/registerRoute';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate';
import type { Strategy } from 'workbox-strategies/Strategy';
import {
  announceBuild,
  dropPictures,
  removeOldBuilds,
  storeSet,
  storeUpdate,
  takeOver,
  type FileSet,
} from './builds';
import { CACHE_LIMITS } from './cacheLimits';
import { requestKind, type RequestKind } from './requestKind';
import { answersFromPage, messagePage, officePagePlugins, sitePagePlugins } from './savedPages';
import {
  CACHES,
  FILE_TYPE,
  findsEverywhere,
  findsOtherSize,
  keepsWithin,
  refusesPages,
  savesType,
  tellsPage,
} from './savedResponse';
import { manifest, onWorkerEvent, scope, type WorkerEvent } from './scope';
import { isShare, receiveShare } from './shareTarget';

// See docs/behaviour/offline.md.

const NETWORK_LIMIT_S = 3;

const pictures = {
  cacheName: CACHES.pictures,
  plugins: [
    findsEverywhere,
    savesType(/^image\//),
    keepsWithin(CACHE_LIMITS.pictures),
    findsOtherSize,
  ],
};
const pagesBy = (plugins: typeof sitePagePlugins) =>
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: NETWORK_LIMIT_S,
    plugins: [...plugins, keepsWithin(CACHE_LIMITS.pages)],
  });

const strategies: Record<Exclude<RequestKind, 'live'>, Strategy> = {
  preview: new NetworkOnly({
    plugins: [{ handlerDidError: async () => messagePage('The preview needs a connection.') }],
  }),
  page: pagesBy(sitePagePlugins),
  office: pagesBy(officePagePlugins),
  content: new NetworkFirst({
    cacheName: CACHES.content,
    networkTimeoutSeconds: NETWORK_LIMIT_S,
    plugins: [
      refusesPages,
      findsEverywhere,
      tellsPage,
      savesType(/json/),
      keepsWithin(CACHE_LIMITS.content),
      answersFromPage,
    ],
  }),
  asset: new CacheFirst({
    cacheName: CACHES.used,
    plugins: [findsEverywhere, savesType(FILE_TYPE), keepsWithin(CACHE_LIMITS.used)],
  }),
  picture: new CacheFirst(pictures),
  original: new StaleWhileRevalidate(pictures),
};

const kindOf = (request: Request) => requestKind(request, scope.location.origin);

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => kindOf(request) === kind, strategy);

registerRoute(
  ({ request }) => isShare(request),
  ({ request }) => receiveShare(request),
  'POST',
);

registerQuotaErrorCallback(dropPictures);

/** Message of a page (src/app/offline/OfflineSupport.tsx). */
interface PageMessage {
  visited?: { page?: string; files?: string[] };
  store?: FileSet[];
}

/** Saves what a page has loaded already, from the browser's cache where possible. */
async function saveVisited(
  event: WorkerEvent,
  { page, files = [] }: NonNullable<PageMessage['visited']>,
) {
  const save = async (url: string, kind: RequestKind) => {
    if (kind === 'live' || kind === 'preview') return;
    const request = new Request(url, { cache: 'force-cache' });
    const [, done] = strategies[kind].handleAll({ request, event });
    await done.catch(() => undefined);
  };
  if (page !== undefined) {
    const info = { url: page, method: 'GET', mode: 'navigate', cache: 'default', referrer: '' };
    await save(page, requestKind(info, scope.location.origin));
  }
  for (const url of files) await save(url, kindOf(new Request(url)));
}

async function handleMessage(event: WorkerEvent & { data?: unknown }): Promise<void> {
  const { visited, store = [] } = Object(event.data) as PageMessage;
  // Before the files that are stored ahead, which can fail.
  if (visited) await saveVisited(event, visited);
  for (const set of store) await storeSet(set, manifest);
}

onWorkerEvent('install', (event) =>
  event.waitUntil(storeUpdate(manifest).then(() => announceBuild(manifest))),
);
onWorkerEvent('activate', (event) =>
  event.waitUntil(Promise.all([removeOldBuilds(manifest), takeOver()])),
);
// One after another, so that files are not requested twice. What could not be stored is stored at the next visit.
let last = Promise.resolve();
onWorkerEvent('message', (event) => {
  last = last.then(() => handleMessage(event)).catch(() => undefined);
  event.waitUntil(last);
});
