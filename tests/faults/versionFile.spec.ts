import { expect, test, type Faults } from '../helpers/journeys/faults';
import {
  allowMissingScript,
  failure,
  goToStore,
  markDocument,
  STORE_SCRIPT,
} from '../helpers/journeys/missingScript';
import { open } from '../helpers/journeys/site';

const VERSION = '/data/version.json';

test.beforeEach(({ watch }) => allowMissingScript(watch));

const BREAKS: [what: string, fail: (faults: Faults) => Promise<void>][] = [
  ['missing', (faults) => faults.status(VERSION, 404)],
  ['cut off', (faults) => faults.abort(VERSION)],
  ["a portal's page", (faults) => faults.portal(VERSION)],
  ['without a build', (faults) => faults.body(VERSION, '{"build":7}')],
  ['without anything', (faults) => faults.body(VERSION, 'null')],
];

test('A page is not reloaded for an invalid version file', async ({ page, faults }) => {
  test.slow();
  for (const [what, fail] of BREAKS)
    await test.step(what, async () => {
      await open(page, '/cart');
      await fail(faults);
      await faults.status(STORE_SCRIPT, 404);
      const isSame = await markDocument(page);
      await goToStore(page);
      await expect(failure(page)).toBeVisible();
      expect(await isSame()).toBe(true);
      await faults.heal();
    });
});

test('A page does not wait forever for the version file', async ({ page, faults }) => {
  await open(page, '/cart');
  await faults.hang(VERSION);
  await faults.status(STORE_SCRIPT, 404);
  const asked = page.waitForRequest('**' + VERSION);
  await goToStore(page);
  await asked;
  await expect(failure(page)).toBeVisible({ timeout: 10_000 });
});
