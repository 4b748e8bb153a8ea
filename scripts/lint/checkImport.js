import path from 'node:path';
import { ADMIN_PACKAGES, AREAS, BARRELS, RELATIVE_IMPORT_ROOTS } from './layers.js';

const posix = path.posix;

/** A module by its path, however it is written: without extension and without `/index`. */
const moduleOf = (file) => file.replace(/\.(?:[cm]?[jt]sx?)$/, '').replace(/\/index$/, '');

const isAt = (file, place) => file === place || file.startsWith(`${place}/`);

/** Name of the area a path belongs to, the one with the longest place. */
function areaOf(file) {
  let found;
  for (const [name, { at }] of Object.entries(AREAS))
    for (const place of at)
      if (isAt(file, place) && place.length > (found?.place.length ?? 0)) found = { name, place };
  return found;
}

/** The folder that is closed to the outside: a floor, or one feature. */
function houseOf(file, area) {
  if (AREAS[area.name].isSplit)
    return posix.join(area.place, file.slice(area.place.length + 1).split('/')[0]);
  return RELATIVE_IMPORT_ROOTS.find((house) => isAt(file, house)) ?? area.place;
}

const packageFits = (specifier, entry) =>
  entry.endsWith('/*')
    ? specifier.startsWith(entry.slice(0, -1))
    : specifier === entry || specifier.startsWith(`${entry}/`);

function judgePackage(specifier, names, area) {
  const isAdminOnly = ADMIN_PACKAGES.some((entry) => packageFits(specifier, entry));
  for (const entry of AREAS[area.name].packages) {
    if (entry === '*' && !isAdminOnly && !specifier.startsWith('node:')) return undefined;
    if (entry === 'admin packages' && isAdminOnly) return undefined;
    if (typeof entry === 'string' && packageFits(specifier, entry)) return undefined;
    if (typeof entry === 'object' && packageFits(specifier, entry.name)) {
      const extra = (names ?? ['*']).filter((name) => !entry.only.includes(name));
      if (extra.length === 0) return undefined;
      return `The ${area.name} floor may take only ${entry.only.join(', ')} from '${entry.name}', not ${extra.join(', ')}.`;
    }
  }
  return isAdminOnly
    ? `'${specifier}' belongs to the back office: it must not reach a visitor's chunk.`
    : `The ${area.name} floor may not import the package '${specifier}'.`;
}

function judgeDoor(target, targetArea) {
  const house = houseOf(target, targetArea);
  if (!AREAS[targetArea.name].hasDoor || target === house) return undefined;
  return `Enter '${house}' by its index: import '@/${house.slice('src/'.length)}'.`;
}

function judgeFile(file, target, { isRelative, isLazy }) {
  const from = areaOf(file);
  const to = areaOf(target);
  if (!to) return `'${target}' is on no floor of the house: 'src' imports from its floors only.`;
  const house = houseOf(file, from);
  if (house === houseOf(target, to)) {
    const isAllowed = from.name === to.name || mayReach(from.name, to.name, isLazy);
    if (!isAllowed) return forbidden(from, to, target);
    return isRelative ? undefined : `Import relatively within '${house}'.`;
  }
  if (!mayReach(from.name, to.name, isLazy)) return forbidden(from, to, target);
  if (isRelative) return `Import across floors by alias: '@/${target.slice('src/'.length)}'.`;
  return judgeDoor(target, to);
}

const mayReach = (from, to, isLazy) =>
  AREAS[from].may.includes(to) || (isLazy && (AREAS[from].lazily ?? []).includes(to));

function forbidden(from, to, target) {
  if (AREAS[from.name].lazily?.includes(to.name))
    return `The ${from.name} floor may load '${target}' with import() only.`;
  if (from.name === to.name && AREAS[from.name].isSplit)
    return `Features never import each other ('${target}'): join them on a page.`;
  return `The ${from.name} floor may not import from the ${to.name} floor ('${target}').`;
}

/**
 * Says what is wrong with one import, or nothing. `file` is relative to the project, with forward slashes;
 * `names` are the imported names, missing where the whole module is taken; `isLazy` is true for `import()`.
 */
export function checkImport(file, specifier, { names, isLazy = false } = {}) {
  if (BARRELS.includes(specifier))
    return `Import the part itself, not all of '${specifier}': '${specifier}/<Part>'.`;
  if (!file.startsWith('src/') || file.endsWith('.d.ts')) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const area = areaOf(moduleOf(file));
  if (!area) return `'${file}' is on no floor of the house.`;
  const [bare] = specifier.split('?');
  const isRelative = /^\.\.?(\/|$)/.test(bare);
  if (bare.startsWith('/')) return `Import by alias or relatively, not from the root: '${bare}'.`;
  if (!isRelative && !bare.startsWith('@/'))
    return isTest ? undefined : judgePackage(bare, names, area);
  const target = isRelative
    ? posix.join(posix.dirname(file), bare)
    : posix.join('src', bare.slice('@/'.length));
  if (isTest && target.startsWith('tests/')) return undefined;
  return judgeFile(moduleOf(file), moduleOf(target), { isRelative, isLazy });
}
