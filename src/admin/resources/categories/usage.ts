import { categoryOf, findCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
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
    return { collection: 'projects', id: project.id, draft: { ...project, category: names } };
  });
}
