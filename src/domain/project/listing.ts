import { DEFAULT_PROJECT_CATEGORIES, findCategory, isAllCategory, type Category } from '../category/category';
import { projectCategories, type ProjectSummary } from './project';
import { foldText, slugify } from '../text/slug';

/** A project with what searching and narrowing need, computed once. */
interface PreparedProject {
  project: ProjectSummary;
  words: string;
  categories: ReadonlySet<string>;
}

/** Projects made ready for {@link listProjects}. */
export type PreparedProjects = readonly PreparedProject[];

function textsOf({ title, category, location = '', description = '' }: ProjectSummary): string[] {
  return [title, ...category, location, ...[description].flat()];
}

/** Prepares projects for listing; do it once for each list. */
export function prepareProjects(
  projects: readonly ProjectSummary[],
  categories: readonly Category[],
): PreparedProjects {
  return projects.map((project) => {
    const known = projectCategories(project, categories);
    const unknown = project.category.filter((name) => !findCategory(categories, name));
    const keys = [...known.flatMap(({ slug, name }) => [slug, name.trim()]), ...unknown];
    return {
      project,
      words: foldText([...textsOf(project), ...known.map(({ name }) => name)].join('\n')),
      categories: new Set([...keys.map(foldText), ...unknown.map(slugify)]),
    };
  });
}

function isAll(text: string): boolean {
  return findCategory(DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory), text) !== undefined;
}

/**
 * What the category of an address means, a slug or a name whatever its case: the category, one made of the text where
 * none is known by it, or null for all of them (public-site.md §2, Projects).
 */
export function chosenProjectCategory(
  categories: readonly Category[],
  slugOrName: string,
): Pick<Category, 'slug' | 'name'> | null {
  const text = slugOrName.trim();
  const known = findCategory(categories, text);
  if (text === '' || (known ? isAllCategory(known) : isAll(text))) return null;
  return known ?? { slug: text, name: text };
}

/**
 * The projects that contain every word of the search (in title, category, location or description; case and accents do
 * not count) and belong to the category, in index order (public-site.md §2).
 * @param category null for all
 */
export function listProjects(
  prepared: PreparedProjects,
  { search = '', category = null }: { search?: string; category?: { slug: string } | null },
): ProjectSummary[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const wanted = category && foldText(category.slug);
  return prepared
    .filter((entry) => wanted === null || entry.categories.has(wanted))
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map(({ project }) => project);
}
