import type { Browser, CDPSession, Page } from 'playwright';
import { bigIndex } from './catalogue';
import { NAME_SHIM } from './phone';

/** Time in ms without a new long task after which an action counts as finished. */
const QUIET_MS = 600;

/** Returns the session storage entries of a signed-in administrator. */
function session(): Record<string, string> {
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: JSON.stringify({ user, timestamp }), adminSessionStays: '1' };
}

/** Global of the page that {@link recordLongTasks} adds. */
type TaskWindow = Window & { tasks?: number[] };

/** Records long tasks. Injected into the page before any other script. */
function recordLongTasks(): void {
  const tasks: number[] = [];
  (window as TaskWindow).tasks = tasks;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => tasks.push(duration)),
  ).observe({ type: 'longtask', buffered: true });
}

interface TaskLine {
  what: string;
  /** Duration in ms of the longest task after the action. 0 if no task took 50 ms. */
  longest: number;
}

async function waitForQuiet(cdp: CDPSession): Promise<number> {
  const expression = `new Promise((resolve) => {
    const check = (known) => setTimeout(() => {
      if (window.tasks.length > known) check(window.tasks.length);
      else resolve(Math.max(0, ...window.tasks.splice(0)));
    }, ${QUIET_MS});
    check(window.tasks.length);
  })`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
  return result.value as number;
}

/**
 * Locates a column header and returns a function that clicks it. The lookup is done in advance,
 * because Playwright's own work in the page would be measured too.
 */
async function prepareClick(page: Page, name: string): Promise<() => Promise<void>> {
  const button = page.getByRole('columnheader', { name }).getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  return () => page.mouse.click(box.x + 8, box.y + box.height / 2);
}

/** Measures the longest tasks of the product table with 10,000 rows and 4 × CPU throttling. */
export async function measureBackOffice(browser: Browser, origin: string): Promise<TaskLine[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  await page.addInitScript(recordLongTasks);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session());
  await page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: bigIndex() }),
  );
  await page.goto(`${origin}/admin`);
  // The records of the sample content are listed in addition to those of the index.
  await page
    .getByText(/^10[,. ]?0\d\d$/)
    .first()
    .waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await waitForQuiet(cdp);
  const lines: TaskLine[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await act();
    lines.push({ what, longest: await waitForQuiet(cdp) });
  };
  const link = await page
    .getByRole('link', { name: 'Products', exact: true })
    .first()
    .boundingBox();
  await measure('open', () => page.mouse.click((link?.x ?? 0) + 8, (link?.y ?? 0) + 8));
  await page.getByRole('table').waitFor();
  await measure('sort by name', await prepareClick(page, 'Name'));
  await measure('sort in reverse', await prepareClick(page, 'Name'));
  if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
  const searchBox = page.getByRole('searchbox');
  await searchBox.focus();
  for (const key of ['l', 'e', 'n', 's'])
    await measure(`search, “${key}”`, () => page.keyboard.press(key));
  await context.close();
  return lines;
}
