import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../hosts/builtSite';
import { expect } from './site';

/** Records the number of visible main headings after each change of the page. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headings: seen });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter(
        (heading) => heading.getClientRects().length > 0,
      );
      const now = `${shown.length}: ${shown.map(({ textContent }) => textContent).join(', ')}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      const changes = { childList: true, subtree: true, attributes: true };
      new MutationObserver(look).observe(document.body, changes);
    });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

/** Delays scripts and data by two frames, so that the page shows its loading states. */
export async function holdBack(page: Page): Promise<void> {
  const painted = () =>
    page
      .evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      )
      .catch(() => undefined);
  await page.route(/\/(?:assets|data)\//, async (route) => {
    await painted();
    await route.continue().catch(() => undefined);
  });
}

/** Answers with the empty shell, as for a path without a prerendered page. */
export async function serveShell(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: path.join(DIST, '200.html') }),
  );
}

/** Expects that every recorded moment had exactly one main heading. */
export async function expectOneHeading(page: Page, seen: () => Promise<string[]>): Promise<void> {
  await expect(page.locator('main h1:not([data-loading])')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await seen();
  expect(all.filter((one) => !one.startsWith('1: '))).toEqual([]);
}
