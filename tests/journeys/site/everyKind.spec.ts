import { pagesOfEachKind, someProduct } from '../../helpers/hosts/builtSite';
import { expectHydrated, STORED } from '../../helpers/journeys/hydration';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/reflow';
import { expect, seedStorage, test } from '../../helpers/journeys/site';
import {
  activateIslands,
  expectAccessible,
  smallControls,
} from '../../helpers/journeys/visualChecks';

const LONG = 'Kamerastativschwenkkopfverlängerung'.repeat(3);
const CART = [0, 1].map((at) => {
  const { id, image, name } = someProduct(at);
  return { id, name: at === 0 ? LONG : name, quantity: 99, category: LONG, image, price: 1 };
});

for (const [at, { path }] of pagesOfEachKind().entries()) {
  const scheme = at % 2 === 0 ? 'dark' : 'light';
  test(`${path} hydrates with stored data, is accessible and reflows, in the ${scheme} scheme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const local = { ...STORED.full.local, bookingCart: CART, colourScheme: scheme };
    await seedStorage(page, { ...STORED.full, local });

    await test.step('hydrates and keeps its HTML', async () => {
      await expectHydrated(page, path, 'full');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      await activateIslands(page);
    });
    await test.step('is accessible', () => expectAccessible(page));
    await test.step('has controls of at least 44 px', async () =>
      expect(await smallControls(page)).toEqual([]));
    await test.step('fits 320 px, 1280 px at 200 % zoom, and text of double size', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalOverflow(page);
      await page.setViewportSize({ width: 640, height: 400 });
      await expectNoHorizontalOverflow(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoHorizontalOverflow(page);
    });
  });
}
