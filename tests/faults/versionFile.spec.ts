import { expect, test, type Faults } from '../helpers/faults';
import { allowLostScript, failure, goToStore, mark, STORE_SCRIPT } from '../helpers/lostScript';
import { open } from '../helpers/site';

const VERSION = '/data/version.json';

test.beforeEach(({ watch }) => allowLostScript(watch));

for (const [what, fail] of [
  ['is missing', (faults: Faults) => faults.status(VERSION, 404)],
  ['is cut off', (faults: Faults) => faults.abort(VERSION)],
  ["is a portal's page", (faults: Faults) => faults.portal(VERSION)],
  ['holds no build', (faults: Faults) => faults.body(VERSION, '{"build":7}')],
  ['holds nothing', (faults: Faults) => faults.body(VERSION, 'null')],
] as const)
  test(`A page is not reloaded when the version file ${what}`, async ({ page, faults }) => {
    await open(page, '/cart');
    await fail(faults);
    await faults.status(STORE_SCRIPT, 404);
    const isSame = await mark(page);
    await goToStore(page);
    await expect(failure(page)).toBeVisible();
    expect(await isSame()).toBe(true);
  });

test('A page does not wait for ever for the version file', async ({ page, faults }) => {
  await open(page, '/cart');
  await faults.hang(VERSION);
  await faults.status(STORE_SCRIPT, 404);
  const asked = page.waitForRequest('**' + VERSION);
  await goToStore(page);
  await asked;
  await expect(failure(page)).toBeVisible({ timeout: 10_000 });
});
