import { builtPages, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { expectHydrated, STORED } from '../helpers/journeys/hydration';
import { expect, open, seedStorage, test } from '../helpers/journeys/site';
import {
  activateIslands,
  expectAccessible,
  expectNoHorizontalOverflow,
  showScheme,
} from '../helpers/journeys/visualChecks';

/** Pages of one test. More would make a failure hard to find, fewer cost a browser context each. */
const PAGES_OF_A_TEST = 12;

const [aliases, pages] = [true, false].map((isAlias) =>
  builtPages().flatMap((page) => (page.isAlias === isAlias ? [page.path] : [])),
) as [string[], string[]];
const parts = Array.from({ length: Math.ceil(pages.length / PAGES_OF_A_TEST) }, (_, index) =>
  pages.slice(index * PAGES_OF_A_TEST, (index + 1) * PAGES_OF_A_TEST),
);

for (const part of parts) {
  const range = `${part[0]} to ${part.at(-1)}`;

  for (const [state, scheme] of [
    ['full', 'light'],
    ['corrupt', 'dark'],
  ] as const)
    test(`The pages from ${range} hydrate with the stored data '${state}', ${scheme}`, async ({
      page,
    }) => {
      const stored = STORED[state];
      for (const path of part)
        await test.step(path, async () => {
          await seedStorage(page, { ...stored, local: { ...stored.local, colourScheme: scheme } });
          await expectHydrated(page, path, state);
          await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
          if (state === 'corrupt') await page.evaluate(() => localStorage.clear());
        });
    });

  test(`The pages from ${range} hydrate for a first visitor, fit 320 px and are accessible in both schemes`, async ({
    page,
  }) => {
    for (const path of part)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectHydrated(page, path, 'empty');
        await activateIslands(page);
        await expectNoHorizontalOverflow(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectAccessible(page);
      });
  });
}

for (const path of aliases)
  test(`${path} shows its record under the record's own path without a request`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, path);
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const { pathname } = new URL(page.url());
    expect(requests).not.toContain(`${pathname}.data.json`);
  });

for (const { path } of pagesOfEachKind())
  test(`${path} is accessible on a desktop in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await activateIslands(page);
    await showScheme(page, 'light');
    await expectAccessible(page);
  });
