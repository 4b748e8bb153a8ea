import { packProductList, type ProductListItem } from '@/domain/product/productList';
import { PRODUCT_LIST_PATH, type PageQuery } from './pageData';

export { PRODUCT_LIST_PATH };

/** Returns the content of the file that the build writes. */
export function productListFile(items: readonly ProductListItem[]): PageQuery[] {
  return [{ endpointName: 'productList', arg: undefined, value: packProductList(items) }];
}
