import { expect, it, vi } from 'vitest';
import { SERVICE_WORKER, WORKER_POLICY } from './trustedWorker';

/** Loads the module in a browser whose policies mark the URLs that they allow. */
async function loadWithTrustedTypes() {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { trustedWorker } = await import('./trustedWorker');
  return { trustedWorker, createPolicy };
}

it('Both workers are allowed by one policy, which is created once', async () => {
  const { trustedWorker, createPolicy } = await loadWithTrustedTypes();
  const desk = '/assets/deskWorker-DowqdtPk.js';
  expect(trustedWorker(SERVICE_WORKER)).toBe(`trusted ${SERVICE_WORKER}`);
  expect(trustedWorker(desk)).toBe(`trusted ${desk}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([WORKER_POLICY]);
});

it.each([
  '/sw.js?other',
  '//evil.example/sw.js',
  'https://evil.example/sw.js',
  '/media/sw.js',
  '/assets/site-DowqdtPk.js',
  'data:text/javascript,alert(1)',
])('%s is refused', async (url) => {
  const { trustedWorker } = await loadWithTrustedTypes();
  expect(() => trustedWorker(url)).toThrow(TypeError);
});

it('Browsers without Trusted Types get the URL', async () => {
  vi.resetModules();
  const { trustedWorker } = await import('./trustedWorker');
  expect(trustedWorker(SERVICE_WORKER)).toBe(SERVICE_WORKER);
  expect(() => trustedWorker('/other.js')).toThrow(TypeError);
});
