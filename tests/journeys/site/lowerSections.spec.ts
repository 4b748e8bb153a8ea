import { expect, open, test } from '../../helpers/journeys/site';

const PHONE = { width: 360, height: 780 };

test.use({ viewport: PHONE });

/** Counts the sections that the browser has not laid out yet, with the footer. */
const countSkipped = () =>
  [...document.querySelectorAll('main section, footer')].filter(
    (part) => !(part.firstElementChild ?? part).checkVisibility({ contentVisibilityAuto: true }),
  ).length;

test('A phone lays out the lower sections of the first page with the first scroll', async ({
  page,
}) => {
  await open(page, '/');
  expect(await page.evaluate(countSkipped)).toBeGreaterThan(2);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(countSkipped)).toBe(0);
});

test('Back leads to the exact position on a phone', async ({ page }) => {
  await open(page, '/store/anamorphic-50mm');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^View Product/ })
    .last();
  await link.scrollIntoViewIfNeeded();
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const clickedAt = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(element.getBoundingClientRect().top));
        element.addEventListener('click', tell, { once: true });
      }),
  );
  await link.click();
  const before = await clickedAt;
  await expect(page).not.toHaveURL(/anamorphic/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(topOf).toBe(before);
});

test('An anchor of the first page leads to its section on a phone', async ({ page }) => {
  await open(page, '/#contact');
  const heading = page.getByRole('heading', { name: 'Have any question?' });
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(countSkipped)).toBe(0);
});
