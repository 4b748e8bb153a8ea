import { listProducts, type PreparedProducts } from '@/domain/product/listing';
import { nearestSearches, type NearestSearch } from '@/domain/search/nearest';

const known = new WeakMap<PreparedProducts, ReturnType<typeof nearestSearches>>();

/** Returns the search of the store that was probably meant, or undefined if it finds something. */
export function nearestProductSearch(
  prepared: PreparedProducts,
  search: string,
): NearestSearch | undefined {
  let nearestOf = known.get(prepared);
  if (!nearestOf) {
    const texts = prepared.products.flatMap(({ product, contents }) => [
      product.name,
      product.category.name,
      ...(product.keywords ?? []),
      ...contents,
    ]);
    nearestOf = nearestSearches(texts);
    known.set(prepared, nearestOf);
  }
  return nearestOf(search, (text) => listProducts(prepared, { search: text }).length > 0);
}
