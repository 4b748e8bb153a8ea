import { contentApi } from '@/api/content/contentApi';
import { PRODUCT_CONTENTS_PATH, PRODUCT_LIST_PATH, productListFile } from '@/api/content/pageData';
import type { PageData } from '../routing/embeddedPage';
import type { AppStore } from '../store/makeStore';
import { listItems, withListItems, type ListFacts } from './listData';

/** Reads the list and the contents of all products. A file that cannot be read leaves its data empty. */
export async function readProductLists(
  { dispatch }: AppStore,
  facts: ListFacts,
): Promise<Pick<PageData, 'path' | 'queries'>[]> {
  const { productList, productContents, neededProducts } = contentApi.endpoints;
  const { data: list } = await dispatch(productList.initiate());
  const { data: contents } = await dispatch(productContents.initiate());
  const { data: needed } = await dispatch(neededProducts.initiate());
  const found = { productContents: contents, neededProducts: needed };
  return [
    { path: PRODUCT_LIST_PATH, queries: list ? productListFile(listItems(list, facts)) : [] },
    {
      path: PRODUCT_CONTENTS_PATH,
      queries: Object.entries(found).flatMap(([endpointName, value]) =>
        value ? [withListItems({ endpointName, arg: undefined, value }, facts)] : [],
      ),
    },
  ];
}
