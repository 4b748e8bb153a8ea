import { contentApi } from '@/api/content/contentApi';
import type { PageQuery } from '../prerender/pageData';

export type ContentState = ReturnType<typeof contentApi.reducer>;

/**
 * Returns the query cache of a new store after the reads of a page. Prerenderer and browser
 * both start with it, so that they render the same HTML. Endpoints of chunks that are loaded
 * later find their data in it.
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
