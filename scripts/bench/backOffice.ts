import type { Browser, Page } from 'playwright';
import { largeIndex, storeRequests } from './largeContent';
import { openPage, waitForQuiet, waitUntil, type Bench, type BenchPage } from './page';
import { search } from './publicSite';
import type { Goals } from './tables';

const DESKTOP = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

/** Opens a page of a signed-in administrator, whose website has many products. */
async function openOffice(browser: Browser, products: number, slowdown = 4): Promise<BenchPage> {
  const office = await openPage(browser, { ...DESKTOP, slowdown });
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  await office.page.addInitScript((session) => {
    localStorage.setItem('adminSession', session);
  }, JSON.stringify({ user, timestamp }));
  const body = JSON.stringify(await largeIndex(products));
  await office.page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  return office;
}

const columnOf = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button').first();

/** Prints the cost of the table of products. */
export async function printProducts({ browser, origin }: Bench): Promise<void> {
  for (const count of [2000, 10_000]) {
    const office = await openOffice(browser, count);
    const { page } = office;
    const isMany = count > 2000;
    const goals = isMany ? {} : { paint: 100, longestTask: 100 };
    await page.goto(`${origin}/admin`);
    // The number of products on the dashboard.
    await page
      .getByText(/^\d{1,2}[,. ]?\d{3}$/)
      .first()
      .waitFor();
    const link = page.getByRole('link', { name: 'Products', exact: true }).first();
    await office.press('open', link, 1, isMany ? { longestTask: 150 } : goals);
    await office.press('sort by name and in reverse', columnOf(page, 'Name'), 2, goals);
    if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
    await office.type('keystroke in the search', search(page), 'lens', goals);
    await office.finish(`back office, ${count} products, 4 × CPU`);
  }
}

const REQUESTS = 5000;
const PRODUCTS = 500;
const HAS_TABLE = "document.querySelector('main table') !== null";

/** Opens a page of an administrator whose browser has many requests. */
async function openRequests(browser: Browser, origin: string, slowdown = 4): Promise<BenchPage> {
  const office = await openOffice(browser, PRODUCTS, slowdown);
  await office.page.goto(`${origin}/robots.txt`);
  await storeRequests(office.page, REQUESTS, await largeIndex(PRODUCTS));
  return office;
}

/** Times the opening of a page with a table from another one of the back office, whose own start is not included. */
async function timeOpening(
  office: BenchPage,
  what: string,
  runs: number,
  url: string,
  name: string,
  goals: Goals,
): Promise<void> {
  const { page, cdp } = office;
  const shown = `document.querySelector('h1')?.textContent === '${name}' && ${HAS_TABLE}`;
  for (let run = 0; run < runs; run += 1) {
    await page.goto(url);
    await waitUntil(cdp, HAS_TABLE);
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
    const open = await office.prepare(link);
    await office.time(what, [() => open().then(() => waitUntil(cdp, shown))], goals);
  }
}

async function timeList({ browser, origin, runs }: Bench): Promise<void> {
  const office = await openRequests(browser, origin);
  const { page, cdp, press, type, finish } = office;
  const goals = { paint: 100, longestTask: 150 };
  await timeOpening(office, 'load the list', runs, `${origin}/admin/services`, 'Requests', goals);
  await press('sort by customer', columnOf(page, 'Customer'), runs);
  await type('keystroke in the search', search(page), 'customer 11');
  await search(page).fill('B00');
  await waitForQuiet(cdp);
  await press('open a request', page.getByRole('link', { name: /^B\d/ }).first());
  await type('keystroke in the notes', page.getByLabel('Internal notes'), 'call at noon');
  await type('keystroke in the phone number', page.getByLabel('Phone'), '123456');
  const quantity = page.getByLabel(/^Quantity of/).first();
  await type('keystroke in a quantity', quantity, ['1', 'Backspace', '2', 'Backspace']);
  await finish(`${REQUESTS} requests, 4 × CPU`);
}

async function timeCalendar({ browser, origin, runs }: Bench, slowdown: number): Promise<void> {
  const { page, cdp, press, time, finish } = await openRequests(browser, origin, slowdown);
  await page.goto(`${origin}/admin/requests/calendar`);
  await waitUntil(cdp, HAS_TABLE);
  const next = page.getByRole('button', { name: 'Next four weeks' });
  const goals: Goals = slowdown === 1 ? { longestTask: 50 } : {};
  await press('next four weeks', next, runs, { paint: 100, ...goals });
  await page.getByRole('table').hover();
  for (const [what, distance, goal] of [
    ['scroll a step of the wheel', 120, { longestTask: 50 }],
    ['scroll a screen', 800, goals],
  ] as const) {
    const scrolls = Array.from({ length: runs }, () => () => page.mouse.wheel(0, distance));
    await time(what, scrolls, goal, false);
  }
  await finish(`calendar, ${slowdown} × CPU`);
}

/** Prints the cost of the list and the calendar of requests with 5,000 requests and 500 products. */
export async function printRequests(bench: Bench): Promise<void> {
  await timeList(bench);
  for (const slowdown of [4, 1]) await timeCalendar(bench, slowdown);
}

/** Prints the cost of the pages of customers and reports with 5,000 requests. */
export async function printCustomers({ browser, origin, runs }: Bench): Promise<void> {
  const office = await openRequests(browser, origin);
  const { page, cdp, press, type, finish } = office;
  const from = `${origin}/admin/requests`;
  await timeOpening(office, 'open customers', runs, from, 'Customers', { longestTask: 100 });
  await press('sort by balance', columnOf(page, 'Balance'), runs);
  await type('search of customers', search(page), 'customer 11');
  await waitForQuiet(cdp);
  await press('open a customer', page.getByRole('table').getByRole('link').first());
  await type('keystroke in the note', page.getByLabel('Note'), 'call at noon');
  await timeOpening(office, 'open reports', runs, from, 'Reports', { longestTask: 100 });
  await press('report of the month before', page.getByRole('button', { name: 'Earlier' }), runs);
  await finish('customers and reports, 5,000 requests, 4 × CPU');
}
