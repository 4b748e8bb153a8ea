import { productPath, projectPath } from '../../../src/domain/links/paths';
import { session } from '../../helpers/journeys/admin';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import {
  expectOneHeading,
  holdBack,
  serveShell,
  watchHeadings,
} from '../../helpers/journeys/mainHeadings';
import { expect, seedStorage, test, waitForHydration } from '../../helpers/journeys/site';

const product = someProduct();
const project = content.projects()[0]!;

const ADDRESSES = ['/', `/store/${product.id}`, projectPath(project), '/contact', '/no-such-page'];

test('An empty shell shows exactly one main heading at every moment while a page loads', async ({
  page,
}) => {
  test.slow();
  const seen = await watchHeadings(page);
  await holdBack(page);
  for (const address of ADDRESSES)
    await test.step(address, async () => {
      await serveShell(page, address);
      await page.goto(address);
      await waitForHydration(page);
      await expectOneHeading(page, seen);
    });
});

test('The back office shows exactly one main heading at every moment while a screen loads', async ({
  page,
}) => {
  test.slow();
  await seedStorage(page, { session: { ...session(), adminSessionStays: '1' } });
  const seen = await watchHeadings(page);
  await holdBack(page);
  for (const screen of ['', '/products', '/no-such-screen'])
    await test.step(screen, async () => {
      await page.goto(`/admin${screen}`);
      await expectOneHeading(page, seen);
    });
});

test('A navigation replaces the main heading and moves focus to the new one', async ({ page }) => {
  test.slow();
  const seen = await watchHeadings(page);
  for (const address of [productPath(product), '/'])
    await test.step(address, async () => {
      await page.goto('/cart');
      await waitForHydration(page);
      await holdBack(page);
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      await expect(page.locator('main h1')).not.toHaveText('Your Booking Cart');
      await expectOneHeading(page, seen);
      await expect(page.locator('main h1')).toBeFocused();
      await page.unrouteAll({ behavior: 'wait' });
    });
});
