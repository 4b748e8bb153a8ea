import { categoryOf, findCategory, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import type { CsvColumn } from '../csvColumns';
import type { BulkChoice } from '../resource';
import type { TableFilter } from '../column';

interface Option {
  value: string;
  label: string;
}

const optionOf = ({ slug, name }: CategoryRef): Option => ({ value: slug, label: name });

/** Returns the categories of products without the pseudo category for all of them. */
function realCategories({ productCategories }: Content): Category[] {
  return productCategories.filter((category) => !isAllCategory(category));
}

/** Returns the current name of the category of a product. */
export function categoryName({ category }: Product, { productCategories }: Content): string {
  return (categoryOf(category, productCategories) ?? category).name;
}

/** Returns the reference to a category by its slug; the given one if it is the same category or an unknown one. */
export function categoryRefBySlug(
  slug: string,
  { productCategories }: Content,
  otherwise: CategoryRef,
): CategoryRef {
  const known = productCategories.find((category) => category.slug === slug);
  if (known && known !== categoryOf(otherwise, productCategories))
    return { id: known.id, name: known.name, slug: known.slug };
  return known || otherwise.slug === slug ? otherwise : UNCATEGORIZED;
}

/** Returns the selectable categories: the active ones, and the current one of the product. */
export function categoryOptions(content: Content, current: CategoryRef | undefined): Option[] {
  const offered: CategoryRef[] = realCategories(content).filter(({ isActive }) => isActive);
  const own = current && (categoryOf(current, content.productCategories) ?? current);
  const isNew = own && !offered.some(({ slug }) => slug === own.slug);
  const all = isNew ? [...offered, own] : offered;
  return (all.length > 0 ? all : [UNCATEGORIZED]).map(optionOf);
}

/** Filter of the table by category. */
export const productCategoryFilter: TableFilter<Product> = {
  label: 'Category',
  allLabel: 'All Categories',
  loadingLabel: 'Loading categories...',
  options(content, products) {
    const { productCategories } = content;
    const hasStray = products.some(({ category }) => !categoryOf(category, productCategories));
    const known: CategoryRef[] = realCategories(content);
    return (hasStray ? [...known, UNCATEGORIZED] : known).map(optionOf);
  },
  matches: ({ category }, slug, { productCategories }) =>
    (categoryOf(category, productCategories) ?? UNCATEGORIZED).slug === slug,
};

/** Bulk action that moves products to a category. */
export const moveToCategory: BulkChoice<Product> = {
  label: 'Move to category',
  placeholder: 'Move to category...',
  options: (content) => realCategories(content).map(optionOf),
  change(product, slug, content) {
    const category = content.productCategories.find((one) => one.slug === slug);
    const isThere = !category || categoryOf(product.category, [category]) !== undefined;
    return isThere
      ? product
      : { ...product, category: categoryRefBySlug(slug, content, product.category) };
  },
  done: (slug, { productCategories }) =>
    `moved to ${productCategories.find((one) => one.slug === slug)?.name ?? slug}`,
};

/** Column of the CSV file with the name of the category. */
export const categoryCsvColumn: CsvColumn<Product> = {
  column: 'category',
  write: ({ category }) => category.name,
  read(cell, base, { productCategories }) {
    const name = cell.trim();
    if (base && name === base.category.name) return { fields: {} };
    if (name === '' || name === UNCATEGORIZED.name) return { fields: { category: UNCATEGORIZED } };
    const known = findCategory(productCategories, name);
    if (!known || isAllCategory(known)) return { problem: `there is no category “${name}”` };
    return { fields: { category: { id: known.id, name: known.name, slug: known.slug } } };
  },
};
