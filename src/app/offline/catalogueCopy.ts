import {
  CATALOGUE_CACHE,
  CATALOGUE_URL,
  listCatalogues,
  SAVED_BUILT_AT,
  type Catalogue,
} from '@/api/content/catalogue';
import { VERSION_URL } from '@/domain/links/versionUrl';

/** Number of files that are requested at the same time. */
const AT_ONCE = 6;

/** Time in ms for one file, on a slow connection too. */
const FILE_LIMIT_MS = 60_000;

/**
 * Requests a file from the website, never from a copy.
 * @throws Error if there is no file, if it does not arrive in time, or if a network answers with a page of its own
 */
async function fetchLive(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  const response = await fetch(url, { cache: 'no-store', signal });
  const type = url.endsWith('.json') ? /json/ : /^image\//;
  if (!response.ok || !type.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${url}: ${response.status}`);
  return response;
}

/** What the build says of itself (scripts/prerender/siteFiles.ts). */
interface Version {
  builtAt: string;
  catalogueBytes?: number;
}

const readVersion = async () => (await (await fetchLive(VERSION_URL)).json()) as Version;

/** Returns the size in bytes of what can be saved. @throws Error if it cannot be read */
export async function readCatalogueSize(): Promise<number | undefined> {
  return (await readVersion()).catalogueBytes;
}

/** Returns whether a whole catalogue is saved on this device. */
export async function isCatalogueSaved(): Promise<boolean> {
  for (const name of await listCatalogues())
    if (await (await caches.open(name)).match(CATALOGUE_URL)) return true;
  return false;
}

const removeAll = (names: readonly string[]) =>
  Promise.all(names.map((name) => caches.delete(name)));

/** Removes all saved catalogues. */
export async function removeCatalogue(): Promise<void> {
  await removeAll(await listCatalogues());
}

/** Saves files in a cache, and then the mark that it is complete. */
async function fill(
  cache: Cache,
  files: readonly string[],
  report: (count: number, total: number) => void,
): Promise<void> {
  const { builtAt } = await readVersion();
  let count = 0;
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const response = await fetchLive(url);
      const headers = new Headers(response.headers);
      headers.set(SAVED_BUILT_AT, builtAt);
      headers.delete('Content-Encoding');
      await cache.put(url, new Response(await response.blob(), { headers }));
      report((count += 1), files.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    queue.length = 0;
  }
  await cache.put(CATALOGUE_URL, new Response(JSON.stringify({ files })));
}

/**
 * Saves all product data and an image of each product, next to the copy that was saved before, which is removed when everything
 * has arrived.
 * @param report called with the number of files that are saved, and that of all
 * @throws Error if a file cannot be loaded, and a DOMException if there is no space. What was saved before stays then.
 */
export async function saveCatalogue(report: (count: number, total: number) => void): Promise<void> {
  const { files } = (await (await fetchLive(CATALOGUE_URL)).json()) as Catalogue;
  // One that another tab begins later is not removed: it removes this one when it is complete.
  const former = await listCatalogues();
  const name = `${CATALOGUE_CACHE}-${crypto.randomUUID()}`;
  try {
    await fill(await caches.open(name), files, report);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await removeAll(former);
}
