import { categoryOf } from '../category/category';
import type { Category, CategoryRef } from '../category/schema';
import { priceNumber } from '../text/price';
import type { ProductListItem } from './productListItem';
import { NOT_FOUND, ranked, searchable, searchRanker, type Searchable } from '../search/search';
import { foldText } from '../text/slug';

export const STORE_PAGE_SIZE = 16;

export type StoreSort = 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'favorites';

export const STORE_SORTS: readonly { value: StoreSort; label: string }[] = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'favorites', label: 'Favorites' },
];

export function isStoreSort(text: string | null | undefined): text is StoreSort {
  return STORE_SORTS.some(({ value }) => value === text);
}

interface PreparedProduct {
  product: ProductListItem;
  texts: Searchable;
  contents: readonly string[];
  /** The price, else the daily rate. */
  price: number | null;
}

export interface PreparedProducts {
  products: readonly PreparedProduct[];
  /** Sorted copies, created on first use. */
  sorted: Map<StoreSort, readonly PreparedProduct[]>;
}

/** What comes with each product, by product ID. */
export type ProductContents = Readonly<Record<string, readonly string[]>>;

interface StoreQuery {
  search?: string;
  /** Without it the order of the index is kept, apart from the ranks of a search. */
  sort?: StoreSort | undefined;
  favorites?: ReadonlySet<string>;
}

/** Prepared texts with the label of the category, which are the same when the contents follow. */
const knownTexts = new WeakMap<ProductListItem, { label: string; texts: Searchable }>();

function textsOf(product: ProductListItem, label: string): Searchable {
  const known = knownTexts.get(product);
  if (known?.label === label) return known.texts;
  const { id, name, keywords = [] } = product;
  const texts = searchable([name, id], [label, ...keywords]);
  knownTexts.set(product, { label, texts });
  return texts;
}

/** Thousands of products share a few categories, so the value of each is computed once. */
function oncePerCategory<T>(valueOf: (ref: CategoryRef) => T): (ref: CategoryRef) => T {
  const known = new Map<string, T>();
  return (ref) => {
    const key = JSON.stringify([ref.id, ref.name, ref.slug]);
    if (!known.has(key)) known.set(key, valueOf(ref));
    return known.get(key) as T;
  };
}

/** Call it once per list: folding thousands of texts is expensive. @param categories have the names to use */
export function prepareProducts(
  products: readonly ProductListItem[],
  categories: readonly Category[] = [],
  contents: ProductContents = {},
): PreparedProducts {
  const labelOf = oncePerCategory((ref) => (categoryOf(ref, categories) ?? ref).name);
  const list = products.map((product) => {
    const texts = textsOf(product, labelOf(product.category));
    const own = (Object.hasOwn(contents, product.id) && contents[product.id]) || [];
    return {
      product,
      texts: own.length > 0 ? [...texts, ...searchable(own)] : texts,
      contents: own,
      price: priceNumber(product.price) ?? product.dailyRate ?? null,
    };
  });
  return { products: list, sorted: new Map() };
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

/** The best first, see {@link searchRanker}, or in the order of a sort. `favorites` lists favourites first. */
export function listProducts(
  { products, sorted }: PreparedProducts,
  { search = '', sort, favorites }: StoreQuery,
): ProductListItem[] {
  const rank = searchRanker(search);
  const isByKey = sort !== undefined && sort !== 'favorites';
  const entries = isByKey
    ? sortedBy({ products, sorted }, sort).filter(({ texts }) => rank(texts) < NOT_FOUND)
    : ranked(products, ({ texts }) => rank(texts));
  const list = entries.map(({ product }) => product);
  return sort === 'favorites' ? withFirst(list, ({ id }) => favorites?.has(id) ?? false) : list;
}

/** @param category slug or name, '' for all @param categories find products that store theirs as a text */
export function productsOfCategory<T extends { category: CategoryRef }>(
  products: readonly T[],
  category: string,
  categories: readonly Category[] = [],
): readonly T[] {
  const wanted = foldText(category.trim());
  if (wanted === '') return products;
  const isWanted = oncePerCategory((ref) =>
    [ref, categoryOf(ref, categories) ?? ref].some(
      ({ name, slug }) => foldText(name) === wanted || foldText(slug) === wanted,
    ),
  );
  return products.filter((product) => isWanted(product.category));
}

export function countByCategory(
  products: readonly { category: CategoryRef }[],
  categories: readonly Category[] = [],
): Map<string, number> {
  const counts = new Map<string, number>();
  const slugOf = oncePerCategory((ref) => (categoryOf(ref, categories) ?? ref).slug);
  for (const { category } of products) {
    const slug = slugOf(category);
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}
