import type { Edit } from '../../drafts/editing';
import { categoryOf, findCategory, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import type { Project } from '@/domain/project/schema';
import { foldText, recordSlug } from '@/domain/text/slug';
import { CATEGORY_KINDS, CATEGORY_TEXTS, type CategoryKind } from './categoryKinds';

/** Returns the categories of a kind without the pseudo category for all of them. */
export function categoriesOf(content: Content, kind: CategoryKind): Category[] {
  return content[CATEGORY_KINDS[kind].collection].filter((entry) => !isAllCategory(entry));
}

/** Returns the error of a category name, or undefined. `id` is the id of the category itself. */
export function categoryNameError(
  name: string,
  categories: readonly Category[],
  id?: string,
): string | undefined {
  const wanted = foldText(name.trim());
  if (wanted === '') return CATEGORY_TEXTS.nameMissing;
  if (wanted === 'all' || wanted === foldText(UNCATEGORIZED.name))
    return 'This name is used by the site itself. Please choose another one';
  const others = categories.filter((entry) => entry.id !== id);
  return findCategory(others, name) ? 'There is a category with this name already' : undefined;
}

/** Returns a slug for a new category, from its name and unique among the others. */
function ownSlug(name: string, id: string, categories: readonly Category[]): string {
  const slug = recordSlug(undefined, name, id);
  const isTaken = categories.some((entry) => entry.slug === slug) || slug === 'all';
  return isTaken || slug === UNCATEGORIZED.slug ? `${slug}-${recordSlug(undefined, id, id)}` : slug;
}

const productsIn = (content: Content, category: Category): Product[] =>
  content.products.filter(
    (product) => categoryOf(product.category, content.productCategories) === category,
  );

function isNamedBy(project: Project, category: Category, categories: readonly Category[]): boolean {
  return project.category.some((name) => findCategory(categories, name) === category);
}

const projectsIn = (content: Content, category: Category): Project[] =>
  content.projects.filter((project) => isNamedBy(project, category, content.projectCategories));

/** Returns the names of the products or projects in a category. */
export function recordsInCategory(
  content: Content,
  kind: CategoryKind,
  category: Category,
): string[] {
  return kind === 'product'
    ? productsIn(content, category).map(({ name }) => name)
    : projectsIn(content, category).map(({ title }) => title);
}

/**
 * Returns the project with other categories. Fields that refer to the deleted category `gone` are
 * removed.
 */
function withCategories(project: Project, names: string[], gone?: Category): Project {
  const { categorySlug, categoryId, ...rest } = project;
  return {
    ...rest,
    ...(categorySlug !== undefined && categorySlug !== gone?.slug && { categorySlug }),
    ...(categoryId !== undefined && categoryId !== gone?.id && { categoryId }),
    category: names,
  };
}

/** Returns the edits that create a category. */
export function createCategoryEdits(
  content: Content,
  kind: CategoryKind,
  wish: { name: string; isActive: boolean },
  id: string,
  now: string,
): Edit[] {
  const { collection } = CATEGORY_KINDS[kind];
  const name = wish.name.trim();
  const others = content[collection].filter((entry) => entry.id !== id);
  const slug = ownSlug(name, id, others);
  const draft: Category = {
    id,
    name,
    slug,
    isActive: wish.isActive,
    createdAt: now,
    updatedAt: now,
  };
  return [{ collection, id, draft }];
}

/**
 * Returns the edits that change a category. Its records take over the new name, and its slug stays.
 */
export function updateCategoryEdits(
  content: Content,
  kind: CategoryKind,
  category: Category,
  wish: { name: string; isActive: boolean },
  now: string,
): Edit[] {
  const { collection } = CATEGORY_KINDS[kind];
  const name = wish.name.trim();
  if (name === category.name && wish.isActive === category.isActive) return [];
  const draft = { ...category, name, isActive: wish.isActive, updatedAt: now };
  const edits: Edit[] = [{ collection, id: category.id, draft }];
  if (name === category.name) return edits;
  if (kind === 'product') {
    const { id, slug } = category;
    for (const product of productsIn(content, category))
      edits.push({
        collection: 'products',
        id: product.id,
        draft: { ...product, category: { ...product.category, id, name, slug } },
      });
    return edits;
  }
  for (const project of projectsIn(content, category)) {
    const names = project.category.map((known) =>
      findCategory(content.projectCategories, known) === category ? name : known,
    );
    edits.push({ collection: 'projects', id: project.id, draft: withCategories(project, names) });
  }
  return edits;
}

/**
 * Returns the edits that delete a category. Its products become uncategorized, and its projects
 * keep their other categories.
 */
export function deleteCategoryEdits(
  content: Content,
  kind: CategoryKind,
  category: Category,
): Edit[] {
  const { collection } = CATEGORY_KINDS[kind];
  const edits: Edit[] = [{ collection, id: category.id, draft: null }];
  if (kind === 'product') {
    for (const product of productsIn(content, category))
      edits.push({
        collection: 'products',
        id: product.id,
        draft: { ...product, category: { ...UNCATEGORIZED } },
      });
    return edits;
  }
  for (const project of projectsIn(content, category)) {
    const names = project.category.filter(
      (name) => findCategory(content.projectCategories, name) !== category,
    );
    const draft = withCategories(project, names, category);
    edits.push({ collection: 'projects', id: project.id, draft });
  }
  return edits;
}
