import { expectAlive, STORED } from '../helpers/alive';
import { pagesByArea, pagesOfEachKind } from '../helpers/builtSite';
import { expectClean, wake } from '../helpers/look';
import { expectNothingSticksOut } from '../helpers/reflow';
import { seed, test } from '../helpers/site';

/** Those have tests of their own: of coming to life, of axe and of reflow. */
const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

for (const [area, paths] of pagesByArea())
  test(`Every other page of ${area} comes to life without a hydration error, fits 320 px, and has nothing for axe to find, dark and light`, async ({
    page,
  }) => {
    // Some thirty pages, each opened once and looked at from every side.
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await seed(page, STORED.full);
    for (const path of paths.filter((other) => !kinds.has(other)))
      await test.step(path, async () => {
        await expectAlive(page, path, 'full');
        await wake(page);
        await expectNothingSticksOut(page);
        await expectClean(page);
      });
  });
