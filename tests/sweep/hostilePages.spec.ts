import path from 'node:path';
import { DIST } from '../helpers/hosts/builtSite';
import { withPayloads, PAYLOADS } from '../helpers/content/hostileContent';
import { expectNoInjection, installXssProbe } from '../helpers/journeys/hostilePage';
import { prerenderHostile } from '../helpers/content/hostilePrerender';
import { expect, test, waitForHydration } from '../helpers/journeys/site';

for (const [what, spoil] of Object.entries(PAYLOADS))
  test(`Pages prerendered from content with ${what} hydrate and show it as text`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.allows(/Failed to load resource/);
    await installXssProbe(page);
    const files = withPayloads(path.join(DIST, 'data'), spoil);
    const documents = await prerenderHostile(files);
    await page.route('**/data/**', (route) => {
      const name = new URL(route.request().url()).pathname.replace('/data/', '');
      return files.has(name) ? route.fulfill({ json: files.get(name) }) : route.fallback();
    });
    for (const [address, html] of documents)
      await test.step(address.slice(0, 60), async () => {
        await page.route(
          (url) => url.pathname === new URL(address, url.origin).pathname,
          (route) => route.fulfill({ contentType: 'text/html', body: html }),
        );
        await page.goto(address);
        await waitForHydration(page);
        await expect(page.locator('main h1')).toHaveCount(1);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expectNoInjection(page);
      });
  });
