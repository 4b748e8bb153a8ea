import type { Product, ProductSummary } from './schema';

/** Product in a list: the fields that cards, search, sorting and filters need. */
export interface ProductListItem extends Pick<
  ProductSummary,
  'id' | 'name' | 'slug' | 'image' | 'category' | 'price' | 'dailyRate' | 'keywords'
> {
  /** Number of units. Only in lists that the build has written; `products/index.json` has no stock. */
  stock?: Product['stock'] | undefined;
}

/** In the order of the compact form. */
const FIELDS = [
  'id',
  'name',
  'slug',
  'image',
  'category',
  'price',
  'stock',
  'dailyRate',
  'keywords',
] as const satisfies readonly (keyof ProductListItem)[];

const itemOf = (
  valueOf: (field: (typeof FIELDS)[number], at: number) => unknown,
): ProductListItem =>
  Object.fromEntries(FIELDS.map((field, at) => [field, valueOf(field, at)])) as never;

export const toListItem = (product: ProductListItem): ProductListItem =>
  itemOf((field) => product[field]);

interface PackedProductList {
  categories: ProductListItem['category'][];
  /** The values of each field, null for a missing one. A category is an index in `categories`. */
  columns: unknown[][];
}

export function packProductList(items: readonly ProductListItem[]): PackedProductList {
  const keys = items.map(({ category }) => JSON.stringify(category));
  const known = [...new Set(keys)];
  const positions = new Map(known.map((key, index) => [key, index]));
  return {
    categories: known.map((key) => JSON.parse(key) as ProductListItem['category']),
    columns: FIELDS.map((field) =>
      field === 'category'
        ? keys.map((key) => positions.get(key))
        : items.map((item) => item[field] ?? null),
    ),
  };
}

function isPackedProductList(json: unknown): json is PackedProductList {
  const { categories, columns } = Object(json) as Partial<PackedProductList>;
  if (!Array.isArray(columns) || columns.length !== FIELDS.length) return false;
  const [ids] = columns;
  return (
    columns.every((column) => Array.isArray(column) && column.length === ids?.length) &&
    columns[FIELDS.indexOf('category')]?.every((index) => categories?.[Number(index)]) === true
  );
}

/** Undefined if the value is something else. Never throws. */
export function unpackProductList(json: unknown): ProductListItem[] | undefined {
  if (!isPackedProductList(json)) return undefined;
  const { categories, columns } = json;
  return columns[0]?.map((_id, row) =>
    itemOf((field, at) => {
      const value = columns[at]?.[row] ?? undefined;
      return field === 'category' ? categories[Number(value)] : value;
    }),
  );
}
