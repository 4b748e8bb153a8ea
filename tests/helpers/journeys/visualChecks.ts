import type { Page } from '@playwright/test';
import { axeViolations, colourViolations } from './axe';
import { expect } from './site';
import { IS_SWEEP } from './sweep';

/** In px: a phone, and in the sweep also a desktop. */
export const WIDTHS = IS_SWEEP ? [360, 1280] : [360];

/** Applies the colours of the other scheme without using the page's switch. */
export async function showScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['scheme'] = name), scheme);
}

async function inOtherScheme(page: Page, look: () => Promise<void>): Promise<void> {
  const scheme = (await page.locator('html').getAttribute('data-scheme')) ?? 'dark';
  await showScheme(page, scheme === 'dark' ? 'light' : 'dark');
  await look();
  await showScheme(page, scheme);
}

/** Returns elements that exceed the width of the screen, except inside scroll containers. */
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

export async function expectNoHorizontalOverflow(page: Page, what?: string): Promise<void> {
  // The page receives the new size of the window one frame later.
  await expect.poll(() => stickingOut(page), what).toEqual([]);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow, what).toBeLessThanOrEqual(0);
}

/** In the sweep also the colours of the other scheme. `again` restores what disappears, such as a toast. */
export async function expectAccessible(page: Page, what = '', again?: () => Promise<void>) {
  expect(await axeViolations(page), what).toEqual([]);
  if (!IS_SWEEP) return;
  await inOtherScheme(page, async () => {
    await again?.();
    expect(await colourViolations(page), `${what} in the other scheme`).toEqual([]);
  });
}

export async function expectAccessibleAndFitting(page: Page, what = ''): Promise<void> {
  await expectNoHorizontalOverflow(page, what);
  await expectAccessible(page, what);
}

/** Scrolls through the page so that every part is rendered in its final colours. */
export async function activateIslands(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}
