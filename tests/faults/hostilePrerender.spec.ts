import path from 'node:path';
import { DIST } from '../helpers/builtSite';
import { withPayloads, PAYLOADS } from '../helpers/hostileContent';
import { expectNoInjection, installXssProbe } from '../helpers/hostilePage';
import { prerenderHostile } from '../helpers/hostilePrerender';
import { expect, test, waitForHydration } from '../helpers/site';

/** What stands in the data block of a document; a block that was left would end too early. */
function dataOf(html: string): string {
  const [, rest = ''] = html.split('id="page-data"');
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script'));
}

for (const [what, spoil] of Object.entries(PAYLOADS))
  test(`Pages prerendered from content with ${what} hold it as text, and hydrate`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.allows(/Failed to load resource/);
    await installXssProbe(page);
    const files = withPayloads(path.join(DIST, 'data'), spoil);
    const documents = await prerenderHostile(files);
    expect(documents.size).toBeGreaterThan(3);
    await page.route('**/data/**', (route) => {
      const name = new URL(route.request().url()).pathname.replace('/data/', '');
      return files.has(name) ? route.fulfill({ json: files.get(name) }) : route.fallback();
    });
    for (const [address, html] of documents) {
      expect(dataOf(html)).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(dataOf(html))).toHaveProperty('path');
      await page.route(
        (url) => url.pathname === new URL(address, url.origin).pathname,
        (route) => route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(address);
      await waitForHydration(page);
      await expect(page.locator('main h1')).toHaveCount(1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectNoInjection(page);
    }
  });
