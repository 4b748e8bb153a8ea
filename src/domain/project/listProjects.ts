import { DEFAULT_PROJECT_CATEGORIES, findCategory, isAllCategory } from '../category/category';
import type { Category } from '../category/schema';
import { categoriesOfProject } from './project';
import type { ProjectSummary } from './schema';
import { ranked, searchable, searchRanker, type Searchable } from '../search/search';
import { foldText, slugify } from '../text/slug';

export const PROJECT_PAGE_SIZE = 6;

interface PreparedProject {
  project: ProjectSummary;
  texts: Searchable;
  categories: ReadonlySet<string>;
}

type PreparedProjects = readonly PreparedProject[];

export function prepareProjects(
  projects: readonly ProjectSummary[],
  categories: readonly Category[],
): PreparedProjects {
  return projects.map((project) => {
    const known = categoriesOfProject(project, categories);
    const unknown = project.category.filter((name) => !findCategory(categories, name));
    const { title, category, location = '', description = '' } = project;
    const keys = [...known.flatMap(({ slug, name }) => [slug, name.trim()]), ...unknown];
    return {
      project,
      texts: searchable(
        [title],
        [...category, location, ...known.map(({ name }) => name)],
        [description].flat(),
      ),
      categories: new Set([...keys.map(foldText), ...unknown.map(slugify)]),
    };
  });
}

function isAll(text: string): boolean {
  return findCategory(DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory), text) !== undefined;
}

/** A slug or a name in any case. An unknown text becomes a category; null for all categories. */
export function resolveProjectCategory(
  categories: readonly Category[],
  slugOrName: string,
): Pick<Category, 'slug' | 'name'> | null {
  const text = slugOrName.trim();
  const known = findCategory(categories, text);
  if (text === '' || (known ? isAllCategory(known) : isAll(text))) return null;
  return known ?? { slug: text, name: text };
}

/** The best first, see {@link searchRanker}; without a search as in the index. @param category null for all */
export function listProjects(
  prepared: PreparedProjects,
  { search = '', category = null }: { search?: string; category?: { slug: string } | null },
): ProjectSummary[] {
  const rank = searchRanker(search);
  const foldedSlug = category && foldText(category.slug);
  const ofCategory = prepared.filter(
    (entry) => foldedSlug === null || entry.categories.has(foldedSlug),
  );
  return ranked(ofCategory, ({ texts }) => rank(texts)).map(({ project }) => project);
}
