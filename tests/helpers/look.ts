import type { Page } from '@playwright/test';
import { axeTroubles, colourTroubles } from './axe';
import { expect } from './site';

/** The widths, in px, at which the screens of the back office are looked at. */
export const WIDTHS = [360, 1280] as const;

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

/** What is on the screen is clear to everyone, in the scheme it stands in and in the other one, and fits. */
export async function expectClear(page: Page, what?: string): Promise<void> {
  const scheme = (await page.locator('html').getAttribute('data-scheme')) ?? 'dark';
  expect(await axeTroubles(page), what).toEqual([]);
  await expectFits(page, what);
  // Of a page that has nothing wrong in one scheme only the colours can be wrong in the other.
  const other = scheme === 'dark' ? 'light' : 'dark';
  await showScheme(page, other);
  expect(await colourTroubles(page), `${what ?? 'the page'}, ${other}`).toEqual([]);
  await showScheme(page, scheme);
}

/** Brings every part of the page to life and into its final colours. */
export async function wake(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/** Axe finds nothing in the scheme the page stands in, then in the other one, where what passes is shown again. */
export async function expectClean(page: Page, again?: () => Promise<void>): Promise<void> {
  expect(await axeTroubles(page), 'in dark').toEqual([]);
  await showScheme(page, 'light');
  await again?.();
  expect(await colourTroubles(page), 'in light').toEqual([]);
}
