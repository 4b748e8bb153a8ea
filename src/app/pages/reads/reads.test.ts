import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { contentApi, type ContentDeps } from '@/api/content/contentApi';
import { withPathCache } from '@/api/content/contentSource';
import { pageRoutes, topicRoute } from '../../routing/routes';

/**
 * Starts the reads of a page on a site where every file fails. Counts the requests for each
 * file.
 */
async function requestsOf({ reads }: (typeof pageRoutes)[number]): Promise<Map<string, number>> {
  const requests = new Map<string, number>();
  const tools: ContentDeps = {
    source: withPathCache((path) => {
      requests.set(path, (requests.get(path) ?? 0) + 1);
      return Promise.reject(new Error(path));
    }),
    randomFor: () => () => 0,
    report: () => undefined,
  };
  const store = configureStore({
    reducer: { [contentApi.reducerPath]: contentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tools } }).concat(contentApi.middleware),
  });
  const page = await reads();
  await Promise.allSettled(
    page.reads(store.dispatch as never, { id: 'a', category: 'b', address: '/store/a' }),
  );
  return requests;
}

it.each([...pageRoutes, topicRoute].map((route) => [route.path, route] as const))(
  'the reads of the page "%s" request a file that fails once',
  async (_path, route) => {
    const requests = await requestsOf(route);
    expect(requests.size).toBeGreaterThan(0);
    expect([...requests].filter(([, count]) => count > 1)).toEqual([]);
  },
);
