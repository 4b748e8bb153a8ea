import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import { readWaiting, removeWaiting, storeWaiting } from '@/api/storage/waitingRequests';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { useWaitingRequests } from './useWaitingRequests';

const REFERENCE = 'SL-ABC234';

function Sender() {
  useWaitingRequests(true);
  return null;
}

const count = async () => (await readWaiting(Date.now())).requests.length;

/** Answers the website, once it is there, and the mail service. Returns the URLs of all requests. */
function stubSite(isThere: () => boolean): string[] {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    urls.push(input);
    if (!isThere()) return Promise.reject(new TypeError('lost'));
    const isVersion = input.includes('version.json');
    return Promise.resolve(isVersion ? Response.json({ build: 'b' }) : new Response('OK'));
  });
  return urls;
}

afterEach(async () => {
  await removeWaiting(REFERENCE);
  vi.unstubAllGlobals();
});

it('sends a request once when the website answers again, although the browser had a connection all the time', async () => {
  let isThere = false;
  const urls = stubSite(() => isThere);
  const at = new Date().toISOString();
  const request = { reference: REFERENCE, at, fields: EMPTY_BOOKING, items: [], dates: null };
  await storeWaiting({ ...request, state: 'waiting' });
  await renderWithProviders(
    <Provider store={contentStore(depsOf({}))}>
      <Sender />
    </Provider>,
  );
  await expect.poll(() => urls).not.toEqual([]);
  expect(await count()).toBe(1);
  isThere = true;
  // The tab is shown again, which is one of the times at which the website is looked for.
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => (show(), count())).toBe(0);
  expect(urls.filter((url) => url.includes('/email/'))).toHaveLength(1);
});
