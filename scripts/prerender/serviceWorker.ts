import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkerManifest } from '../../src/worker/scope';
import type { ViteManifest } from './renderDocument';

export const WORKER_FILE = 'sw.js';

/** A file with this name in the public folder makes the next service worker remove itself and everything it stored. */
const KILL_SWITCH = 'no-service-worker';

const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister()),
));
`;

/** The entry of the application in the manifest. The script in the head, which loads it, is one of its imports. */
const CLIENT = 'src/app/entry.client.tsx';

/** Modules of administrators only, with the menu that public pages show them. */
const isAdmin = (key: string) =>
  key.startsWith('src/admin/') || key === 'src/features/session/AdminMenu.tsx';

function publicFiles(manifest: ViteManifest, root: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [root];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || isAdmin(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}

export function workerManifest(job: {
  build: string;
  manifest: ViteManifest;
  fontUrls: readonly string[];
}): WorkerManifest {
  const { build, manifest, fontUrls } = job;
  const shared = publicFiles(manifest, CLIENT);
  const all = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const office = new Set(all.map((file) => `/${file}`).filter((file) => !shared.has(file)));
  return {
    build,
    shell: [...shared, ...fontUrls].sort(),
    office: [...office].filter((file) => /\.(?:js|css)$/.test(file)).sort(),
  };
}

/** Returns the bundled script with the files of a build, or one that removes the service worker. */
export async function workerScript(
  file: string,
  publicFolder: string,
  manifest: WorkerManifest,
): Promise<string> {
  if (existsSync(path.join(publicFolder, KILL_SWITCH))) return REMOVAL;
  const [before, after, ...more] = (await readFile(file, 'utf8')).split('self.__WB_MANIFEST');
  if (after === undefined || more.length > 0)
    throw new Error(`${file} must contain self.__WB_MANIFEST once`);
  return before + JSON.stringify(manifest) + after;
}
