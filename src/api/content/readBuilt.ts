import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { withTimeout } from '../timeouts';
import type { ContentDeps } from './contentDeps';
import { PRODUCT_CONTENTS_PATH } from './pageData';

/** Returns the result of a query if the build has written it. Never rejects. */
export type ReadBuilt = (
  api: BaseQueryApi,
  arg: unknown,
) => Promise<{ value: unknown } | undefined>;

/**
 * Reads the result of a query from a data file.
 * @param path the path of its page, by default of the current one
 */
const readQueryOf =
  (path?: string): ReadBuilt =>
  async ({ endpoint, extra }, arg) => {
    const queries = await (extra as ContentDeps).pageData?.read(path);
    const argText = JSON.stringify(arg);
    return queries?.find(
      (query) => query.endpointName === endpoint && JSON.stringify(query.arg) === argText,
    );
  };

/** Reads the result of a query from the data file of the current page. */
export const readPageQuery = readQueryOf();

const readContentsFile = readQueryOf(PRODUCT_CONTENTS_PATH);

/** Reads contents and needs of all products from the data of the current page, else from their file. */
export const readContents: ReadBuilt = async (api, arg) =>
  (await readPageQuery(api, arg)) ?? readContentsFile(api, arg);

/** Time in ms after which the list is read from the content files instead. */
const READER_LIMIT_MS = 10_000;

/** Reads the list of all products from the data of the current page, else from the file of the list. */
export const readProductList: ReadBuilt = async (api, arg) => {
  const known = await readPageQuery(api, arg);
  if (known) return known;
  // Prerendered pages with a short list do not read the file.
  const reader = withTimeout(import('./productListFile'), READER_LIMIT_MS);
  const file = await reader.catch(() => undefined);
  const list = await file?.readProductListFile((api.extra as ContentDeps).pageData);
  return list && { value: list };
};

/** Creates a query whose result exists only in the data file of a page. Null if there is none. */
export const builtOnly =
  <Result>() =>
  async (arg: unknown, api: BaseQueryApi): Promise<{ data: Result | null }> => {
    const known = await readPageQuery(api, arg);
    return { data: known ? (known.value as Result) : null };
  };
