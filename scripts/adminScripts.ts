import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  [key: string]: { file: string; name?: string; imports?: string[] };
}

/** Names of the chunks that are loaded by a dynamic import until the table of products is shown. */
const LOADED = ['index', 'entry.client', 'parsers', 'admin', 'products'];

/**
 * Returns the scripts that the back office loads until the table of products is shown, sign-in
 * included, as paths below `dist`.
 * @param client the bundles and their manifest, as Vite writes them
 * @throws Error if the build does not contain one of the chunks
 */
export async function adminScripts(client: string): Promise<string[]> {
  const json = await readFile(path.join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(json) as Manifest;
  const open = LOADED.flatMap((name) => {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
    if (keys.length === 0) throw new Error(`The build has no chunk with the name ${name}`);
    return keys;
  });
  const files = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...files];
}
