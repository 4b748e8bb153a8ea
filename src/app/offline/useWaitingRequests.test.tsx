import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import { readWaiting, removeWaiting, storeWaiting } from '@/api/storage/waitingRequests';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { refreshWaiting, sending } from '@/features/booking/waiting/list';
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
  await refreshWaiting();
});

/** Stores a request that waits, and opens the site. */
async function openWithRequest(): Promise<void> {
  const at = new Date().toISOString();
  const request = { reference: REFERENCE, at, fields: EMPTY_BOOKING, items: [], dates: null };
  await storeWaiting({ ...request, state: 'waiting' });
  await renderWithProviders(
    <Provider store={contentStore(depsOf({}))}>
      <Sender />
    </Provider>,
  );
}

/** Shows the tab again, which is one of the times at which the website is looked for. */
const showTab = () => document.dispatchEvent(new Event('visibilitychange'));

it('sends a request once when the website answers again, although the browser had a connection all the time', async () => {
  let isThere = false;
  const urls = stubSite(() => isThere);
  await openWithRequest();
  await expect.poll(() => urls).not.toEqual([]);
  expect(await count()).toBe(1);
  isThere = true;
  await expect.poll(() => (showTab(), count())).toBe(0);
  expect(urls.filter((url) => url.includes('/email/'))).toHaveLength(1);
});

it('tries again when the website answers if the code that sends could not be loaded', async () => {
  stubSite(() => true);
  const load = vi.spyOn(sending, 'load').mockRejectedValueOnce(new Error('lost'));
  await openWithRequest();
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  await expect.poll(() => (showTab(), count())).toBe(0);
});
