import type { Browser, CDPSession, Page } from 'playwright';
import { bigIndex } from './catalogue';
import { NAME_SHIM } from './measurePage';

/** After an act the page is watched until it has been quiet for this long, ms. */
const QUIET_MS = 600;

/** How the administrator of the bench is known: a session such as the site stores it. */
function session(): Record<string, string> {
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: JSON.stringify({ user, timestamp }), adminSessionStays: '1' };
}

/** Runs in the page before anything else. */
function watchTasks(): void {
  const tasks: number[] = [];
  (window as unknown as { tasks: number[] }).tasks = tasks;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => tasks.push(duration)),
  ).observe({ type: 'longtask', buffered: true });
}

export interface TaskLine {
  what: string;
  /** ms of the longest task that followed the act; 0 when none took 50 ms. */
  longest: number;
}

async function afterQuiet(cdp: CDPSession): Promise<number> {
  const expression = `new Promise((resolve) => {
    const look = (known) => setTimeout(() => {
      if (window.tasks.length > known) look(window.tasks.length);
      else resolve(Math.max(0, ...window.tasks.splice(0)));
    }, ${QUIET_MS});
    look(window.tasks.length);
  })`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
  return result.value as number;
}

/** A click at a place that was looked up before: Playwright's own looks at the page meanwhile. */
async function pointAt(page: Page, name: string): Promise<() => Promise<void>> {
  const button = page.getByRole('columnheader', { name }).getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  if (!place) throw new Error(`${name} has no place on the screen`);
  return () => page.mouse.click(place.x + 8, place.y + place.height / 2);
}

/** The longest tasks of the products' table with 10,000 rows at 4 × CPU throttle. */
export async function measureBackOffice(browser: Browser, origin: string): Promise<TaskLine[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  await page.addInitScript(watchTasks);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session());
  await page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: bigIndex() }),
  );
  await page.goto(`${origin}/admin`);
  // The records of the sample content stand beside those of the index.
  await page
    .getByText(/^10[,. ]?0\d\d$/)
    .first()
    .waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await afterQuiet(cdp);
  const lines: TaskLine[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await act();
    lines.push({ what, longest: await afterQuiet(cdp) });
  };
  const link = await page
    .getByRole('link', { name: 'Products', exact: true })
    .first()
    .boundingBox();
  await measure('open', () => page.mouse.click((link?.x ?? 0) + 8, (link?.y ?? 0) + 8));
  await page.getByRole('table').waitFor();
  await measure('sort by name', await pointAt(page, 'Name'));
  await measure('sort the other way', await pointAt(page, 'Name'));
  if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
  const box = page.getByRole('searchbox');
  await box.focus();
  for (const key of ['l', 'e', 'n', 's'])
    await measure(`search, “${key}”`, () => page.keyboard.press(key));
  await context.close();
  return lines;
}
