import path from 'node:path';
import { LAYERS, RELATIVE_IMPORT_ROOTS } from './layers.js';
import { ADMIN_PACKAGES, BARRELS } from './packages.js';

const posix = path.posix;

const withoutExtension = (file) => file.replace(/\.(?:[cm]?[jt]sx?)$/, '');

/** A module path without extension and without `/index`. */
const moduleOf = (file) => withoutExtension(file).replace(/\/index$/, '');

const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** The name of the layer that a module belongs to: the one with the longest matching path. */
function layerOf(file) {
  let found;
  for (const [name, { paths }] of Object.entries(LAYERS))
    for (const folder of paths)
      if (isBelow(file, folder) && folder.length > (found?.folder.length ?? 0))
        found = { name, folder };
  return found?.name;
}

/** The path segments of a module below a folder; none if it is elsewhere. */
const segmentsBelow = (folder, file) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : [];

/** The folder inside which imports are relative: a public feature, or one of RELATIVE_IMPORT_ROOTS. */
function rootOf(file) {
  const groups = LAYERS.features.features.filter((group) => file.startsWith(`${group}/`));
  const group = groups.at(-1);
  return group
    ? `${group}/${segmentsBelow(group, file)[0]}`
    : RELATIVE_IMPORT_ROOTS.find((root) => isBelow(file, root));
}

/** Whether two modules of a layer are in different folders that are isolated from each other. */
function areIsolated(file, target, layer) {
  return (LAYERS[layer].features ?? []).some((group) => {
    const [[from, ...rest], [to]] = [segmentsBelow(group, file), segmentsBelow(group, target)];
    return rest.length > 0 && to !== undefined && from !== to;
  });
}

const matchesPackage = (specifier, entry) =>
  entry.endsWith('/*')
    ? specifier.startsWith(entry.slice(0, -1))
    : specifier === entry || specifier.startsWith(`${entry}/`);

function checkPackage(specifier, names, layer) {
  const isAdminOnly = ADMIN_PACKAGES.some((entry) => matchesPackage(specifier, entry));
  for (const entry of LAYERS[layer].packages) {
    if (entry === '*' && !isAdminOnly && !specifier.startsWith('node:')) return undefined;
    if (entry === 'admin packages' && isAdminOnly) return undefined;
    if (typeof entry === 'string' && matchesPackage(specifier, entry)) return undefined;
    if (typeof entry === 'object' && matchesPackage(specifier, entry.name)) {
      const extra = (names ?? ['*']).filter((name) => !entry.only.includes(name));
      if (extra.length === 0) return undefined;
      return `Layer '${layer}' may import only ${entry.only.join(', ')} from '${entry.name}', not ${extra.join(', ')}.`;
    }
  }
  return isAdminOnly
    ? `'${specifier}' is a back office package and must not be part of a public chunk.`
    : `Layer '${layer}' may not import the package '${specifier}'.`;
}

const mayImport = (from, to, { isLazy, isType }) =>
  from === to ||
  LAYERS[from].imports.includes(to) ||
  ((isLazy || isType) && (LAYERS[from].lazyImports ?? []).includes(to));

/** Returns a message if the layer of a module may only be imported by its index, but is not. */
function checkIndex(target, layer) {
  const { indexOnly, paths, entries = [] } = LAYERS[layer];
  const entry = LAYERS[layer].features ? rootOf(target) : paths[0];
  return !indexOnly || target === entry || entries.includes(target)
    ? undefined
    : `Import '${entry}' through its index: '@/${entry.slice('src/'.length)}'.`;
}

function checkFile(file, target, facts) {
  const [from, to] = [layerOf(moduleOf(file)), layerOf(target)];
  if (!to) return `'${target}' belongs to no layer. Code in 'src' may import only from its layers.`;
  if (from === to && areIsolated(file, target, from))
    return `'${target}' and this folder must not import each other. Compose them in a layer above.`;
  if (!mayImport(from, to, facts))
    return (LAYERS[from].lazyImports ?? []).includes(to)
      ? `Layer '${from}' may load '${target}' only with import().`
      : `Layer '${from}' may not import from layer '${to}' ('${target}').`;
  const root = rootOf(file);
  const isSameRoot = root === rootOf(target);
  if (isSameRoot && !facts.isRelative) return `Use a relative import within '${root}'.`;
  if (!isSameRoot && facts.isRelative)
    return `Use the alias across layers: '@/${target.slice('src/'.length)}'.`;
  return isSameRoot ? undefined : checkIndex(target, to);
}

/**
 * Checks one import against the layers.
 * @param file path of the importing file, relative to the project, with forward slashes
 * @param facts `names`: the imported names, missing if the whole module is imported; `isLazy`: an `import()`;
 *   `isType`: `import type`
 * @returns what is wrong, or undefined
 */
export function checkImport(file, specifier, { names, isLazy = false, isType = false } = {}) {
  if (BARRELS.includes(specifier))
    return `Import the module, not the barrel '${specifier}': '${specifier}/<Module>'.`;
  if (!file.startsWith('src/') || file.endsWith('.d.ts')) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const layer = layerOf(moduleOf(file));
  if (!layer) return `'${file}' belongs to no layer.`;
  const [bare] = specifier.split('?');
  const isRelative = /^\.\.?(\/|$)/.test(bare);
  if (bare.startsWith('/')) return `Use the '@/' alias or a relative path instead of '${bare}'.`;
  if (!isRelative && !bare.startsWith('@/'))
    return isTest ? undefined : checkPackage(bare, names, layer);
  const target = isRelative
    ? posix.join(posix.dirname(file), bare)
    : posix.join('src', bare.slice('@/'.length));
  if (isTest && target.startsWith('tests/')) return undefined;
  // A test is in no chunk, so it may load what its layer loads lazily.
  const canWait = isLazy || isTest;
  return checkFile(withoutExtension(file), moduleOf(target), {
    isRelative,
    isLazy: canWait,
    isType,
  });
}
