import type { Page } from '@playwright/test';
import { builtScript } from '../hosts/builtSite';
import type { PageMonitor } from './site';

/** The script of the store page, which other pages do not load. */
export const STORE_SCRIPT = builtScript('src/app/pages/StorePage.tsx');

export const failure = (page: Page) =>
  page.getByRole('heading', { name: 'Something went wrong', exact: true });

/** Marks the document. The returned function returns whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

export function allowMissingScript(watch: PageMonitor): void {
  watch.allows(/Failed to fetch dynamically imported module/);
  watch.allows(/Hydration:/);
}
