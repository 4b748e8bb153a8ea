import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { contentApi, type ContentDeps } from '@/api/content/contentApi';
import { withPathCache } from '@/api/content/contentSource';
import { productIndexQuery } from '@/api/content/products';
import { actAndFlush } from '../../../tests/helpers/TestProviders';
import { useProductIndex } from './useProductIndex';

/** A store of a site on which every request fails when the test says so. */
function failingSite() {
  const fails: (() => void)[] = [];
  const tools: ContentDeps = {
    source: withPathCache(
      (path) => new Promise((_resolve, reject) => fails.push(() => reject(new Error(path)))),
    ),
    randomFor: () => () => 0,
    report: () => undefined,
  };
  const store = configureStore({
    reducer: { [contentApi.reducerPath]: contentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tools } }).concat(contentApi.middleware),
    // The default tells React of a change with the next frame, which no test waits for.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const fail = (at: number) =>
    actAndFlush(() => {
      const running = store.dispatch(contentApi.util.getRunningQueriesThunk());
      fails[at]?.();
      return Promise.all(running);
    });
  return { store, wrapper, fail, requests: () => fails.length };
}

/** Mounts a component that reads the products, and notes whether it showed a failure in each of its renders. */
async function mountReader(wrapper: ReturnType<typeof failingSite>['wrapper']) {
  const shown: boolean[] = [];
  const read = () => {
    const index = useProductIndex();
    shown.push(index.isError);
    return index;
  };
  const { result } = await renderHook(read, { wrapper });
  return { shown, retry: () => actAndFlush(() => result.current.retry()) };
}

it('a failure is not shown where it happened before the component was there', async () => {
  const { store, wrapper, fail, requests } = failingSite();
  void store.dispatch(productIndexQuery.initiate());
  await fail(0);

  const { shown } = await mountReader(wrapper);
  expect(shown).not.toContain(true);
  expect(requests()).toBe(2);
  await fail(1);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(2);
});

it('a failure is shown where the request was under way already, without another request', async () => {
  const { store, wrapper, fail, requests } = failingSite();
  void store.dispatch(productIndexQuery.initiate());
  const { shown } = await mountReader(wrapper);
  await fail(0);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(1);
});

it('a failure is gone while the file is requested again, once, and comes back when that fails', async () => {
  const { wrapper, fail, requests } = failingSite();
  const { shown, retry } = await mountReader(wrapper);
  await fail(0);
  await retry();
  expect(shown.at(-1)).toBe(false);
  await fail(1);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(2);
});
