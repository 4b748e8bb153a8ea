import { categoryOf, type Category, type CategoryRef } from '../category/category';
import { priceNumber } from '../text/price';
import type { ProductSummary } from './productSummary';
import { foldText } from '../text/slug';

/** The orders of the store (public-site.md §4). */
export type StoreSort = 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'favorites';

export const STORE_SORTS: readonly { value: StoreSort; label: string }[] = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'favorites', label: 'Favorites' },
];

/** Whether a text names an order of the store. */
export function isStoreSort(text: string | null | undefined): text is StoreSort {
  return STORE_SORTS.some(({ value }) => value === text);
}

/** A product with what searching and sorting need, computed once. */
interface PreparedProduct {
  product: ProductSummary;
  words: string;
  category: string[];
  price: number | null;
}

/** Products made ready for {@link listProducts}. */
export interface PreparedProducts {
  products: readonly PreparedProduct[];
  /** Sorted copies, made when first asked for. */
  sorted: Map<StoreSort, readonly PreparedProduct[]>;
}

/** What a visitor asked the store for. */
export interface StoreQuery {
  search?: string;
  /** A slug or a name; all when empty. */
  category?: string;
  /** Index order when missing. */
  sort?: StoreSort | undefined;
  favorites?: ReadonlySet<string>;
}

/**
 * Prepares products for listing; do it once for each list (stack.md: strings prepared once, 10,000 products).
 * @param categories lets a product that names its category by text be found by the category's slug too
 */
export function prepareProducts(
  products: readonly ProductSummary[],
  categories: readonly Category[] = [],
): PreparedProducts {
  // Thousands of products share a few categories: each is looked up and folded once.
  const folded = new Map<string, { label: string; names: string[] }>();
  const foldedOf = (ref: CategoryRef) => {
    const key = JSON.stringify([ref.id, ref.name, ref.slug]);
    const done = folded.get(key);
    if (done) return done;
    const known = categoryOf(ref, categories);
    const names = [ref.name, ref.slug, ...(known ? [known.name, known.slug] : [])].map(foldText);
    const made = { label: foldText(known?.name ?? ref.name), names };
    folded.set(key, made);
    return made;
  };
  const prepared = products.map((product) => {
    const { label, names } = foldedOf(product.category);
    return {
      product,
      words: `${foldText(`${product.id}\n${product.name}`)}\n${label}`,
      category: names,
      price: priceNumber(product.price),
    };
  });
  return { products: prepared, sorted: new Map() };
}

type Order = (a: PreparedProduct, b: PreparedProduct) => number;

/** Known prices in the given direction, unknown ones last in both. */
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
  const known = prepared.sorted.get(sort);
  if (known) return known;
  const list = [...prepared.products].sort(orderOf(sort));
  prepared.sorted.set(sort, list);
  return list;
}

/**
 * The products that contain every word of the search (in id, name or category; case and accents do not count) and
 * belong to the category, in the order asked for; sorting is stable, favorites come first (public-site.md §4).
 */
export function listProducts(prepared: PreparedProducts, query: StoreQuery): ProductSummary[] {
  const { search = '', category = '', sort, favorites } = query;
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const wanted = foldText(category.trim());
  const isByKey = sort !== undefined && sort !== 'favorites';
  const found = (isByKey ? sortedBy(prepared, sort) : prepared.products)
    .filter((entry) => wanted === '' || entry.category.includes(wanted))
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map(({ product }) => product);
  if (sort !== 'favorites') return found;
  const isFavorite = ({ id }: ProductSummary) => favorites?.has(id) ?? false;
  return [...found.filter(isFavorite), ...found.filter((product) => !isFavorite(product))];
}

/** How many products each category has, by its slug. */
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
