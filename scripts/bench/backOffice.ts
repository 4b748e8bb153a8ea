import type { Browser, CDPSession, Page } from 'playwright';
import { bigIndex } from './catalogue';
import { NAME_SHIM } from './phone';
import { cpuUntilPaint, startTrace } from './trace';

/** Time in ms without a change of the page after which an action counts as finished. */
const QUIET_MS = 600;

/** Returns the session storage entries of a signed-in administrator. */
function session(): Record<string, string> {
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: JSON.stringify({ user, timestamp }), adminSessionStays: '1' };
}

/** CPU time of the main thread in ms, which other programs do not change. */
interface ActionTimes {
  longestTask: number;
  /** From the event to the next paint. */
  paint: number;
}

/** Waits until the page has not changed for a while. */
async function waitForQuiet(cdp: CDPSession): Promise<void> {
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

async function timeAction(cdp: CDPSession, act: () => Promise<unknown>): Promise<ActionTimes> {
  const stop = await startTrace(cdp);
  await act();
  await waitForQuiet(cdp);
  const events = await stop();
  const isInput = (type: string | undefined) => type === 'pointerdown' || type === 'keydown';
  const input = events.find(
    ({ name, args }) => name === 'EventDispatch' && isInput(args.data?.type),
  );
  if (!input) throw new Error('The action caused no event');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === input.pid && tid === input.tid && ts + dur > input.ts,
  );
  return {
    longestTask: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    paint: cpuUntilPaint(events),
  };
}

/**
 * Locates a control and returns a function that clicks it. The lookup is done in advance, because
 * Playwright's own work in the page would be measured too.
 */
async function prepareClick(
  page: Page,
  control: ReturnType<Page['locator']>,
): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  return () => page.mouse.click(box.x + 8, box.y + box.height / 2);
}

/** Goals in ms for 2,000 products, and for the longest task while 10,000 products are opened. */
const GOAL = 100;
const MANY_GOAL = 150;

const ms = (value: number) => `${Math.round(value)} ms`;

async function measureTable(
  browser: Browser,
  origin: string,
  products: number,
): Promise<({ what: string } & ActionTimes)[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session());
  await page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: bigIndex(products) }),
  );
  await page.goto(`${origin}/admin`);
  // The tile of the dashboard. The records of the sample content are listed in addition.
  const count = String(products).slice(0, -2);
  await page
    .getByText(new RegExp(`^${count.slice(0, -1)}[,. ]?${count.slice(-1)}\\d\\d$`))
    .first()
    .waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await waitForQuiet(cdp);
  const lines: ({ what: string } & ActionTimes)[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await waitForQuiet(cdp);
    lines.push({ what, ...(await timeAction(cdp, act)) });
  };
  const link = page.getByRole('link', { name: 'Products', exact: true }).first();
  await measure('open', await prepareClick(page, link));
  await page.getByRole('table').waitFor();
  const header = page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first();
  await measure('sort by name', await prepareClick(page, header));
  await measure('sort in reverse', await prepareClick(page, header));
  if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
  await page.getByRole('searchbox').focus();
  for (const key of ['l', 'e', 'n', 's'])
    await measure(`search, “${key}”`, () => page.keyboard.press(key));
  await context.close();
  return lines;
}

/** Measures the table of products in the back office with 4 × CPU throttling, and prints the goals. */
export async function reportBackOffice(browser: Browser, origin: string): Promise<void> {
  for (const count of [2000, 10_000]) {
    const isMany = count > 2000;
    const goal = ({ what }: { what: string }) => {
      if (!isMany) return ms(GOAL);
      return what === 'open' ? `${ms(MANY_GOAL)} (task)` : '';
    };
    // One after another: parallel runs would compete for the CPU.
    const lines = await measureTable(browser, origin, count);
    console.table(
      lines.map((line) => ({
        [`back office, ${count} products, 4 × CPU`]: line.what,
        'CPU until the next paint': ms(line.paint),
        'longest task': ms(line.longestTask),
        goal: goal(line),
      })),
    );
  }
}
