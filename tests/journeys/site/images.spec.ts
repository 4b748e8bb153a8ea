import { productPath } from '../../../src/domain/links/paths';
import { someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const MAX_BYTES = 90 * 1024;

test.describe('On a phone of 360 px with a density of 3', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true });

  test('the first screen of a page loads at most 90 KB of images', async ({ page }) => {
    for (const path of ['/', '/store', productPath(someProduct())])
      await test.step(path, async () => {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        const sizes = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/media\/.*\.(?:avif|webp|jpg|png)$/.test(name))
            .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
      });
  });
});
