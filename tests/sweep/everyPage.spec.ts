import { expectHydrated, STORED } from '../helpers/hydration';
import { pagesByArea, pagesOfEachKind } from '../helpers/builtSite';
import { expectAccessible, activateIslands } from '../helpers/visualChecks';
import { expectNoHorizontalOverflow } from '../helpers/reflow';
import { seedStorage, test } from '../helpers/site';

/** Those have tests of their own: of coming to life, of axe and of reflow. */
const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

const areas = [...pagesByArea()]
  .map(([area, paths]) => ({ area, others: paths.filter((path) => !kinds.has(path)) }))
  .filter(({ others }) => others.length > 0);

for (const { area, others } of areas) {
  for (const state of ['full', 'corrupt'] as const)
    test(`Every other page of ${area} comes to life without a hydration error, with what an earlier visit left: ${state}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await seedStorage(page, STORED[state]);
      for (const path of others) await test.step(path, () => expectHydrated(page, path, state));
    });

  test(`Every other page of ${area} comes to life for a first visitor, fits 320 px, and has nothing for axe to find, dark and light`, async ({
    page,
  }) => {
    // Some thirty pages, each opened once and looked at from every side.
    test.setTimeout(240_000);
    for (const path of others)
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
