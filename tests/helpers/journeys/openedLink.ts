import type { Locator, Page } from '@playwright/test';

/** Clicks a button that opens another app. Returns the address that it would open. */
export async function linkOpenedBy(page: Page, button: Locator): Promise<URL> {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.open = (href) => {
          resolve(String(href));
          return null;
        };
      }),
  );
  await button.click();
  return new URL(await opened);
}
