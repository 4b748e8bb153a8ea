import path from 'node:path';
import { normalizePath } from 'vite';

/** The part of the bundler's module information that is used here. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The modules of a build. */
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A module that this many lazy-loaded parts of the public site import belongs to the common chunk. */
const SHARED_BY = 8;

/** The bundler's id of a module: an absolute path with forward slashes on every system. */
const idOf = (file: string) => normalizePath(path.resolve('src', file));

const BOOT = idOf('app/boot/boot.ts');
const APP = idOf('app/entry.client.tsx');
const ADMIN = `${idOf('admin')}/`;

/** The static imports of a module, direct and indirect, including the module. */
function closure(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.startsWith(ADMIN)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** How many lazy-loaded parts of the public site import a module, directly or indirectly. */
function countShares(graph: ModuleGraph): Map<string, number> {
  const shares = new Map<string, number>();
  const roots = new Set<string>();
  const open = [BOOT];
  for (let root = open.pop(); root !== undefined; root = open.pop()) {
    if (roots.has(root) || root.startsWith(ADMIN)) continue;
    roots.add(root);
    for (const id of closure(root, graph)) {
      shares.set(id, (shares.get(id) ?? 0) + 1);
      open.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return shares;
}

const reached = new WeakMap<ModuleGraph, ReturnType<typeof reach>>();

function reach(graph: ModuleGraph) {
  return { boot: closure(BOOT, graph), app: closure(APP, graph), shares: countShares(graph) };
}

/**
 * Returns the chunk that a module belongs to, or null to leave it to the bundler. One chunk
 * contains everything that every public page needs, because each further chunk costs visitors bytes
 * (docs/decisions/002-public-bundle-size.md). The script in the head has its own chunk, so that it
 * does not wait for another one. Modules of `src/admin` are not followed, so they are part of
 * neither chunk.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  // The entry keeps its own chunk, so that the manifest names it.
  if (id === APP) return null;
  let known = reached.get(graph);
  if (!known) reached.set(graph, (known = reach(graph)));
  if (known.boot.has(id)) return 'index';
  return known.app.has(id) || (known.shares.get(id) ?? 0) >= SHARED_BY ? 'site' : null;
}
