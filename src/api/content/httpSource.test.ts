import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailableError } from './contentSource';
import { httpSource } from './documentSource';

type Answer = () => Promise<Response>;

const json =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(value));
const text =
  (body: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(body, { status }));
const dropped: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const requested: string[] = [];
const caches: (RequestCache | undefined)[] = [];

/** Returns the given responses in order. A further request fails the test. */
function network(...answers: Answer[]) {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requested.push(url);
    caches.push(init?.cache);
    const answer = answers.shift();
    if (!answer) throw new Error(`One request too many: ${url}`);
    if (init?.signal?.aborted) return Promise.reject(init.signal.reason as Error);
    return answer();
  });
}

beforeEach(() => {
  requested.length = caches.length = 0;
});

describe('reading content over HTTP', () => {
  it('reads a file below the data folder, and asks whether it has changed', async () => {
    network(json({ products: [] }));
    await expect(httpSource().read('products/index.json')).resolves.toEqual({ products: [] });
    expect([requested, caches]).toEqual([['/data/products/index.json'], ['no-cache']]);
  });

  it('does not cache a failure', async () => {
    network(text('', 500), json({ id: 1 }));
    const source = httpSource();
    await expect(source.read('site.json')).rejects.toBeInstanceOf(ContentUnavailableError);
    await expect(source.read('site.json')).resolves.toEqual({ id: 1 });
  });

  it('retries once if the connection drops', async () => {
    network(dropped, json({ id: 1 }));
    await expect(httpSource().read('site.json')).resolves.toEqual({ id: 1 });
  });

  it('gives up if the connection drops twice', async () => {
    network(dropped, dropped);
    await expect(httpSource().read('site.json')).rejects.toBeInstanceOf(ContentUnavailableError);
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['a missing file', text('Not found', 404)],
    ['a server error', text('', 503)],
    ["a portal's page", text('<!doctype html><title>Sign in</title>')],
    ['a body that was cut', text('{"products": [{"id": "p1"')],
    ['an empty body', text('')],
  ])('fails without a second request for %s', async (_what, answer) => {
    network(answer);
    await expect(httpSource().read('products/index.json')).rejects.toMatchObject({
      name: 'ContentUnavailableError',
      message: 'Failed to load data',
      path: 'products/index.json',
    });
    expect(requested).toHaveLength(1);
  });

  it.each([
    ["a portal's page", '<!doctype html><title>Sign in</title>', false],
    ["a portal's page without a document type", '\n <HTML lang="en">', false],
    ['a body that was cut', '{"products": [', true],
    ['conflict markers of Git', '<<<<<<< HEAD\n{}', true],
  ])('tells a file that is not JSON from HTML: %s', async (_what, body, isFile) => {
    network(text(body));
    const reading = httpSource().read('site.json');
    const error = (await reading.catch((reason: unknown) => reason)) as Error;
    expect(error.cause instanceof SyntaxError).toBe(isFile);
  });

  it('fails after 15 s without a response and does not retry', async () => {
    const late = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    network(
      () =>
        new Promise((_resolve, reject) => {
          late.signal.addEventListener('abort', () => reject(late.signal.reason as Error));
        }),
    );
    const reading = httpSource().read('site.json');
    expect(limit).toHaveBeenCalledExactlyOnceWith(15_000);
    late.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await expect(reading).rejects.toBeInstanceOf(ContentUnavailableError);
    expect(requested).toHaveLength(1);
  });
});

describe('which optional files there are', () => {
  const listed = () => httpSource().optionalFiles?.();

  it('is read from the version file, without a request for the files themselves', async () => {
    network(json({ content: 'a', hasAvailability: true }), json({ content: 'a' }));
    expect([await listed(), await listed()]).toEqual([['availability.json'], []]);
    expect(requested).toEqual(['/data/version.json', '/data/version.json']);
  });

  it('is assumed if the version file cannot be read, so that holds are not overwritten', async () => {
    network(dropped, text('Not found', 404));
    const all = ['availability.json', 'rental.json'];
    expect([await listed(), await listed()]).toEqual([all, all]);
  });
});
