import type { ProductListItem } from '../product/productListItem';
import type { Project, ProjectSummary } from '../project/schema';

const RELATED_PRODUCTS = 4;
export const RELATED_PROJECTS = 3;

/** From 0 to below 1. Equal seeds give equal sequences: a build of the same content always gives the same pages. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function sample<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    const index = Math.min(Math.floor(random() * rest.length), rest.length - 1);
    chosen.push(...rest.splice(Math.max(0, index), 1));
  }
  return chosen;
}

/** First those of the same category that follow in the list: each is on at most 4 of its pages. Then random ones. */
export function relatedProducts<T extends ProductListItem>(
  all: readonly T[],
  product: T,
  random: () => number,
  keyOf = ({ category }: T) => category.slug,
): T[] {
  const own = keyOf(product);
  const next = all.indexOf(product) + 1;
  const same: T[] = [];
  const rest: T[] = [];
  for (let step = 0; step < all.length - 1 && same.length < RELATED_PRODUCTS; step += 1) {
    const other = all[(next + step) % all.length] as T;
    (keyOf(other) === own ? same : rest).push(other);
  }
  return [...same, ...sample(rest, RELATED_PRODUCTS - same.length, random)];
}

/** Those that the project lists, then those that share a category, each once and never the project itself. */
export function relatedProjects<T extends ProjectSummary>(
  all: readonly T[],
  project: Pick<ProjectSummary, 'id' | 'category'> & Partial<Pick<Project, 'relatedProjects'>>,
  keysOf: (project: Pick<ProjectSummary, 'category'>) => string[],
): T[] {
  const named = (project.relatedProjects ?? []).map((relatedId) =>
    all.find(({ id }) => id === relatedId),
  );
  const own = new Set(keysOf(project));
  const alike = all.filter((other) => keysOf(other).some((key) => own.has(key)));
  const found = [...named, ...alike].filter((other) => other !== undefined);
  return [...new Set(found)].filter(({ id }) => id !== project.id).slice(0, RELATED_PROJECTS);
}
