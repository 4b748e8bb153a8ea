import { getResponse, type RequestHandler } from 'msw';
import { vi } from 'vitest';

/** Origin of the page in Node, where requests have no base URL. */
const ORIGIN = globalThis.location?.origin ?? 'https://slate.example';

/**
 * Answers `fetch` and `XMLHttpRequest` with handlers of msw, without its worker: responses do not depend on timers, and
 * modules are loaded without a detour. A request without a handler fails the test.
 */
export function stubNetwork(...initial: RequestHandler[]) {
  let handlers = initial;
  const requests: Request[] = [];
  const pending: Promise<unknown>[] = [];

  async function ask(request: Request): Promise<Response> {
    requests.push(request);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  /** An upload reports half of its progress before the response. */
  class StubbedRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private target = { method: '', url: '' };
    open(method: string, url: string) {
      this.target = { method, url };
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: FormData) {
      const { method, url } = this.target;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      const answered = ask(new Request(url, { method, body })).then(
        async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
      pending.push(answered);
    }
  }

  vi.stubGlobal('XMLHttpRequest', StubbedRequest);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    ask(input instanceof Request ? input : new Request(new URL(input, ORIGIN), init)),
  );
  return {
    requests,
    /** Adds handlers before the others, from the next request on. */
    use: (...more: RequestHandler[]) => {
      handlers = [...more, ...handlers];
    },
    reset: () => {
      handlers = initial;
    },
    /** Waits until the requests of XMLHttpRequest are answered. */
    settle: () => Promise.all(pending),
  };
}
