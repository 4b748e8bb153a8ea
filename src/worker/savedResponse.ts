import type { WorkboxPlugin } from 'workbox-core/types';
import { fetchVersion } from '@/api/fetchVersion';
import { oldestOut, type CacheLimit } from './cacheLimits';
import { isSamePicture } from './requestKind';
import { scope, tellPage } from './scope';

/** Names of the caches, except those of the builds (builds.ts). */
export const CACHES = {
  pages: 'pages',
  content: 'content',
  pictures: 'pictures',
  used: 'used',
} as const;

/** Headers that the worker adds to saved responses. */
export const SAVED_BUILD = 'X-Saved-Build';
/** When the website was built, ISO 8601. */
const SAVED_BUILT_AT = 'X-Saved-Built-At';
const SIZE = 'Content-Length';

const VERSION_TIMEOUT_MS = 5000;
const VERSION_LIFE_MS = 60_000;

let version: { readAt: number; builtAt: Promise<string> } | undefined;

async function fetchBuiltAt(): Promise<string> {
  const { builtAt } = (await fetchVersion(VERSION_TIMEOUT_MS)) ?? {};
  if (typeof builtAt !== 'string' || Number.isNaN(Date.parse(builtAt))) throw new Error('No time');
  return builtAt;
}

/** Returns when the website was built that is being saved, ISO 8601; the current time if it is not known. */
function currentBuiltAt(): Promise<string> {
  const now = Date.now();
  if (!version || now - version.readAt > VERSION_LIFE_MS)
    version = {
      readAt: now,
      builtAt: fetchBuiltAt().catch(() => new Date(now).toISOString()),
    };
  return version.builtAt;
}

/** Returns when the website was built of which a response was saved, ISO 8601. */
export function builtAtOf(response: Response): string {
  return response.headers.get(SAVED_BUILT_AT) ?? '';
}

export function withBody(
  { status, headers }: Response,
  body: string | Blob,
  added: Record<string, string> = {},
): Response {
  const all = new Headers(headers);
  all.delete('Content-Encoding');
  for (const [name, value] of Object.entries(added)) all.set(name, value);
  return new Response(body, { status, headers: all });
}

/** Returns a response as it is saved, with its size and the time of the build. */
export async function toSaved(
  response: Response,
  body: string | Blob,
  added: Record<string, string> = {},
): Promise<Response> {
  const size = String(new Blob([body]).size);
  return withBody(response, body, {
    [SAVED_BUILT_AT]: await currentBuiltAt(),
    [SIZE]: size,
    ...added,
  });
}

export const FILE_TYPE = /javascript|css|font|octet-stream/;

/** Returns whether a response is complete and of a type. A network that asks for a sign-in answers with a page of its own. */
export function isOfType({ status, headers }: Response, type: RegExp): boolean {
  return status === 200 && type.test(headers.get('Content-Type') ?? '');
}

export function savesType(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      isOfType(response, type) ? toSaved(response, await response.blob()) : null,
  };
}

/** Treats the page of a network that asks for a sign-in like a lost connection, so that the saved copy is used. */
export const refusesPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isOfType(response, /html/)) throw new TypeError('Not an answer of the site');
    return response;
  },
};

async function trim(cacheName: string, limit: CacheLimit): Promise<void> {
  const cache = await caches.open(cacheName);
  const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = responses.map(({ headers }) => Number(headers.get(SIZE)) || 0);
  await Promise.all(keys.slice(0, oldestOut(sizes, limit)).map((key) => cache.delete(key)));
}

export function keepsWithin(limit: CacheLimit): WorkboxPlugin {
  return { cacheDidUpdate: ({ cacheName }) => trim(cacheName, limit) };
}

/** Looks in all caches: names that contain a hash have the same content everywhere. */
export const findsEverywhere: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request.url),
};

/** Answers an image that cannot be loaded with the same image in another size, if one is saved. */
export const findsOtherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { pathname } = new URL(request.url);
    const cache = await caches.open(CACHES.pictures);
    const keys = await cache.keys();
    const key = keys.find(({ url }) => isSamePicture(pathname, new URL(url).pathname));
    return key && cache.match(key);
  },
};

/** Tells when the copy was built that answers the request. @param builtAt ISO 8601, '' if nothing is saved */
export async function tellSaved(
  event: Event,
  { url }: Pick<Request, 'url'>,
  builtAt: string,
): Promise<void> {
  const { clientId } = event as { clientId?: string };
  const client = clientId ? await scope.clients.get(clientId) : undefined;
  tellPage(client, { savedCopyOf: builtAt, path: new URL(url).pathname });
}

export const tellsPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
    if (cachedResponse) await tellSaved(event, request, builtAtOf(cachedResponse));
    return cachedResponse;
  },
};
