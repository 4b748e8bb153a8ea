import { expectAlive, STORED } from '../helpers/alive';
import { pagesByArea, pagesOfEachKind } from '../helpers/builtSite';
import { expectClean, wake } from '../helpers/look';
import { expectNothingSticksOut } from '../helpers/reflow';
import { seed, test } from '../helpers/site';

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
      await seed(page, STORED[state]);
      for (const path of others) await test.step(path, () => expectAlive(page, path, state));
    });

  test(`Every other page of ${area} comes to life for a first visitor, fits 320 px, and has nothing for axe to find, dark and light`, async ({
    page,
  }) => {
    // Some thirty pages, each opened once and looked at from every side.
    test.setTimeout(240_000);
    for (const path of others)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectAlive(page, path, 'empty');
        await wake(page);
        await expectNothingSticksOut(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectClean(page);
      });
  });
}
