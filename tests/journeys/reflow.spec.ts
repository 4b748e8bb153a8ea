import type { Page } from '@playwright/test';
import { pagesByArea, pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { expect, open, seed, test } from '../helpers/site';

/** Elements that stick out of the screen sideways, unless they scroll in a frame of their own. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 1 && height > 1 && (right > width + 1 || left < -1) && !scrolls(element);
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} '${(element.textContent ?? '').slice(0, 40)}'`,
      );
  });
}

async function expectFits(page: Page): Promise<void> {
  // A new size of the window reaches the page a frame later.
  await expect.poll(() => stickingOut(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Long words, as content may hold them. */
const LONG = 'Kamerastativschwenkkopfverlängerung'.repeat(3);
const CART = [0, 1].map((at) => {
  const { id, image } = someProduct(at);
  return {
    id,
    name: at === 0 ? LONG : someProduct(at).name,
    quantity: 99,
    category: LONG,
    image,
    price: 1,
  };
});

const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

for (const path of kinds)
  test(`${path} fits 320 px, 200 % zoom and text twice as large without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await seed(page, { local: { bookingCart: CART } });
    await open(page, path);
    await expectFits(page);
    // A window of 1280 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectFits(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectFits(page);
  });

for (const [area, paths] of pagesByArea())
  test(`Every other page of ${area} fits a screen 320 px wide without scrolling sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths.filter((other) => !kinds.has(other)))
      await test.step(path, async () => {
        await open(page, path);
        await expectFits(page);
      });
  });
