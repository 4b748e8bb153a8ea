import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './site';

/** Visitors have a service worker. Tests of offline use are the only ones that allow it. */
export const WITH_WORKER = { serviceWorkers: 'allow', saveData: false } as const;

export function savedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

export async function savedShells(page: Page): Promise<string[]> {
  const saved = await savedPaths(page);
  return Object.keys(saved).filter((name) => name.startsWith('shell-') && saved[name]?.length);
}

/** Returns whether all scripts of public pages are saved, those of the build that the website has now. */
export async function isShellSaved(page: Page): Promise<boolean> {
  const saved = await savedPaths(page);
  const script = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const manifest = /\{"build":"[^}]*\}/.exec(script)![0];
  const { build, shell } = JSON.parse(manifest) as { build: string; shell: string[] };
  const files = saved[`shell-${build}`] ?? [];
  return shell.every((file) => files.includes(file));
}

export async function openAndSave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  const isSaved = async () => (await savedPaths(page))['pages']?.includes(decodeURI(path));
  // The worker stores about fifty scripts.
  const timeout = 30_000;
  await expect.poll(() => isShellSaved(page), { message: 'scripts', timeout }).toBe(true);
  await expect.poll(isSaved, { message: path, timeout }).toBe(true);
}

export const savedCopyNotice = (page: Page) =>
  page.getByText(/^You are offline\. Saved copy of \d{1,2} \w{3,4}, \d\d:\d\d$/);

export const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

/** Looks for another build, as the browser does by itself with each page that is opened. */
export async function findBuild(page: Page): Promise<void> {
  const isFound = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (!registration.installing && !registration.waiting) await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(isFound).toBe(true);
}
