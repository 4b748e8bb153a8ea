import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageDataReader, pageDataUrl, PAGE_DATA_FORMAT } from './pageData';

const queries = [{ endpointName: 'product', arg: 'p1', value: { product: null, related: [] } }];
const requested: string[] = [];

function serve(...responses: (() => Response | Promise<Response>)[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const next = responses.shift();
    if (!next) throw new Error(`Unexpected request: ${url}`);
    return next();
  });
}

const file = (content: unknown) => () => Response.json(content);

afterEach(() => void (requested.length = 0));

describe('page data URL', () => {
  it.each([
    ['/', '/index.data.json'],
    ['/store', '/store.data.json'],
    ['/store/', '/store.data.json'],
    ['/store/a%20b', '/store/a%20b.data.json'],
  ])('of %s is %s', (path, url) => expect(pageDataUrl(path)).toBe(url));
});

describe('page data reader', () => {
  it('requests the file of a page once', async () => {
    serve(file({ format: PAGE_DATA_FORMAT, queries }));
    const reader = pageDataReader(() => '/store/p1');
    const both = await Promise.all([reader.read(), reader.read('/store/p1')]);
    expect([...both, await reader.read()]).toEqual([queries, queries, queries]);
    expect(requested).toEqual(['/store/p1.data.json']);
  });

  it.each<[string, () => Response]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['has another format', file({ format: PAGE_DATA_FORMAT + 1, queries })],
    ['is another file', file(['x'])],
  ])(
    'returns no results, and sends no further request, if the file %s',
    async (_what, response) => {
      serve(response);
      const reader = pageDataReader(() => '/store');
      expect(await reader.read()).toEqual([]);
      expect(await reader.read()).toEqual([]);
      expect(requested).toHaveLength(1);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['the connection drops', () => Promise.reject(new TypeError())],
    ['the response is truncated', () => new Response('{"format":1,"que')],
  ])('returns no results, and requests the file again later, if %s', async (_what, response) => {
    serve(response, file({ format: PAGE_DATA_FORMAT, queries }));
    const reader = pageDataReader(() => '/store');
    expect(await reader.read()).toEqual([]);
    expect(await reader.read()).toEqual(queries);
  });

  it('requests nothing for a page that has no data file', async () => {
    serve();
    expect(await pageDataReader(() => undefined).read()).toEqual([]);
    expect(requested).toEqual([]);
  });

  it('does not request what came with the HTML, and does so after it was cleared', async () => {
    serve(file({ format: PAGE_DATA_FORMAT, queries: [] }));
    const reader = pageDataReader(() => '/');
    reader.set('/', queries);
    expect(await reader.read()).toBe(queries);
    reader.clear();
    expect(await reader.read()).toEqual([]);
    expect(requested).toEqual(['/index.data.json']);
  });
});
