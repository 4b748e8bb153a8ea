import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from '@playwright/test';
import {
  openAndSave,
  savedCopyNotice,
  savedPaths,
  savedShells,
  WITH_WORKER,
} from '../helpers/journeys/offline';
import { expect, open, test, waitForHydration } from '../helpers/journeys/site';

test.use(WITH_WORKER);

/** Serves the site at another port, where requests of the service worker for the time of the build can stay unanswered. */
async function serveHeld(site: string) {
  const state = { isHeld: false, isAsked: false };
  const server = createServer((request, response) => {
    const { method, headers, url } = request;
    if (state.isHeld && url === '/data/version.json' && headers.referer?.endsWith('/sw.js')) {
      state.isAsked = true;
      return;
    }
    const forwarded = httpRequest(new URL(url ?? '/', site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { state, server, baseURL: `http://localhost:${port}` };
}

test('A worker that is ended between fetch and store saves nothing by halves, and the next visit saves the page', async ({
  playwright,
  baseURL,
}, testInfo) => {
  const site = await serveHeld(baseURL!);
  const startBrowser = async () => {
    const folder = testInfo.outputPath('user');
    const options = { baseURL: site.baseURL };
    const context = await playwright.chromium.launchPersistentContext(folder, options);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const first = await startBrowser();
  await openAndSave(first.page, '/store');
  await first.context.close();

  const second = await startBrowser();
  // A worker that starts again asks for the time of the build between fetch and store.
  site.state.isHeld = true;
  await second.page.goto('/cart', { waitUntil: 'commit' });
  await expect.poll(() => site.state.isAsked).toBe(true);
  const hasEnded = second.context.waitForEvent('close');
  const session = await second.context.newCDPSession(second.page);
  await session.send('Browser.crash').catch(() => undefined);
  await hasEnded;
  site.state.isHeld = false;

  const { context, page } = await startBrowser();
  await context.setOffline(true);
  await open(page, '/store');
  await expect(savedCopyNotice(page)).toBeVisible();
  expect((await savedPaths(page))['pages']).not.toContain('/cart');
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Booking Cart');
  await context.setOffline(false);
  await openAndSave(page, '/cart');
  await context.close();
  site.server.close();
});

test('A first page is saved although scripts of other pages cannot be stored ahead', async ({
  page,
  context,
  watch,
}) => {
  // The browser's own message.
  watch.allows(/Failed to load resource/);
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  const used = new Set<string>();
  context.on('request', (request) => {
    const path = pathOf(request);
    if (path.startsWith('/assets/') && request.serviceWorker() === null) used.add(path);
  });
  await context.route('**/assets/**', (route, request) =>
    used.has(pathOf(request)) ? route.continue() : route.abort(),
  );
  await page.goto('/cart');
  await waitForHydration(page);
  const saved = () => savedPaths(page);
  await expect.poll(async () => (await saved())['pages']).toEqual(['/cart']);
  const missing = async () => {
    const files = (await saved())['used'];
    return [...used].filter((file) => !files?.includes(file));
  };
  await expect.poll(missing).toEqual([]);
  expect(await savedShells(page)).toEqual([]);
  await context.setOffline(true);
  await open(page, '/cart');
  await expect(savedCopyNotice(page)).toBeVisible();
});
