import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture, UploadError } from './imageHost';

const HOST = { url: 'https://api.host.example/upload', preset: 'site' };
const GOOD = JSON.stringify({ secure_url: 'https://res.host.example/a.webp' });
const PICTURE = new Blob(['picture'], { type: 'image/webp' });

type Behaviour = (request: FakeRequest) => void;

/** Behaviours of the next requests, in order. */
let behaviours: Behaviour[] = [];
let sent: FakeRequest[] = [];

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  method = '';
  url = '';
  body: FormData | null = null;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  send(body: FormData) {
    this.body = body;
    sent.push(this);
    behaviours.shift()?.(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

const answers =
  (status: number, text = ''): Behaviour =>
  (request) =>
    request.answer(status, text);
const fails: Behaviour = (request) => request.dispatchEvent(new Event('error'));
const hangs: Behaviour = () => undefined;

function upload(control = new AbortController()) {
  const onProgress = vi.fn();
  const result = uploadPicture(PICTURE, HOST, { onProgress, signal: control.signal });
  result.catch(() => undefined);
  return { result, onProgress, control };
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload to the image host', () => {
  it('posts image and preset, reports its progress, and returns the secure URL', async () => {
    behaviours = [
      (request) => {
        const progress = { lengthComputable: true, loaded: 3, total: 6 };
        request.upload.dispatchEvent(new ProgressEvent('progress', progress));
        request.answer(200, GOOD);
      },
    ];
    const { result, onProgress } = upload();
    expect(await result).toBe('https://res.host.example/a.webp');
    expect(onProgress).toHaveBeenCalledWith(0.5);
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['POST', HOST.url]);
    expect(sent[0]?.body?.get('upload_preset')).toBe('site');
    expect(sent[0]?.body?.get('file')).toMatchObject({ name: 'picture.webp' });
  });

  it.each([
    ['the network', fails],
    ['the host', answers(503)],
    ['haste', answers(429)],
  ])('is retried once after a temporary failure of %s', async (_what, behaviour) => {
    behaviours = [behaviour, answers(200, GOOD)];
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('https://res.host.example/a.webp');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a foreign address', answers(200, JSON.stringify({ secure_url: 'https://evil.example/a' }))],
    [
      'an address that is not secure',
      answers(200, JSON.stringify({ secure_url: 'http://res.host.example/a' })),
    ],
    ['no JSON', answers(200, '<html>')],
    ['nothing', answers(200, 'null')],
    ['a refusal', answers(403)],
  ])('fails without a retry if the host responds with %s', async (_what, behaviour) => {
    behaviours = [behaviour, answers(200, GOOD)];
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(result).rejects.toBeInstanceOf(UploadError);
    expect(sent).toHaveLength(1);
  });

  it('is aborted if it stalls, and fails if the retry stalls too', async () => {
    behaviours = [hangs, hangs];
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(30_000 + 1000 + 30_000);
    await expect(result).rejects.toBeInstanceOf(UploadError);
    expect(sent).toHaveLength(2);
  });

  it('ends immediately when it is cancelled and is not retried', async () => {
    behaviours = [hangs, answers(200, GOOD)];
    const { result, control } = upload();
    control.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});
