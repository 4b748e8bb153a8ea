import { slugify } from '../text/slug';

/** Decodes a URL-encoded text. Returns malformed text unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the product of a URL parameter by id, also URL-decoded, then by slug. Never throws. */
export function findProduct<T extends { id: string; slug: string }>(
  products: readonly T[],
  param: string,
): T | undefined {
  if (!param) return undefined;
  const decodedParam = decode(param);
  return (
    products.find(({ id }) => id === param) ??
    products.find(({ id }) => id === decodedParam) ??
    products.find(({ slug }) => slug === param || slug === decodedParam)
  );
}

interface Titled {
  id: string;
  slug: string;
  title: string;
}

function findExactProject<T extends Titled>(projects: readonly T[], param: string): T | undefined {
  const lowerCaseParam = param.toLowerCase();
  return (
    projects.find(({ id }) => id === param) ??
    projects.find(({ slug }) => slug === param) ??
    projects.find(({ id }) => id.toLowerCase() === lowerCaseParam) ??
    projects.find(({ slug }) => slug.toLowerCase() === lowerCaseParam) ??
    projects.find(({ title }) => title.trim().toLowerCase() === lowerCaseParam) ??
    projects.find(({ title }) => slugify(title) === lowerCaseParam)
  );
}

/**
 * Finds the project of a URL parameter by exact id, slug or title, case-insensitively. Otherwise
 * returns the first project whose title or slug contains the value. Never throws.
 */
export function findProject<T extends Titled>(
  projects: readonly T[],
  param: string,
): T | undefined {
  const value = param.trim();
  if (!value) return undefined;
  const decodedValue = decode(value).trim();
  const exact =
    findExactProject(projects, value) ??
    (decodedValue ? findExactProject(projects, decodedValue) : undefined);
  const part = (decodedValue || value).toLowerCase();
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
