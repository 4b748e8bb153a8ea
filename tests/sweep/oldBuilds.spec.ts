import { replaceBuild } from '../helpers/hosts/otherBuild';
import { test } from '../helpers/hosts/publishSite';
import {
  buildOf,
  findBuild,
  openAndSave,
  savedShells,
  WITH_WORKER,
} from '../helpers/journeys/offline';
import { expect, open } from '../helpers/journeys/site';

test.use(WITH_WORKER);

test.beforeEach(({ watch }) => {
  watch.allows(/Failed to load resource/);
});

test('The scripts of a build are removed when the tabs that use it are closed, saved pages stay', async ({
  page,
  context,
  place,
}) => {
  await openAndSave(page, '/store');
  for (const build of ['second-build', 'third-build']) {
    replaceBuild(place.dist, build);
    await findBuild(page);
    // The new worker starts when no page of the old one is left and it has nothing to do.
    const openAgain = async () => {
      const workers = context.serviceWorkers();
      await page.goto('about:blank');
      const areLeft = () => workers.every((worker) => context.serviceWorkers().includes(worker));
      await expect.poll(areLeft).toBe(false);
      await openAndSave(page, '/cart');
      return savedShells(page);
    };
    await expect.poll(openAgain).toHaveLength(2);
    expect((await savedShells(page)).at(-1)).toBe(`shell-${build}`);
  }
  await context.setOffline(true);
  await open(page, '/cart');
  expect(await buildOf(page)).toBe('third-build');
});
