import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import type { ActLine } from './tables';
import { startTrace, type Figures } from './trace';

/** Time in ms without a change of the page after which an action counts as finished. */
const QUIET_MS = 700;
const POLL_MS = 250;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What all parts of the benchmark measure. */
export interface Bench {
  browser: Browser;
  origin: string;
  pages: readonly { name: string; path: string }[];
  /** Number of repetitions. */
  runs: number;
}

/** Page with a session of the DevTools protocol. */
export interface BenchPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/**
 * Opens an empty page, of a phone by default.
 * @param slowdown 1 for the full speed of the CPU
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  slowdown = 4,
): Promise<BenchPage> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

/**
 * Waits until an expression is true. Playwright's own functions inject a large script, which the slow CPU would process for
 * up to a second.
 */
export async function waitUntil(cdp: CDPSession, expression: string): Promise<void> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  if (result.value === true) return;
  await pause(POLL_MS);
  await waitUntil(cdp, expression);
}

/** True when the application has taken over a public page. */
export const IS_LIVE = "'live' in document.documentElement.dataset";

/** Waits until the page has not changed for a while. */
export async function waitForQuiet(cdp: CDPSession): Promise<void> {
  const expression = `new Promise((resolve) => {
    let timer;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ${QUIET_MS});
    };
    new MutationObserver(restart).observe(document, { subtree: true, childList: true, characterData: true });
    restart();
  })`;
  await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
}

/** Measures an action until the page does not change any more. */
export async function measure(
  cdp: CDPSession,
  act: () => Promise<unknown>,
  isInput = true,
): Promise<Figures> {
  const stop = await startTrace(cdp);
  await act();
  await waitForQuiet(cdp);
  const figures = await stop();
  if (isInput && figures.paint === 0) throw new Error('The action caused no event');
  return figures;
}

/**
 * Locates a control and returns a function that taps or clicks it. The lookup is done in advance, because Playwright's own
 * work in the page would be measured too.
 */
export async function preparePress(page: Page, control: Locator): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  const [x, y] = [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!isTouch) await page.mouse.move(x, y);
  return () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Prepares the press of a control of a page that does not change any more, see {@link preparePress}. */
export async function prepareQuietPress(
  { page, cdp }: BenchPage,
  control: Locator,
): Promise<() => Promise<void>> {
  await control.waitFor();
  await waitForQuiet(cdp);
  return preparePress(page, control);
}

type Act = () => Promise<unknown>;

/** Measures actions one after the other. */
export async function timeActs(
  { cdp }: BenchPage,
  what: string,
  acts: readonly Act[],
  goals: ActLine['goals'] = { paint: 100 },
  isInput = true,
): Promise<ActLine> {
  const runs: Figures[] = [];
  for (const act of acts) {
    await waitForQuiet(cdp);
    runs.push(await measure(cdp, act, isInput));
  }
  return { what, runs, goals };
}

/** Returns an action for each key. */
export const pressKeys = (page: Page, keys: Iterable<string>): Act[] =>
  Array.from(keys, (key) => () => page.keyboard.press(key === ' ' ? 'Space' : key));
