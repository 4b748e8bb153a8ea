import { DEFAULT_PROJECT_CATEGORIES, findCategory, isAllCategory } from '../category/category';
import type { Category } from '../category/schema';
import { categoriesOfProject } from './project';
import type { ProjectSummary } from './schema';
import { searchableText, searchMatcher } from '../search/searchableText';
import { foldText, slugify } from '../text/slug';

/** Number of projects on a page of the list. */
export const PROJECT_PAGE_SIZE = 6;

/** Project with precomputed values for searching and filtering. */
interface PreparedProject {
  project: ProjectSummary;
  text: string;
  categories: ReadonlySet<string>;
}

/** Result of {@link prepareProjects}. */
type PreparedProjects = readonly PreparedProject[];

function textsOf({ title, category, location = '', description = '' }: ProjectSummary): string[] {
  return [title, ...category, location, ...[description].flat()];
}

/** Precomputes the values for {@link listProjects}. Call it once per list. */
export function prepareProjects(
  projects: readonly ProjectSummary[],
  categories: readonly Category[],
): PreparedProjects {
  return projects.map((project) => {
    const known = categoriesOfProject(project, categories);
    const unknown = project.category.filter((name) => !findCategory(categories, name));
    const keys = [...known.flatMap(({ slug, name }) => [slug, name.trim()]), ...unknown];
    return {
      project,
      text: searchableText([...textsOf(project), ...known.map(({ name }) => name)]),
      categories: new Set([...keys.map(foldText), ...unknown.map(slugify)]),
    };
  });
}

function isAll(text: string): boolean {
  return findCategory(DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory), text) !== undefined;
}

/**
 * Resolves the category in a URL, which is a slug or a name in any case.
 * @returns the category, one made of the text if it is unknown, or null for all categories
 */
export function resolveProjectCategory(
  categories: readonly Category[],
  slugOrName: string,
): Pick<Category, 'slug' | 'name'> | null {
  const text = slugOrName.trim();
  const known = findCategory(categories, text);
  if (text === '' || (known ? isAllCategory(known) : isAll(text))) return null;
  return known ?? { slug: text, name: text };
}

/**
 * Returns the projects of a category that contain every search word in title, category, location or
 * description. The order of the index is kept.
 * @param category null for all categories
 */
export function listProjects(
  prepared: PreparedProjects,
  { search = '', category = null }: { search?: string; category?: { slug: string } | null },
): ProjectSummary[] {
  const matches = searchMatcher(search);
  const foldedSlug = category && foldText(category.slug);
  return prepared
    .filter((entry) => foldedSlug === null || entry.categories.has(foldedSlug))
    .filter(({ text }) => matches(text))
    .map(({ project }) => project);
}
