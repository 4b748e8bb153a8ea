import {
  CATALOGUE_CACHE,
  CATALOGUE_URL,
  SAVED_BUILT_AT,
  type Catalogue,
} from '@/api/content/catalogue';

/** Number of files that are requested at the same time. */
const AT_ONCE = 6;

/** Requests a file from the website, never from a copy. @throws Error if there is no file */
async function fetchLive(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Returns what can be saved, and its size. @throws Error if it cannot be read */
export async function readCatalogue(): Promise<Catalogue> {
  return (await (await fetchLive(CATALOGUE_URL)).json()) as Catalogue;
}

/** Returns whether the catalogue is saved on this device. */
export const isCatalogueSaved = (): Promise<boolean> => caches.has(CATALOGUE_CACHE);

/** Removes the saved catalogue. */
export const removeCatalogue = (): Promise<boolean> => caches.delete(CATALOGUE_CACHE);

/**
 * Saves all product data and an image of each product. What was saved before is replaced when everything has arrived.
 * @param report called with the number of files that are saved
 * @throws Error if a file cannot be loaded, and a DOMException if there is no space. Nothing is saved then.
 */
export async function saveCatalogue(
  { files }: Catalogue,
  report: (count: number) => void,
): Promise<void> {
  const version = (await (await fetchLive('/data/version.json')).json()) as { builtAt: string };
  const wasSaved = await isCatalogueSaved();
  const cache = await caches.open(CATALOGUE_CACHE);
  const old = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  let count = 0;
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const response = await fetchLive(url);
      const headers = new Headers(response.headers);
      headers.set(SAVED_BUILT_AT, version.builtAt);
      headers.delete('Content-Encoding');
      await cache.put(url, new Response(await response.blob(), { headers }));
      report((count += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    queue.length = 0;
    if (!wasSaved) await removeCatalogue();
    throw error;
  }
  for (const url of files) old.delete(new URL(url, window.location.origin).pathname);
  await Promise.all([...old].map((url) => cache.delete(url)));
}
