import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { NeededProducts } from '@/api/content/readers/loadProductList';
import type { Category } from '@/domain/category/schema';
import type { ProductView } from '@/api/content/readers/loadProduct';
import type { PageQuery } from '@/api/content/pageData';
import { categoryOf } from '@/domain/category/category';
import { toListItem, type ProductListItem } from '@/domain/product/productList';

/** What lists show of products besides their index. */
export interface ListFacts {
  /** Number of units by product ID. */
  stocks: Readonly<Record<string, ProductListItem['stock']>>;
  categories: readonly Category[];
}

/** Reduces products to the fields of a list, and adds their stock and the names of their categories. */
export function listItems(
  products: readonly ProductListItem[],
  { stocks, categories }: ListFacts,
): ProductListItem[] {
  return products.map((product) => {
    const stock = Object.hasOwn(stocks, product.id) ? stocks[product.id] : product.stock;
    const { name, slug } = categoryOf(product.category, categories) ?? product.category;
    return toListItem({ ...product, stock, category: { ...product.category, name, slug } });
  });
}

/** Applies {@link listItems} to the products that a query lists. Other results are unchanged. */
export function withListItems(query: PageQuery, facts: ListFacts): PageQuery {
  const { endpointName, value } = query;
  switch (endpointName) {
    case 'productList':
    case 'featuredProducts':
      return { ...query, value: listItems(value as ProductListItem[], facts) };
    case 'neededProducts': {
      const entries = Object.entries(value as NeededProducts);
      return {
        ...query,
        value: Object.fromEntries(entries.map(([id, list]) => [id, listItems(list, facts)])),
      };
    }
    case 'storeFirstPage': {
      const page = value as StoreFirstPage;
      return { ...query, value: { ...page, products: listItems(page.products, facts) } };
    }
    case 'product': {
      const view = value as ProductView;
      const [related, goesWith] = [view.related, view.goesWith].map((list) =>
        listItems(list, facts),
      );
      return { ...query, value: { ...view, related, goesWith } };
    }
    default:
      return query;
  }
}
