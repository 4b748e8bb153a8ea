import { productPath, projectPath } from '../../src/domain/links/paths';
import { encodeTopicPath, normalizeTopicPath } from '../../src/domain/topic/topicPath';
import { session } from '../helpers/journeys/admin';
import { content, someProduct } from '../helpers/hosts/builtSite';
import {
  expectOneHeading,
  holdBack,
  serveShell,
  watchHeadings,
} from '../helpers/journeys/mainHeadings';
import { expect, seedStorage, test, waitForHydration } from '../helpers/journeys/site';

const product = someProduct();
const project = content.projects()[0]!;
const topic = content.topics().find(({ path: at }) => normalizeTopicPath(at) !== undefined)!;

const PAGES = {
  'a page of the main menu': ['/', '/store', '/projects', '/about', '/booking'],
  'a product': [productPath(product), `/store/${product.id}`, '/store/no-such-product'],
  'a project': [projectPath(project)],
  'a topic': [encodeTopicPath(topic.path)],
  'an address that leads elsewhere': ['/contact', '/no-such-page'],
  'a preview': ['/preview/store'],
  'the sign-in': ['/admin'],
};

for (const [what, addresses] of Object.entries(PAGES))
  test(`An empty shell shows exactly one main heading at every moment while ${what} loads`, async ({
    page,
  }) => {
    test.slow();
    const seen = await watchHeadings(page);
    await holdBack(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await serveShell(page, address);
        await page.goto(address);
        await waitForHydration(page);
        await expectOneHeading(page, seen);
      });
  });

const SCREENS = ['', '/home', '/about', '/products', '/projects', '/settings', '/publish/history'];

test('The back office shows exactly one main heading at every moment while a screen loads', async ({
  page,
}) => {
  test.slow();
  await seedStorage(page, { local: session() });
  const seen = await watchHeadings(page);
  await holdBack(page);
  for (const screen of [...SCREENS, '/no-such-screen'])
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
