import type { Page } from '@playwright/test';
import { axeTroubles, colourTroubles } from './axe';
import { expect } from './site';

/** The widths, in px, at which the screens of the back office are looked at. */
export const WIDTHS = [360, 1280] as const;

/** What a browser keeps where it is a desktop: a phone begins in dark, a desktop in light. */
export const schemeAt = (width: number) => ({
  local: { colourScheme: width < 600 ? 'dark' : 'light' },
});

/** Gives the page on the screen the other scheme's colours, without its switch. */
export async function showScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['scheme'] = name), scheme);
}

/** Nothing sticks out to the side of the page on the screen. */
export async function expectFits(page: Page, what?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, what).toBe(0);
}

/**
 * What is on the screen is clear to everyone, in the scheme it stands in and in the other one.
 * @param again shows what passes by itself once more
 */
export async function expectClean(page: Page, what = '', again?: () => Promise<void>) {
  const scheme = (await page.locator('html').getAttribute('data-scheme')) ?? 'dark';
  expect(await axeTroubles(page), `${what} in ${scheme}`).toEqual([]);
  // Of a page that has nothing wrong in one scheme only the colours can be wrong in the other.
  const other = scheme === 'dark' ? 'light' : 'dark';
  await showScheme(page, other);
  await again?.();
  expect(await colourTroubles(page), `${what} in ${other}`).toEqual([]);
  await showScheme(page, scheme);
}

/** What is on the screen is clear to everyone in both schemes, and fits. */
export async function expectClear(page: Page, what?: string): Promise<void> {
  await expectFits(page, what);
  await expectClean(page, what);
}

/** Brings every part of the page to life and into its final colours. */
export async function wake(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}
