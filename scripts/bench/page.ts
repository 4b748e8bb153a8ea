import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import { printActs, type ActLines, type Goals } from './tables';
import { startTrace } from './trace';

/** Time in ms without a change of the page after which an action counts as finished. */
const QUIET_MS = 700;
const POLL_MS = 250;

/** CPU time in ms until the next paint. */
const PAINT: Goals = { paint: 100 };

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Act = () => Promise<unknown>;

/** What all parts of the benchmark measure. */
export interface Bench {
  browser: Browser;
  origin: string;
  pages: readonly { name: string; path: string }[];
  /** Number of repetitions. */
  runs: number;
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

/**
 * Locates a control and returns a function that taps or clicks it. The lookup is done in advance, because Playwright's own
 * work in the page would be measured too.
 */
export async function preparePress(page: Page, control: Locator): Promise<Act> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  const [x, y] = [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!isTouch) await page.mouse.move(x, y);
  return () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Page with a session of the DevTools protocol, and what was measured in it. */
export type BenchPage = Awaited<ReturnType<typeof openPage>>;

interface PageOptions extends BrowserContextOptions {
  /** 1 for the full speed of the CPU. */
  slowdown?: number;
  /** Where measurements are added. */
  lines?: ActLines;
}

/** Opens an empty page, of a phone by default. */
export async function openPage(
  browser: Browser,
  { slowdown = 4, lines = new Map(), ...options }: PageOptions = {},
) {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const measure = async (what: string, act: Act, goals: Goals, isInput = true) => {
    const stop = await startTrace(browser, page);
    await act();
    await waitForQuiet(cdp);
    const figures = await stop();
    if (isInput && figures.paint === 0) throw new Error('The action caused no event');
    lines.set(what, { runs: [...(lines.get(what)?.runs ?? []), figures], goals });
  };
  const time = async (what: string, acts: readonly Act[], goals = PAINT, isInput = true) => {
    for (const act of acts) {
      await waitForQuiet(cdp);
      await measure(what, act, goals, isInput);
    }
  };
  const prepare = async (control: Locator) => {
    await control.waitFor();
    await waitForQuiet(cdp);
    return preparePress(page, control);
  };
  return {
    page,
    cdp,
    /** Measures an action until the page does not change any more. Actions of one name are runs of the same line. */
    measure,
    /** Measures actions one after the other, each when the page does not change any more. */
    time,
    /** Prepares the press of a control of a page that does not change any more, see {@link preparePress}. */
    prepare,
    /** Measures presses of a control. */
    async press(what: string, control: Locator, runs = 1, goals = PAINT) {
      const act = await prepare(control);
      await time(what, Array<Act>(runs).fill(act), goals);
    },
    /** Measures each of some keys in a field. */
    async type(what: string, field: Locator, keys: Iterable<string>, goals = PAINT) {
      await field.focus();
      const acts = Array.from(keys, (key) => () => page.keyboard.press(key));
      await time(what, acts, goals);
    },
    close: () => context.close(),
    /** Closes the page and prints what was measured in it. */
    async finish(title: string) {
      await context.close();
      printActs(title, lines);
    },
  };
}
