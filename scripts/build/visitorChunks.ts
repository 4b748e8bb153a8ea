import path from 'node:path';

/** What the bundler tells of a module, as far as it is needed here. */
interface ModuleLinks {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => ModuleLinks | null;
}

const ENTRY = path.resolve('src/app/boot.ts');
/** The door to the back office: what is only behind it is none of a visitor's. */
const DOOR = path.resolve('src/app/adminRoutes.tsx');

/** Everything a module imports, at once and through others, itself included. */
function closure(root: string, graph: Graph): Set<string> {
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
function countShares(graph: Graph): Map<string, number> {
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
 * Names a chunk for the modules that the public site needs in so many chunks or more; those of the back
 * office, and what only it shares, are left to chunks of their own.
 */
export function forVisitors(name: string, minShares = 1) {
  const known = new WeakMap<Graph, Map<string, number>>();
  return (id: string, graph: Graph): string | null => {
    let shares = known.get(graph);
    if (!shares) known.set(graph, (shares = countShares(graph)));
    return (shares.get(id) ?? 0) >= minShares ? name : null;
  };
}
