import { expect, it, vi } from 'vitest';
import { SERVICE_WORKER, trustedServiceWorker, WORKER_POLICY } from './trustedWorker';

it('The only policy allows the service worker and nothing else', () => {
  const urls: string[] = [];
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
      createScriptURL(url: string) {
        urls.push(
          ...['data:text/javascript,alert(1)', '//evil.example/sw.js'].map(createScriptURL),
        );
        return `trusted ${createScriptURL(url)}`;
      },
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(trustedServiceWorker()).toBe(`trusted ${SERVICE_WORKER}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([WORKER_POLICY]);
  expect(new Set(urls)).toEqual(new Set([SERVICE_WORKER]));
  vi.unstubAllGlobals();
});

it('Browsers without Trusted Types get the URL', () => {
  expect(trustedServiceWorker()).toBe(SERVICE_WORKER);
});
