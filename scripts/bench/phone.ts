import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

const CPU_SLOWDOWN = 4;

/** Defines the helper that the TypeScript runner adds to functions, which is missing in pages. */
export const NAME_SHIM = 'window.__name = (value) => value';

/** Page of a phone whose CPU is slowed down, with a session of the DevTools protocol. */
interface Phone {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/**
 * Opens an empty page of a phone with a 4 × slower CPU. The durations of its metrics are CPU time of
 * the main thread, which other programs do not change.
 */
export async function openPhone(
  browser: Browser,
  { width = 412, height = 823, density = 1.75 } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(NAME_SHIM);
  return { context, page, cdp };
}

/** Interval in ms at which the page is checked for hydration. */
const POLL_MS = 250;

/**
 * Evaluates an expression with the DevTools protocol. Playwright's own functions inject a large
 * script, which the throttled CPU would process for up to a second.
 */
export async function evaluate(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** Waits until the application has taken over the page. */
export async function waitForHydration(cdp: CDPSession): Promise<void> {
  if (await evaluate(cdp, "'live' in document.documentElement.dataset")) return;
  await pause(POLL_MS);
  await waitForHydration(cdp);
}
