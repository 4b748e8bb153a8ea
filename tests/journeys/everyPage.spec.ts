import { expectAlive, STORED } from '../helpers/alive';
import { pagesByArea, pagesOfEachKind } from '../helpers/builtSite';
import { expectClean, wake } from '../helpers/look';
import { expectNothingSticksOut } from '../helpers/reflow';
import { seed, test } from '../helpers/site';

/** Those have tests of their own: of coming to life, of axe and of reflow. */
const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

/** The other pages, half of them for a first visitor, half for one who has been here before. */
const walks = [...pagesByArea()].flatMap(([area, paths]) => {
  const others = paths.filter((path) => !kinds.has(path));
  return (['full', 'empty'] as const).map((state, half) => ({
    area,
    state,
    pages: others.filter((_path, at) => at % 2 === half),
  }));
});

for (const { area, state, pages } of walks.filter((walk) => walk.pages.length > 0))
  test(`Every other page of ${area} comes to life without a hydration error, fits 320 px, and has nothing for axe to find, storage ${state}`, async ({
    page,
  }) => {
    // Some fifteen pages, each opened once and looked at from every side.
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await seed(page, STORED[state]);
    for (const path of pages)
      await test.step(path, async () => {
        await expectAlive(page, path, state);
        await wake(page);
        await expectNothingSticksOut(page);
        await expectClean(page);
      });
  });
