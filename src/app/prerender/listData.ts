import type { ReadContentFile } from '@/api/content/contentFiles';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { NeededProducts } from '@/api/content/readers/loadProductList';
import type { ProductView } from '@/api/content/readers/loadProduct';
import type { PageQuery } from '@/api/content/pageData';
import { toListItem, type ProductListItem } from '@/domain/product/productList';

type Stocks = Readonly<Record<string, number>>;

/** Reduces products to the fields of a list, and adds their stock. */
export function listItems(products: readonly ProductListItem[], stocks: Stocks): ProductListItem[] {
  return products.map((product) =>
    toListItem(
      Object.hasOwn(stocks, product.id) ? { ...product, stock: stocks[product.id] } : product,
    ),
  );
}

/** Applies {@link listItems} to the products that a query lists. Other results are unchanged. */
export function withListItems(query: PageQuery, stocks: Stocks): PageQuery {
  const { endpointName, value } = query;
  switch (endpointName) {
    case 'productList':
    case 'featuredProducts':
      return { ...query, value: listItems(value as ProductListItem[], stocks) };
    case 'neededProducts': {
      const entries = Object.entries(value as NeededProducts);
      return {
        ...query,
        value: Object.fromEntries(entries.map(([id, list]) => [id, listItems(list, stocks)])),
      };
    }
    case 'storeFirstPage': {
      const page = value as StoreFirstPage;
      return { ...query, value: { ...page, products: listItems(page.products, stocks) } };
    }
    case 'product': {
      const view = value as ProductView;
      const [related, goesWith] = [view.related, view.goesWith].map((list) =>
        listItems(list, stocks),
      );
      return { ...query, value: { ...view, related, goesWith } };
    }
    default:
      return query;
  }
}

/** The index of each featured list whose records have a page. */
const INDEXES: Readonly<Record<string, 'productIndex' | 'projectIndex'>> = {
  featuredProducts: 'productIndex',
  featuredProjects: 'projectIndex',
};

/**
 * Adds the slugs of the pages to featured records. A featured list alone does not tell which slug the index makes of a
 * name, and has the ID in its place, at which there is no prerendered page.
 */
export async function withPageSlugs(query: PageQuery, read: ReadContentFile): Promise<PageQuery> {
  const { endpointName, value } = query;
  const index = INDEXES[endpointName];
  if (!index) return query;
  const records = await read(index).catch(() => []);
  const slugs = new Map(records.map(({ id, slug }) => [id, slug]));
  const featured = value as readonly { id: string; slug: string }[];
  return {
    ...query,
    value: featured.map((record) => ({ ...record, slug: slugs.get(record.id) ?? record.slug })),
  };
}
