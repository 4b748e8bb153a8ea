import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { contentApi } from '@/api/content/contentApi';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import { actAndFlush } from '../../../../tests/helpers/component/TestProviders';
import { useProducts } from './useProducts';

/** Creates the store of a site on which every request fails while the test requires it. */
function failingSite() {
  const fails: (() => void)[] = [];
  const store = contentStore({
    ...depsOf({}),
    source: {
      read: (path) => new Promise((_resolve, reject) => fails.push(() => reject(new Error(path)))),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const fail = async (at: number) => {
    await expect.poll(() => fails.length).toBeGreaterThan(at);
    await actAndFlush(() => {
      const running = store.dispatch(contentApi.util.getRunningQueriesThunk());
      fails[at]?.();
      return Promise.all(running);
    });
  };
  return { store, wrapper, fail, requests: () => fails.length };
}

/** Records for each render whether it showed an error. */
async function mountReader(wrapper: ReturnType<typeof failingSite>['wrapper']) {
  const shown: boolean[] = [];
  const read = () => {
    const query = useProducts();
    shown.push(query.isError);
    return query;
  };
  const { result } = await renderHook(read, { wrapper });
  return { shown, retry: () => actAndFlush(() => result.current.retry()) };
}

it('an earlier error is not shown when the component mounts', async () => {
  const { store, wrapper, fail, requests } = failingSite();
  void store.dispatch(contentApi.endpoints.productList.initiate());
  await fail(0);

  const { shown } = await mountReader(wrapper);
  await expect.poll(requests).toBe(2);
  expect(shown).not.toContain(true);
  await fail(1);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(2);
});

it('an error is shown without another request if the request was already pending', async () => {
  const { store, wrapper, fail, requests } = failingSite();
  void store.dispatch(contentApi.endpoints.productList.initiate());
  const { shown } = await mountReader(wrapper);
  await fail(0);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(1);
});

it('an error disappears while the file is requested again once, and reappears if that fails', async () => {
  const { wrapper, fail, requests } = failingSite();
  const { shown, retry } = await mountReader(wrapper);
  await fail(0);
  await retry();
  expect(shown.at(-1)).toBe(false);
  await fail(1);
  expect(shown.at(-1)).toBe(true);
  expect(requests()).toBe(2);
});
