import { builtScript } from '../../helpers/hosts/builtSite';
import { layoutShiftOf, recordLayoutShifts } from '../../helpers/journeys/layoutShift';
import { expect, test, waitForHydration } from '../../helpers/journeys/site';

/** Counts the sections that the browser has not laid out yet, with the footer. */
const countSkipped = () =>
  [...document.querySelectorAll('main section, footer')].filter(
    (part) => !(part.firstElementChild ?? part).checkVisibility({ contentVisibilityAuto: true }),
  ).length;

test('A phone lays out the other sections of the first page when the application has started, without moving the visible one, also in a browser that does not report the first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  let release = () => {};
  let gate: Promise<void>;
  await page.route(`**${builtScript('src/app/entry.client.tsx')}`, async (route) => {
    await gate;
    await route.continue();
  });
  const topOfForm = () =>
    page.evaluate(() =>
      Math.round(document.getElementById('contact')!.getBoundingClientRect().top),
    );
  for (const url of ['/', '/#contact'])
    await test.step(url, async () => {
      gate = new Promise((done) => (release = done));
      await page.goto('about:blank');
      await page.goto(url);
      await expect.poll(() => page.evaluate(countSkipped)).toBeGreaterThan(2);
      const top = await topOfForm();
      release();
      await waitForHydration(page);
      expect(await page.evaluate(countSkipped)).toBe(0);
      // What is laid out above the visitor moves nothing.
      if (url !== '/') expect(Math.abs((await topOfForm()) - top)).toBeLessThan(3);
    });
});

test('The home page does not move when its fonts arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route('/fonts/*', async (route) => {
    await gate;
    await route.continue();
  });
  await recordLayoutShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  release();
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShiftOf(page)).toBe(0);
});
