import { productPath } from '../../src/domain/links/paths';
import { pagesOfEachKind, someProduct } from '../helpers/hosts/builtSite';
import {
  openAndSave,
  savedCopyNotice,
  savedPaths,
  savedShells,
  WITH_WORKER,
} from '../helpers/journeys/offline';
import { expect, open, test, waitForHydration } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

test.use(WITH_WORKER);

test.beforeEach(({ watch }) => {
  // The browser's own message for requests without a connection.
  watch.allows(/Failed to load resource/);
});

test('Without a connection, visited pages are shown with the time of the copy, and the store works, but never the preview', async ({
  page,
  context,
}) => {
  const [visited, other] = [someProduct(0), someProduct(5)];
  // The sweep opens all kinds. All are saved in the same way.
  const kinds = pagesOfEachKind().map(({ path }) => path);
  const paths = IS_SWEEP ? kinds : ['/', '/booking', '/store'];
  for (const path of [...paths, productPath(visited)]) await openAndSave(page, path);
  await context.setOffline(true);
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
      await expect(savedCopyNotice(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  await test.step('a product that was not visited shows what the list knows', async () => {
    await open(page, '/store');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill(other.name);
    const results = page.getByRole('article');
    await expect(results).toHaveCount(1);
    await results.getByRole('link', { name: other.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
    await expect(page.getByText('Not saved on this phone')).toBeVisible();
    await page.getByRole('button', { name: `Add ${other.name} to favorites` }).click();
    await open(page, productPath(other));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
    await open(page, productPath(visited));
    await expect(page.getByText('Not saved on this phone')).toBeHidden();
  });
  await test.step('the preview needs a connection', async () => {
    await context.setOffline(false);
    await page.goto('/preview/store');
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/preview/store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The preview needs a connection.',
    );
  });
});

test('A page that was reached by a link is saved, and the message goes when the connection is back', async ({
  page,
  context,
}) => {
  // The data is loaded ahead: requested before the worker is there, and answered when it has saved the first page.
  let isAsked = false;
  let isHeld = true;
  await context.route('**/store.data.json', async (route) => {
    isAsked = true;
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await context.route('**/sw.js', async (route) => {
    await expect.poll(() => isAsked).toBe(true);
    await route.continue();
  });
  await openAndSave(page, '/cart');
  isHeld = false;
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  const saved = async () => (await savedPaths(page))['content'];
  await expect.poll(saved).toContain('/store.data.json');
  await context.setOffline(true);
  await open(page, '/store');
  await expect(page.getByRole('link', { name: someProduct().name }).first()).toBeVisible();
  await expect(savedCopyNotice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(savedCopyNotice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test.describe('with reduced data usage', () => {
  test.use({ saveData: true });

  test('nothing is stored ahead, and visited pages are saved', async ({ page, context }) => {
    const path = productPath(someProduct());
    await page.goto(path);
    await waitForHydration(page);
    await expect.poll(async () => (await savedPaths(page))['pages']).toEqual([path]);
    const loaded = async () => {
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return [...new Set(files.filter((file) => /^\/(?:assets|fonts)\//.test(file)))].toSorted();
    };
    // Parts of the page are loaded after it was hydrated.
    await expect(async () => {
      expect((await savedPaths(page))['used']?.toSorted()).toEqual(await loaded());
    }).toPass();
    expect(await savedShells(page)).toEqual([]);
    await context.setOffline(true);
    await open(page, path);
    await expect(savedCopyNotice(page)).toBeVisible();
  });
});
