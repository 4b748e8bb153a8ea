import type { Page } from '@playwright/test';
import { builtScript } from '../hosts/builtSite';
import type { PageMonitor } from './site';

/** The script of the store's page, which the other pages do not have. */
export const STORE_SCRIPT = builtScript('src/app/pages/StorePage.tsx');

/** The 500 page. */
export const failure = (page: Page) =>
  page.getByRole('heading', { name: 'Something went wrong', exact: true });

/** From the empty cart to the store. */
export async function goToStore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
}

/** Marks the document; the returned function says whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** What the browser and React say of a script that does not come. */
export function allowMissingScript(watch: PageMonitor): void {
  watch.allows(/Failed to fetch dynamically imported module/);
  watch.allows(/Hydration:/);
}
