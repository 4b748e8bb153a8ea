import type { Page } from '@playwright/test';
import { axeTroubles } from './axe';
import { expect } from './site';

/** The schemes and widths, in px, in which the screens of the back office are looked at. */
export const LOOKS = ['dark', 'light'].flatMap((scheme) =>
  [360, 1280].map((width) => ({ scheme, width })),
);

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

/** What is on the screen is clear to everyone, and fits. */
export async function expectClear(page: Page, what?: string): Promise<void> {
  expect(await axeTroubles(page), what).toEqual([]);
  await expectFits(page, what);
}
