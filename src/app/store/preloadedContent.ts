import { contentApi } from '@/api/content/contentApi';
import type { PageQuery } from '../prerender/pageData';

export type ContentState = ReturnType<typeof contentApi.reducer>;

/**
 * The cache of a new store as a page's reads left it. Prerenderer and browser both start from this,
 * so that they render the same; endpoints whose chunk comes later find their data here.
 */
export function preloadedContent(queries: readonly PageQuery[]): ContentState {
  const empty = contentApi.reducer(undefined, { type: 'content/seeded' });
  const entries = queries.map(({ key, endpointName, arg, value }) => [
    key,
    {
      status: 'fulfilled',
      endpointName,
      requestId: key,
      originalArgs: arg,
      data: value,
      startedTimeStamp: 0,
      fulfilledTimeStamp: 1,
    },
  ]);
  return { ...empty, queries: Object.fromEntries(entries) as ContentState['queries'] };
}
