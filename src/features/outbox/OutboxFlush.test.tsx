import { afterEach, expect, it, vi } from 'vitest';
import { changeRow, readRows } from '@/api/outbox/outboxTable';
import { add } from '@/api/outbox/outbox';
import { emptyOutbox } from '../../../tests/helpers/component/deferredSend';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { OutboxFlush } from './OutboxFlush';

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

afterEach(emptyOutbox);

const handleExpired = vi.fn();
const open = () => renderWithProviders(<OutboxFlush onExpired={handleExpired} />);

function addRequest(): Promise<void> {
  const at = new Date().toISOString();
  const request = { reference: 'SL-ABC234', at, items: [], dates: null };
  return add({ ...request, kind: 'booking', params: { message: 'Hello' } });
}

const states = async () => (await readRows()).map(({ state }) => state);

/** Shows the tab again, which is one of the times at which the website is looked for. */
const showTab = () => document.dispatchEvent(new Event('visibilitychange'));

it.each([
  ['was there when the site was opened', async () => (await addRequest(), await open())],
  ['was added later', async () => (await open(), await addRequest())],
])(
  'sends a request that %s once when the website answers again, although the browser had a connection all the time',
  async (_when, start) => {
    let isThere = false;
    const urls = stubSite(() => isThere);
    await start();
    await expect.poll(() => urls).not.toEqual([]);
    expect(await states()).toEqual(['queued']);
    isThere = true;
    await expect.poll(() => (showTab(), states())).toEqual(['sent']);
    expect(urls.filter((url) => url.includes('/email/'))).toHaveLength(1);
  },
);

it('reports a request that found no connection within 7 days, which is removed', async () => {
  stubSite(() => false);
  const at = new Date(Date.now() - 8 * 24 * 3600 * 1000).toISOString();
  const row = { reference: 'SL-OLD234', at, items: [], dates: null, params: {} } as const;
  await changeRow(row.reference, () => ({
    ...row,
    kind: 'booking',
    state: 'queued',
    isRepeated: false,
  }));
  await open();
  await expect.poll(() => handleExpired.mock.calls).toEqual([['SL-OLD234']]);
  await expect.poll(states).toEqual([]);
});
