import type { StoreFirstPage } from '@/api/content/storeFirstPage';
import { findCategory, isAllCategory, type Category } from '@/domain/category/category';
import type { ProductSummary } from '@/domain/product/product';
import { countByCategory } from '@/domain/product/listing';

/** A choice of the store's chips and of its filter menu. */
export interface CategoryChoice {
  /** The category's slug; '' for all. */
  value: string;
  label: string;
  /** How many products it has; missing until that is known. */
  count?: number;
}

/** The categories that products name, in the order of their first product. */
function categoriesOf(products: readonly ProductSummary[]): Category[] {
  const found = new Map<string, Category>();
  for (const { category } of products) {
    const { id, name, slug } = category;
    if (!found.has(slug)) found.set(slug, { id: id ?? slug, name, slug, isActive: true });
  }
  return [...found.values()];
}

/**
 * The product categories: those of the file, or those the products name where it can't be had; never
 * the one that stands for all (content-contract.md).
 */
export function storeCategories(
  products: readonly ProductSummary[],
  known: readonly Category[] | undefined,
): Category[] {
  const categories = known ?? categoriesOf(products);
  return categories.filter((category) => !isAllCategory(category));
}

/** All, then every active category, with the number of its products (look.md, Store). */
export function categoryChoices(
  products: readonly ProductSummary[] | undefined,
  categories: readonly Category[],
  opening?: StoreFirstPage,
): CategoryChoice[] {
  const counts = products
    ? countByCategory(products, categories)
    : opening && new Map(Object.entries(opening.counts));
  const choices = categories
    .filter(({ isActive }) => isActive)
    .map(({ name, slug }) => ({
      value: slug,
      label: name,
      count: counts && (counts.get(slug) ?? 0),
    }));
  return [{ value: '', label: 'All', count: products?.length ?? opening?.total }, ...choices];
}

/** What a category parameter means: the slug to list by, and the name to speak of. */
export function chosenCategory(
  categories: readonly Category[],
  slugOrName: string,
): { slug: string; name: string } {
  return findCategory(categories, slugOrName) ?? { slug: slugOrName, name: slugOrName };
}
