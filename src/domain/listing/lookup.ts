import { slugify } from '../text/slug';

/** A text without URL encoding; the text itself when it is not well encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The product a URL names: by id (also URL-decoded), then by slug; undefined for an unknown or empty one; never throws
 * (public-site.md §7).
 */
export function findProduct<T extends { id: string; slug: string }>(
  products: readonly T[],
  param: string,
): T | undefined {
  if (!param) return undefined;
  const plain = decoded(param);
  return (
    products.find(({ id }) => id === param) ??
    products.find(({ id }) => id === plain) ??
    products.find(({ slug }) => slug === param || slug === plain)
  );
}

interface Titled {
  id: string;
  slug: string;
  title: string;
}

function exactProject<T extends Titled>(projects: readonly T[], param: string): T | undefined {
  const wanted = param.toLowerCase();
  return (
    projects.find(({ id }) => id === param) ??
    projects.find(({ slug }) => slug === param) ??
    projects.find(({ id }) => id.toLowerCase() === wanted) ??
    projects.find(({ slug }) => slug.toLowerCase() === wanted) ??
    projects.find(({ title }) => title.trim().toLowerCase() === wanted) ??
    projects.find(({ title }) => slugify(title) === wanted)
  );
}

/**
 * The project a URL names: by exact id, slug or title (whatever their case), else the first in list order whose title
 * or slug contains the value; undefined for an unknown or empty one; never throws (public-site.md §7, decisions.md).
 */
export function findProject<T extends Titled>(
  projects: readonly T[],
  param: string,
): T | undefined {
  const value = param.trim();
  if (!value) return undefined;
  const plain = decoded(value).trim();
  const exact =
    exactProject(projects, value) ?? (plain ? exactProject(projects, plain) : undefined);
  const part = (plain || value).toLowerCase();
  return (
    exact ??
    projects.find(
      ({ title, slug }) =>
        title.toLowerCase().includes(part) ||
        slug.toLowerCase().includes(part) ||
        slugify(title).includes(part),
    )
  );
}
