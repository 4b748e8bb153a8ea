import { expect, it, vi } from 'vitest';
import { SERVICE_WORKER, WORKER_POLICY } from './trustedWorker';

async function load() {
  vi.resetModules();
  return (await import('./trustedWorker')).trustedServiceWorker;
}

it('The only policy is created once, and allows the service worker and nothing else', async () => {
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
  const trustedServiceWorker = await load();
  for (let call = 0; call < 2; call += 1)
    expect(trustedServiceWorker()).toBe(`trusted ${SERVICE_WORKER}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([WORKER_POLICY]);
  expect(new Set(urls)).toEqual(new Set([SERVICE_WORKER]));
  vi.unstubAllGlobals();
});

it('Browsers without Trusted Types get the URL', async () => {
  expect((await load())()).toBe(SERVICE_WORKER);
});
