import { CACHES, FILE_TYPE, isOfType, SAVED_BUILD } from './savedResponse';
import { scope, tellPage, type WorkerManifest } from './scope';

/** Sets of files that are kept ahead, one cache for each build. */
export type FileSet = 'shell' | 'office';
const SETS: readonly FileSet[] = ['shell', 'office'];

const cacheName = (set: FileSet, build: string) => `${set}-${build}`;
const isCacheOf = (set: FileSet, name: string) => name.startsWith(`${set}-`);

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Removes the saved images, which are given up first where there is no space. */
export const dropPictures = async (): Promise<void> => void (await caches.delete(CACHES.pictures));

/** Returns a stored file, unless a network has answered with a page of its own instead of the site. */
async function fileIn(stored: Cache | CacheStorage, url: string): Promise<Response | undefined> {
  const file = await stored.match(url);
  return file && isOfType(file, FILE_TYPE) ? file : undefined;
}

/** Deletes a file from all caches, because a request is answered from the first one that has it. */
async function deleteEverywhere(url: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
}

/** Files with the same names as in another build are not requested. @throws TypeError if one could not be fetched */
async function fill(cache: Cache, files: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const url of files) {
    if (await fileIn(cache, url)) continue;
    const known = await fileIn(caches, url);
    if (known) {
      await cache.put(url, known);
      continue;
    }
    missing.push(url);
    if (await caches.match(url)) await deleteEverywhere(url);
  }
  await cache.addAll(missing);
  for (const url of missing) if (!(await fileIn(cache, url))) throw new TypeError(url);
}

/** All or none. Without space, the next visit tries again. @throws TypeError if a file could not be fetched */
export async function storeSet(set: FileSet, manifest: WorkerManifest): Promise<void> {
  const name = cacheName(set, manifest.build);
  const files = manifest[set];
  try {
    const cache = await caches.open(name);
    await fill(cache, files).catch(async (error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      await dropPictures();
      await fill(cache, files);
    });
  } catch (error) {
    await caches.delete(name);
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Stores the sets of which another build is stored. If a fetch fails, the build is not installed. */
export async function storeUpdate(manifest: WorkerManifest): Promise<void> {
  if (isSavingData()) return;
  const names = await caches.keys();
  for (const set of SETS)
    if (names.some((name) => isCacheOf(set, name))) await storeSet(set, manifest);
}

/** Tells all open pages that a build is stored. Pages of another one load their next page from the website. */
export async function announceBuild({ build }: WorkerManifest): Promise<void> {
  const clients = await scope.clients.matchAll({ includeUncontrolled: true });
  for (const client of clients) tellPage(client, { newBuild: build });
}

/** Keeps the build before this one for its saved pages, and removes saved pages of older builds. */
export async function removeOldBuilds({ build }: WorkerManifest): Promise<void> {
  const names = await caches.keys();
  const stored = names.filter((name) => SETS.some((set) => isCacheOf(set, name)));
  const buildOf = (name: string) => name.slice(name.indexOf('-') + 1);
  const before = stored.map(buildOf).findLast((one) => one !== build);
  const kept = [build, before];
  const old = stored.filter((name) => !kept.includes(buildOf(name)));
  await Promise.all(old.map((name) => caches.delete(name)));
  // Without stored builds the files of saved pages are in the cache of used files.
  if (before === undefined) return;
  const pages = await caches.open(CACHES.pages);
  for (const key of await pages.keys()) {
    const page = await pages.match(key);
    if (!kept.includes(page?.headers.get(SAVED_BUILD) ?? '')) await pages.delete(key);
  }
}

/** Takes control of the pages that are open, and lets the browser request pages while the worker starts. */
export async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
