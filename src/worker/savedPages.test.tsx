import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageDataUrl } from '@/api/content/pageData';
import { answersFromPage, officePagePlugins } from './savedPages';
import { CACHES, SAVED_BUILD } from './savedResponse';

// The worker's script has it instead of an import.
vi.hoisted(() =>
  Object.assign(globalThis, { __WB_MANIFEST: { build: 'b', shell: [], office: [] } }),
);

const LIST_URL = new URL('/store.list.data.json', window.location.href).href;

async function savePage(path: string, queries: object[]): Promise<void> {
  const html = `<script type="application/json" id="page-data">${JSON.stringify({ queries })}</script>`;
  const cache = await caches.open(CACHES.pages);
  await cache.put(path, new Response(html, { headers: { [SAVED_BUILD]: 'b' } }));
}

const askFor = (url: string) =>
  answersFromPage.handlerDidError?.({
    request: new Request(url),
    event: new Event('fetch'),
    error: new TypeError('lost'),
    state: {},
  });

const clear = () => caches.delete(CACHES.pages);
beforeEach(clear);
afterEach(clear);

it('answers the list of all products from the saved store', async () => {
  await savePage('/store', [{ endpointName: 'productList', value: [] }]);
  const answer = await askFor(LIST_URL);
  expect(await answer?.json()).toMatchObject({ queries: [{ endpointName: 'productList' }] });
});

it.each(['/', '/store', '/store/index'])('answers the data of the saved page %s', async (path) => {
  await savePage(path, [{ endpointName: path }]);
  const answer = await askFor(new URL(pageDataUrl(path), window.location.href).href);
  expect(await answer?.json()).toMatchObject({ queries: [{ endpointName: path }] });
});

it('does not answer with an empty list where the saved store has only its first page', async () => {
  await savePage('/store', [
    { endpointName: 'storeFirstPage', value: { products: [], total: 500 } },
  ]);
  expect(await askFor(LIST_URL)).toBeUndefined();
});

it('saves pages of this site only, without the token of the local server', async () => {
  const saver = officePagePlugins.find(({ cacheWillUpdate }) => cacheWillUpdate);
  const saved = async (html: string) => {
    const request = new Request('/admin');
    const response = new Response(html);
    return saver?.cacheWillUpdate?.({ request, response, event: new Event('fetch'), state: {} });
  };
  expect(await saved('<html lang="en"><title>Sign in to the network</title>')).toBeNull();
  const token = '<meta name="publish-token" content="secret">';
  const page = await saved(`<html lang="en" data-build="b"><head>${token}</head>`);
  expect(await page?.text()).toBe('<html lang="en" data-build="b"><head></head>');
});
