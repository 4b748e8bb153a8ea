import { decodeText } from '../links/paths';
import { foldText, slugify } from '../text/slug';

interface Identified {
  id: string;
  slug: string;
}

interface Positions {
  ids: Map<string, number>;
  slugs: Map<string, number>;
}

const positions = new WeakMap<readonly Identified[], Positions>();

/** Returns the positions in a list, which are found once, because pages of all products are built from one list. */
function positionsIn(list: readonly Identified[]): Positions {
  const known = positions.get(list);
  if (known) return known;
  const found: Positions = { ids: new Map(), slugs: new Map() };
  for (const [position, { id, slug }] of list.entries()) {
    if (!found.ids.has(id)) found.ids.set(id, position);
    if (!found.slugs.has(slug)) found.slugs.set(slug, position);
  }
  positions.set(list, found);
  return found;
}

/** Finds the product of a URL parameter by ID, also URL-decoded, then by slug. Never throws. */
export function findProduct<T extends Identified>(
  products: readonly T[],
  param: string,
): T | undefined {
  if (!param) return undefined;
  const decodedParam = decodeText(param, param);
  const { ids, slugs } = positionsIn(products);
  const position =
    ids.get(param) ??
    ids.get(decodedParam) ??
    [slugs.get(param), slugs.get(decodedParam)]
      .filter((found) => found !== undefined)
      .sort((a, b) => a - b)[0];
  return position === undefined ? undefined : products[position];
}

interface Titled {
  id: string;
  slug: string;
  title: string;
}

function findExactProject<T extends Titled>(projects: readonly T[], param: string): T | undefined {
  const lowerCaseParam = param.toLowerCase();
  const folded = foldText(param);
  return (
    projects.find(({ id }) => id === param) ??
    projects.find(({ slug }) => slug === param) ??
    projects.find(({ id }) => id.toLowerCase() === lowerCaseParam) ??
    projects.find(({ slug }) => slug.toLowerCase() === lowerCaseParam) ??
    projects.find(({ title }) => foldText(title.trim()) === folded) ??
    projects.find(({ title }) => slugify(title) === lowerCaseParam)
  );
}

/** By exact ID, slug or title in any case, else the first whose title or slug contains the value. Never throws. */
export function findProject<T extends Titled>(
  projects: readonly T[],
  param: string,
): T | undefined {
  const value = param.trim();
  if (!value) return undefined;
  const decodedValue = decodeText(value, value).trim();
  const exact =
    findExactProject(projects, value) ??
    (decodedValue ? findExactProject(projects, decodedValue) : undefined);
  const part = foldText(decodedValue || value);
  return (
    exact ??
    projects.find(
      ({ title, slug }) =>
        foldText(title).includes(part) ||
        foldText(slug).includes(part) ||
        slugify(title).includes(part),
    )
  );
}
