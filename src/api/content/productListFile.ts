import {
  packProductList,
  unpackProductList,
  type ProductListItem,
} from '@/domain/product/productList';
import { PRODUCT_LIST_PATH, type PageDataReader, type PageQuery } from './pageData';

export { PRODUCT_LIST_PATH };

const ENDPOINT = 'productList';

/** Returns the content of the file that the build writes. */
export function productListFile(items: readonly ProductListItem[]): PageQuery[] {
  return [{ endpointName: ENDPOINT, arg: undefined, value: packProductList(items) }];
}

/** Reads the list of all products. Undefined if there is no file of this build. Never rejects. */
export async function readProductListFile(
  pageData: PageDataReader | undefined,
): Promise<ProductListItem[] | undefined> {
  const queries = await pageData?.read(PRODUCT_LIST_PATH);
  return unpackProductList(queries?.find(({ endpointName }) => endpointName === ENDPOINT)?.value);
}
