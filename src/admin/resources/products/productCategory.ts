import * as v from 'valibot';
import { categoryOf, findCategory, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import { baseOf, type RecordField, type FieldOptions } from '../../fields/field';
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

export function categoryName({ category }: Product, { productCategories }: Content): string {
  return (categoryOf(category, productCategories) ?? category).name;
}

/** Returns the selectable categories: the active ones, and the current one of the product. */
function categoryOptions(content: Content, current: CategoryRef | undefined): Option[] {
  const offered: CategoryRef[] = realCategories(content).filter(({ isActive }) => isActive);
  const own = current && (categoryOf(current, content.productCategories) ?? current);
  const isNew = own && !offered.some(({ slug }) => slug === own.slug);
  const all = isNew ? [...offered, own] : offered;
  return (all.length > 0 ? all : [UNCATEGORIZED]).map(optionOf);
}

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

const refTo = ({ id, name, slug }: Category): CategoryRef => ({ id, name, slug });

export const moveToCategory: BulkChoice<Product> = {
  label: 'Move to category',
  placeholder: 'Move to category...',
  options: (content) => realCategories(content).map(optionOf),
  change(product, slug, content) {
    const known = content.productCategories.find((one) => one.slug === slug);
    const isThere = !known || categoryOf(product.category, [known]) !== undefined;
    return isThere ? product : { ...product, category: refTo(known) };
  },
  done: (slug, { productCategories }) =>
    `moved to ${productCategories.find((one) => one.slug === slug)?.name ?? slug}`,
};

/** The category of a product. The input is its slug, '' for none. */
export function productCategory<const P extends string>(
  path: P,
  options: FieldOptions,
): RecordField<P, string, CategoryRef> {
  return {
    ...baseOf(path, options),
    isRequired: true,
    toInput: (ref, { isNew, content }) =>
      isNew || !ref ? '' : (categoryOf(ref, content.productCategories) ?? ref).slug,
    schema: () => v.pipe(v.string(), v.nonEmpty('Category is required')),
    fromInput(slug, { context: { content } }) {
      const known = content.productCategories.find((one) => one.slug === slug);
      return known ? refTo(known) : UNCATEGORIZED;
    },
    shown: {
      as: 'select',
      none: 'Choose a category',
      options: (content, stored) => categoryOptions(content, stored as CategoryRef | undefined),
    },
    csv: {
      column: path,
      write: ({ name }) => name,
      read(cell, { context: { content } }) {
        const name = cell.trim();
        if (name === '') return { input: UNCATEGORIZED.slug };
        const known = findCategory([...realCategories(content), UNCATEGORIZED], name);
        return known ? { input: known.slug } : { problem: `there is no category “${name}”` };
      },
    },
    text: (ref, { productCategories }) => (categoryOf(ref, productCategories) ?? ref).name,
  };
}
