import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { bigIndex } from './catalogue';
import { NAME_SHIM } from './phone';
import { cpuUntilPaint, mainThreadTasks, startTrace } from './trace';

/** Time in ms without a change of the page after which an action counts as finished. */
const QUIET_MS = 600;

/** Returns the session storage entries of a signed-in administrator. */
function session(): Record<string, string> {
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: JSON.stringify({ user, timestamp }), adminSessionStays: '1' };
}

/** Page of a signed-in administrator on a desktop computer. */
export interface AdminPage {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** Opens an empty page of a signed-in administrator, whose website has many products. */
export async function openAdminPage(browser: Browser, products: number): Promise<AdminPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session());
  await page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: bigIndex(products) }),
  );
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** Slows the CPU down. @param rate 1 for its full speed */
export async function throttle(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits until the page has not changed for a while. */
export async function waitForQuiet(cdp: CDPSession): Promise<void> {
  const expression = `new Promise((resolve) => {
    let timer;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, ${QUIET_MS});
    };
    const observer = new MutationObserver(restart);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    restart();
  })`;
  await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
}

/** CPU time of the main thread in ms, which other programs do not change. */
export interface ActionTimes {
  longestTask: number;
  /** From the event to the next paint; 0 without a tap or key press. */
  paint: number;
}

/** Measures an action until the page does not change any more. */
export async function timeAction(
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<ActionTimes> {
  const stop = await startTrace(cdp);
  await act();
  await waitForQuiet(cdp);
  const events = await stop();
  return {
    longestTask: Math.max(0, ...mainThreadTasks(events)),
    paint: cpuUntilPaint(events),
  };
}

/** Measures a click or the press of a key as {@link timeAction}. @throws Error if it caused no event */
export async function timeInput(
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<ActionTimes> {
  const times = await timeAction(cdp, act);
  if (times.paint === 0) throw new Error('The action caused no event');
  return times;
}

/**
 * Locates a control and returns a function that clicks it. The lookup is done in advance, because
 * Playwright's own work in the page would be measured too.
 */
export async function prepareClick(page: Page, control: Locator): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  return () => page.mouse.click(box.x + 8, box.y + box.height / 2);
}
