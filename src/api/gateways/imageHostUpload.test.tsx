import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubNetwork } from '../../../tests/helpers/component/stubNetwork';
import { uploadPicture, UploadError } from './imageHost';

const HOST = { url: 'https://api.host.example/upload', preset: 'site' };
const PICTURE = new Blob(['picture'], { type: 'image/webp' });
const hostedAt = (url: string) => () => HttpResponse.json({ secure_url: url });
const good = hostedAt('https://res.host.example/a.webp');
const hangs = () => new Promise<never>(() => undefined);

let network: ReturnType<typeof stubNetwork>;

/** Replaces the responses to the next requests, in order. A further request fails the test. */
function answerWith(...replies: (() => Response | Promise<Response>)[]) {
  network.use(...replies.map((reply) => http.post(HOST.url, reply, { once: true })));
}

function upload(control = new AbortController()) {
  const onProgress = vi.fn();
  const result = uploadPicture(PICTURE, HOST, { onProgress, signal: control.signal });
  result.catch(() => undefined);
  return { result, onProgress, control };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  network = stubNetwork();
});

describe('an upload to the image host', () => {
  it('posts image and preset, reports its progress, and returns the secure URL', async () => {
    answerWith(good);
    const { result, onProgress } = upload();
    expect(await result).toBe('https://res.host.example/a.webp');
    expect(onProgress).toHaveBeenCalledWith(0.5);
    const [sent] = network.requests;
    expect([sent?.method, sent?.url]).toEqual(['POST', HOST.url]);
    const body = await sent?.formData();
    expect(body?.get('upload_preset')).toBe('site');
    expect(body?.get('file')).toMatchObject({ name: 'picture.webp' });
  });

  it.each([
    ['the network', HttpResponse.error],
    ['the host', () => HttpResponse.text('', { status: 503 })],
    ['haste', () => HttpResponse.text('', { status: 429 })],
  ])('is retried once after a temporary failure of %s', async (_what, failure) => {
    answerWith(failure, good);
    const { result } = upload();
    await network.settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('https://res.host.example/a.webp');
    expect(network.requests).toHaveLength(2);
  });

  it.each([
    ['a foreign address', hostedAt('https://evil.example/a')],
    ['an address that is not secure', hostedAt('http://res.host.example/a')],
    ['no JSON', () => HttpResponse.html('<html>')],
    ['nothing', () => HttpResponse.json(null)],
    ['a refusal', () => HttpResponse.text('', { status: 403 })],
  ])('fails without a retry if the host responds with %s', async (_what, reply) => {
    answerWith(reply, good);
    const { result } = upload();
    await network.settle();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(result).rejects.toBeInstanceOf(UploadError);
    expect(network.requests).toHaveLength(1);
  });

  it('is aborted if it stalls, and fails if the retry stalls too', async () => {
    answerWith(hangs, hangs);
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(30_000 + 1000 + 30_000);
    await expect(result).rejects.toBeInstanceOf(UploadError);
    expect(network.requests).toHaveLength(2);
  });

  it('ends immediately when it is cancelled and is not retried', async () => {
    answerWith(hangs, good);
    const { result, control } = upload();
    control.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.requests).toHaveLength(1);
  });
});
