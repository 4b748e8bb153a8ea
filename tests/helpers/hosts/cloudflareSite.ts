import { DIST } from './builtSite';
import { startCloudflare, type CloudflareHost } from './cloudflare';
import { test as siteTest } from '../journeys/site';

/** Playwright's test against the build served like Cloudflare Pages. */
export const test = siteTest.extend<object, { cloudflare: CloudflareHost }>({
  cloudflare: [
    async ({}, use) => {
      const host = await startCloudflare(DIST);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ cloudflare }, use) => use(cloudflare.origin),
});

export { expect } from '../journeys/site';
