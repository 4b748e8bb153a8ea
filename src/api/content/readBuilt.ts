import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ContentDeps } from './contentDeps';

/**
 * Returns the result of a query if the build has written it, for the current page or for a path that is stored like a
 * page. Otherwise it is read from the content files. Never rejects.
 */
export async function readBuilt(
  { endpoint, extra }: Pick<BaseQueryApi, 'endpoint' | 'extra'>,
  arg: unknown,
  path?: string,
): Promise<{ value: unknown } | undefined> {
  const queries = await (extra as ContentDeps).pageData?.read(path);
  const argText = JSON.stringify(arg);
  return queries?.find(
    (query) => query.endpointName === endpoint && JSON.stringify(query.arg) === argText,
  );
}
