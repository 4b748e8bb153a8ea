import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/links/paths';
import { content, someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const PICTURE = /\/media\/.*\.(?:avif|webp|jpe?g|png|svg)(?:\?|$)/;
const logo = content.site().brand.logo;

/** Returns the position of every element of the page in px. */
async function layoutOf(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main h3, main article, footer')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      },
    ),
  );
}

// Tall enough to show every image without scrolling.
test.use({ viewport: { width: 390, height: 14_000 } });

// The sweep opens both.
const PAGES = IS_SWEEP ? ['/', productPath(someProduct())] : ['/'];

for (const path of PAGES)
  test(`${path} keeps its layout if no image can be loaded, and does not retry forever`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const images = page.locator('main img');
    const pictures = await images.count();
    expect(pictures).toBeGreaterThan(0);
    const widths = () =>
      images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
    await expect.poll(widths).not.toContain(0);
    const before = await layoutOf(page);
    await faults.abort(PICTURE);
    await open(page, path);
    // Also in the header and in the footer.
    faults.allowTries(logo, pictures + 2);
    await expect(images).toHaveCount(0);
    await expect.poll(() => layoutOf(page)).toEqual(before);
    expect(faults.countOf(PICTURE)).toBeLessThanOrEqual(pictures * 3 + 2);
  });
