import { builtScript } from '../../helpers/hosts/builtSite';
import { expect, test, waitForHydration } from '../../helpers/journeys/site';

test.use({ viewport: { width: 360, height: 780 } });

/** Counts the sections that the browser has not laid out yet, with the footer. */
const countSkipped = () =>
  [...document.querySelectorAll('main section, footer')].filter(
    (part) => !(part.firstElementChild ?? part).checkVisibility({ contentVisibilityAuto: true }),
  ).length;

test('A phone lays out the lower sections of the first page when the application has started', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(`**${builtScript('src/app/entry.client.tsx')}`, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(countSkipped)).toBeGreaterThan(2);
  release();
  await waitForHydration(page);
  expect(await page.evaluate(countSkipped)).toBe(0);
});

test('An anchor of the first page leads to its section on a phone', async ({ page }) => {
  await page.goto('/#contact');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Have any question?' })).toBeInViewport();
});
