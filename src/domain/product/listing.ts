import { categoryOf } from '../category/category';
import type { Category, CategoryRef } from '../category/schema';
import { priceNumber } from '../text/price';
import type { ProductListItem } from './productList';
import { searchableText, searchMatcher } from '../search/searchableText';
import { foldText } from '../text/slug';

/** Number of products on a page of the store. */
export const STORE_PAGE_SIZE = 16;

/** Sort orders of the store. */
export type StoreSort = 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'favorites';

export const STORE_SORTS: readonly { value: StoreSort; label: string }[] = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'favorites', label: 'Favorites' },
];

/** Returns whether a text is a sort order of the store. */
export function isStoreSort(text: string | null | undefined): text is StoreSort {
  return STORE_SORTS.some(({ value }) => value === text);
}

/** Product with precomputed values for searching and sorting. */
interface PreparedProduct {
  product: ProductListItem;
  /** ID, name and category. */
  text: string;
  /** The same with the contents of the product. */
  fullText: string;
  contents: readonly string[];
  category: string[];
  price: number | null;
}

/** Result of {@link prepareProducts}. */
export interface PreparedProducts {
  products: readonly PreparedProduct[];
  /** Sorted copies, created on first use. */
  sorted: Map<StoreSort, readonly PreparedProduct[]>;
}

/** What comes with each product, by product ID. */
export type ProductContents = Readonly<Record<string, readonly string[]>>;

/** Search, filter and sort order of the store. */
interface StoreQuery {
  search?: string;
  /** Slug or name of a category. Empty for all categories. */
  category?: string;
  /** Without it the order of the index is kept. */
  sort?: StoreSort | undefined;
  favorites?: ReadonlySet<string>;
}

/** Prepared texts with the label of the category, which are the same when the contents follow. */
const texts = new WeakMap<ProductListItem, { label: string; text: string }>();

function textOf(product: ProductListItem, label: string): string {
  const known = texts.get(product);
  if (known?.label === label) return known.text;
  const text = searchableText([product.id, product.name, label]);
  texts.set(product, { label, text });
  return text;
}

/**
 * Precomputes the values for {@link listProducts}. Call it once per list, because folding thousands
 * of texts is expensive.
 * @param categories lets products that store their category as text be found by the category's slug
 */
export function prepareProducts(
  products: readonly ProductListItem[],
  categories: readonly Category[] = [],
  contents: ProductContents = {},
): PreparedProducts {
  // Thousands of products share a few categories, so each category is resolved once.
  const cache = new Map<string, { label: string; names: string[] }>();
  const foldCategory = (ref: CategoryRef) => {
    const key = JSON.stringify([ref.id, ref.name, ref.slug]);
    const cached = cache.get(key);
    if (cached) return cached;
    const known = categoryOf(ref, categories);
    const names = [ref.name, ref.slug, ...(known ? [known.name, known.slug] : [])].map(foldText);
    const folded = { label: known?.name ?? ref.name, names };
    cache.set(key, folded);
    return folded;
  };
  const prepared = products.map((product) => {
    const { label, names } = foldCategory(product.category);
    const text = textOf(product, label);
    const own = (Object.hasOwn(contents, product.id) && contents[product.id]) || [];
    return {
      product,
      text,
      fullText: own.length > 0 ? `${text}\n${searchableText(own)}` : text,
      contents: own,
      category: names,
      price: priceNumber(product.price),
    };
  });
  return { products: prepared, sorted: new Map() };
}

type Order = (a: PreparedProduct, b: PreparedProduct) => number;

/** Sorts by price in the given direction, with unknown prices last in both. */
function byPrice(direction: 1 | -1): Order {
  return (a, b) => {
    if (a.price === null || b.price === null)
      return Number(a.price === null) - Number(b.price === null);
    return direction * (a.price - b.price);
  };
}

function orderOf(sort: StoreSort): Order {
  if (sort === 'price-asc') return byPrice(1);
  if (sort === 'price-desc') return byPrice(-1);
  const { compare } = new Intl.Collator('en');
  const direction = sort === 'name-desc' ? -1 : 1;
  return (a, b) => direction * compare(a.product.name, b.product.name);
}

function sortedBy(prepared: PreparedProducts, sort: StoreSort): readonly PreparedProduct[] {
  const cached = prepared.sorted.get(sort);
  if (cached) return cached;
  const list = [...prepared.products].sort(orderOf(sort));
  prepared.sorted.set(sort, list);
  return list;
}

/** Moves the entries to which a condition applies to the front. Apart from that, the order is kept. */
function withFirst<T>(list: readonly T[], isFirst: (entry: T) => boolean): T[] {
  return [...list.filter(isFirst), ...list.filter((entry) => !isFirst(entry))];
}

/**
 * Returns the products of a category that contain every search word in ID, name, category or contents. Sorting is
 * stable, and `favorites` lists favourites first. Without a sort by name or price, products that only contain a word
 * as a part of their contents are last.
 */
export function listProducts(prepared: PreparedProducts, query: StoreQuery): ProductListItem[] {
  const { search = '', category = '', sort, favorites } = query;
  const matches = searchMatcher(search);
  const foldedCategory = foldText(category.trim());
  const isByKey = sort !== undefined && sort !== 'favorites';
  const found = (isByKey ? sortedBy(prepared, sort) : prepared.products)
    .filter((entry) => foldedCategory === '' || entry.category.includes(foldedCategory))
    .filter(({ fullText }) => matches(fullText));
  const ranked = isByKey ? found : withFirst(found, ({ text }) => matches(text));
  const list = ranked.map(({ product }) => product);
  return sort === 'favorites' ? withFirst(list, ({ id }) => favorites?.has(id) ?? false) : list;
}

/** Returns the number of products per category slug. */
export function countByCategory(
  products: readonly { category: CategoryRef }[],
  categories: readonly Category[] = [],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of products) {
    const { slug } = categoryOf(category, categories) ?? category;
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}
