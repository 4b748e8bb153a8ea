import { categoryOf, findCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import type { Project } from '@/domain/project/schema';
import type { EditOf } from '../../drafts/draftChanges';
import type { CascadingChange } from '../resource';

/** Returns the products in a category of the content. */
export function productsIn({ products, productCategories }: Content, category: Category) {
  return products.filter((product) => categoryOf(product.category, productCategories) === category);
}

/** Returns the projects in a category of the content. */
export function projectsIn({ projects, projectCategories }: Content, category: Category) {
  return projects.filter((project) =>
    project.category.some((name) => findCategory(projectCategories, name) === category),
  );
}

/**
 * Returns the edits of the products in a category: they take over a new name, and become
 * uncategorized when it is deleted.
 */
export function productEdits(
  { before, after }: CascadingChange<Category>,
  content: Content,
): EditOf<'products'>[] {
  if (after?.name === before.name) return [];
  const categoryAfter = ({ category }: Product): Product['category'] =>
    after
      ? { ...category, id: after.id, name: after.name, slug: after.slug }
      : { ...UNCATEGORIZED };
  return productsIn(content, before).map((product) => ({
    collection: 'products',
    id: product.id,
    draft: { ...product, category: categoryAfter(product) },
  }));
}

/**
 * Returns the project with other categories. Fields that refer to the deleted category `deleted` are
 * removed.
 */
function withCategories(project: Project, names: string[], deleted?: Category): Project {
  const { categorySlug, categoryId, ...rest } = project;
  return {
    ...rest,
    ...(categorySlug !== undefined && categorySlug !== deleted?.slug && { categorySlug }),
    ...(categoryId !== undefined && categoryId !== deleted?.id && { categoryId }),
    category: names,
  };
}

/**
 * Returns the edits of the projects in a category: they take over a new name, and keep their other
 * categories when it is deleted.
 */
export function projectEdits(
  { before, after }: CascadingChange<Category>,
  content: Content,
): EditOf<'projects'>[] {
  if (after?.name === before.name) return [];
  const isGone = (name: string) => findCategory(content.projectCategories, name) === before;
  return projectsIn(content, before).map((project) => {
    const names = after
      ? project.category.map((name) => (isGone(name) ? after.name : name))
      : project.category.filter((name) => !isGone(name));
    const draft = withCategories(project, names, after ? undefined : before);
    return { collection: 'projects', id: project.id, draft };
  });
}
