import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerScript } from '../../scripts/prerender/serviceWorker';
import { replaceBuild } from '../helpers/hosts/otherBuild';
import { test } from '../helpers/hosts/publishSite';
import { bookingField } from '../helpers/journeys/booking';
import { markDocument } from '../helpers/journeys/missingScript';
import {
  buildOf,
  findBuild,
  isShellSaved,
  openAndSave,
  savedCopyNotice,
  WITH_WORKER,
} from '../helpers/journeys/offline';
import { expect, open } from '../helpers/journeys/site';

test.use(WITH_WORKER);

test.beforeEach(({ watch }) => {
  watch.allows(/Failed to load resource/);
});

test('A new build is taken with the next page, not in the middle of a form, two tabs on two builds both work, and a file can remove the worker', async ({
  page,
  context,
  place,
}) => {
  const name = bookingField(page, 'Full Name');
  await test.step('the form keeps its build and its input', async () => {
    await openAndSave(page, '/booking');
    await name.fill('Adaeze Obi');
    const isSame = await markDocument(page);
    replaceBuild(place.dist, 'second-build');
    await findBuild(page);
    await bookingField(page, 'Phone Number').fill('+234 801 234 5678');
    expect(await isSame()).toBe(true);
    expect(await name.inputValue()).toBe('Adaeze Obi');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await page.waitForURL('/');
    expect(await buildOf(page)).toBe('second-build');
    await openAndSave(page, '/booking');
    expect(await name.inputValue()).toBe('Adaeze Obi');
  });
  replaceBuild(place.dist, 'third-build');
  const other = await context.newPage();
  await open(other, '/cart');
  expect(await buildOf(other)).toBe('third-build');
  await expect.poll(() => isShellSaved(other)).toBe(true);

  await test.step('the first tab loads scripts that are no longer on the website', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await buildOf(page)).toBe('second-build');
  });
  await context.setOffline(true);
  await test.step('both are opened again without a connection', async () => {
    await open(page, '/booking');
    expect(await buildOf(page)).toBe('second-build');
    await open(other, '/cart');
    expect(await buildOf(other)).toBe('third-build');
    await expect(savedCopyNotice(other)).toBeVisible();
  });
  await context.setOffline(false);
  await test.step("a file 'no-service-worker' removes the worker and what it saved", async () => {
    await other.close();
    // Chromium never replaces a worker that a test watches while it handles a message of the application.
    await page.goto('/robots.txt');
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    const script = path.join(place.dist, 'sw.js');
    const stop = path.join(place.publicFolder, 'no-service-worker');
    writeFileSync(stop, '');
    for (const ending of ['.br', '.gz']) rmSync(script + ending, { force: true });
    writeFileSync(
      script,
      await workerScript(script, place.publicFolder, { build: '', shell: [], office: [] }),
    );
    rmSync(stop);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // The browser does this by itself with each page that is opened.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await open(page, '/store');
    await expect.poll(registrations).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
