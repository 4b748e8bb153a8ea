import type { Product, ProductSummary } from './schema';

/** Product in a list: the fields that cards, search, sorting and filters need. */
export interface ProductListItem extends Pick<
  ProductSummary,
  'id' | 'name' | 'slug' | 'image' | 'category' | 'price' | 'dailyRate'
> {
  /** Number of units. Only in lists that the build has written; `products/index.json` has no stock. */
  stock?: Product['stock'] | undefined;
}

/** Reduces a product to the fields of a list item. */
export function toListItem(product: ProductListItem): ProductListItem {
  const { id, name, slug, image, category, price, dailyRate, stock } = product;
  return { id, name, slug, image, category, price, dailyRate, stock };
}

/** List of products in compact form: one column per field, and each category once. */
interface PackedProductList {
  categories: ProductListItem['category'][];
  id: string[];
  name: string[];
  slug: string[];
  image: string[];
  /** Index in `categories`. */
  category: number[];
  /** Null if it is missing. */
  price: (string | number | null)[];
  stock: (Product['stock'] | null)[];
  /** Missing if no product has one. */
  dailyRate?: (number | null)[];
}

/** Returns the compact form of a list. */
export function packProductList(items: readonly ProductListItem[]): PackedProductList {
  const keys = items.map(({ category }) => JSON.stringify(category));
  const known = [...new Set(keys)];
  const positions = new Map(known.map((key, index) => [key, index]));
  return {
    categories: known.map((key) => JSON.parse(key) as ProductListItem['category']),
    id: items.map(({ id }) => id),
    name: items.map(({ name }) => name),
    slug: items.map(({ slug }) => slug),
    image: items.map(({ image }) => image),
    category: keys.map((key) => positions.get(key) ?? 0),
    price: items.map(({ price }) => price ?? null),
    stock: items.map(({ stock }) => stock ?? null),
    ...(items.some(({ dailyRate }) => dailyRate !== undefined) && {
      dailyRate: items.map(({ dailyRate }) => dailyRate ?? null),
    }),
  };
}

function isPackedProductList(json: unknown): json is PackedProductList {
  const { categories, ...columns } = Object(json) as Partial<PackedProductList>;
  const { id, name, slug, image, category, price, stock, dailyRate = id } = columns;
  return (
    Array.isArray(id) &&
    [name, slug, image, category, price, stock, dailyRate].every(
      (column) => Array.isArray(column) && column.length === id.length,
    ) &&
    category?.every((index) => categories?.[index]) === true
  );
}

/** Returns the list of a compact form, or undefined if the value is something else. Never throws. */
export function unpackProductList(json: unknown): ProductListItem[] | undefined {
  if (!isPackedProductList(json)) return undefined;
  const { categories, name, slug, image, category, price, stock, dailyRate } = json;
  return json.id.map((id, index) => ({
    id,
    name: name[index] ?? '',
    slug: slug[index] ?? '',
    image: image[index] ?? '',
    category: categories[category[index] ?? 0] as ProductListItem['category'],
    price: price[index] ?? undefined,
    stock: stock[index] ?? undefined,
    dailyRate: dailyRate?.[index] ?? undefined,
  }));
}
