import path from 'node:path';
import { normalizePath } from 'vite';

/** What the bundler tells of a module, as far as it is needed here. */
interface ModuleLinks {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The modules of a build, as the bundler knows them. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleLinks | null;
}

/** A module as the bundler calls it: with slashes on every system. */
const moduleId = (file: string): string => normalizePath(path.resolve(file));

const ENTRY = moduleId('src/app/boot/boot.ts');
/** What every page starts with. */
const APP = moduleId('src/app/entry.client.tsx');
/** The door to back office and preview: what is only behind it is none of a visitor's. */
const DOOR = moduleId('src/app/AdminEntry.tsx');

/** Everything a module imports, at once and through others, itself included. */
function closure(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** How many chunks of the public site need each module; the back office does not count. */
function countShares(graph: ModuleGraph): Map<string, number> {
  const shares = new Map<string, number>();
  const roots = new Set<string>();
  const open = [ENTRY];
  for (let root = open.pop(); root !== undefined; root = open.pop()) {
    if (roots.has(root) || root === DOOR) continue;
    roots.add(root);
    for (const id of closure(root, graph)) {
      shares.set(id, (shares.get(id) ?? 0) + 1);
      open.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return shares;
}

/**
 * Tells whether the public site needs a module in so many chunks or more. What only the back office needs
 * or shares is to be left to chunks of its own.
 */
export function createPublicModuleFilter() {
  const known = new WeakMap<ModuleGraph, Map<string, number>>();
  return (id: string, graph: ModuleGraph, minShares = 1): boolean => {
    let shares = known.get(graph);
    if (!shares) known.set(graph, (shares = countShares(graph)));
    return (shares.get(id) ?? 0) >= minShares;
  };
}

/** Tells whether every page of the public site needs a module. */
export function createSharedModuleFilter() {
  const known = new WeakMap<ModuleGraph, Set<string>>();
  return (id: string, graph: ModuleGraph): boolean => {
    let needed = known.get(graph);
    if (!needed) known.set(graph, (needed = closure(APP, graph)));
    return needed.has(id);
  };
}

/**
 * Tells whether the little script in the head needs a module: that waits for no other chunk, or the page
 * would wait for it.
 */
export function createBootModuleFilter() {
  const known = new WeakMap<ModuleGraph, Set<string>>();
  return (id: string, graph: ModuleGraph): boolean => {
    let needed = known.get(graph);
    if (!needed) known.set(graph, (needed = closure(ENTRY, graph)));
    return needed.has(id);
  };
}
