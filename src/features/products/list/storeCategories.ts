import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import { findCategory, isAllCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { ProductListItem } from '@/domain/product/productListItem';
import { countByCategory } from '@/domain/product/listProducts';

export interface CategoryChoice {
  /** Slug of the category, '' for all. */
  value: string;
  label: string;
  count?: number;
}

function categoriesOf(products: readonly ProductListItem[]): Category[] {
  const found = new Map<string, Category>();
  for (const { category } of products) {
    const { id, name, slug } = category;
    if (!found.has(slug)) found.set(slug, { id: id ?? slug, name, slug, isActive: true });
  }
  return [...found.values()];
}

/** Leaves out the pseudo category for all. Without the file, the categories are taken from the products. */
export function storeCategories(
  products: readonly ProductListItem[],
  known: readonly Category[] | undefined,
): Category[] {
  const categories = known ?? categoriesOf(products);
  return categories.filter((category) => !isAllCategory(category));
}

/** Returns the option for all, then every active category. `products` are those that the other filters leave. */
export function categoryChoices(
  products: readonly ProductListItem[] | undefined,
  categories: readonly Category[],
  firstPage?: StoreFirstPage,
): CategoryChoice[] {
  const counts = products
    ? countByCategory(products, categories)
    : firstPage && new Map(Object.entries(firstPage.counts));
  const choices = categories
    .filter(({ isActive }) => isActive)
    .map(({ name, slug }) => ({
      value: slug,
      label: name,
      count: counts && (counts.get(slug) ?? 0),
    }));
  return [{ value: '', label: 'All', count: products?.length ?? firstPage?.total }, ...choices];
}

/** Resolves the category parameter of the URL to the slug for filtering and the name for messages. */
export function resolveCategory(
  categories: readonly Category[],
  slugOrName: string,
): { slug: string; name: string } {
  return findCategory(categories, slugOrName) ?? { slug: slugOrName, name: slugOrName };
}
