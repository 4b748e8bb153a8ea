import type { Browser, Page } from 'playwright';
import { largeIndex, storeRequests } from './largeContent';
import {
  openPage,
  prepareQuietPress,
  pressKeys,
  timeActs,
  waitForQuiet,
  waitUntil,
  type Bench,
  type BenchPage,
} from './page';
import { printActs, type ActLine } from './tables';
import type { Figures } from './trace';

const DESKTOP = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};
const PAINT = { paint: 100 };

/** Opens a page of a signed-in administrator, whose website has many products. */
async function openOffice(browser: Browser, products: number, slowdown = 4): Promise<BenchPage> {
  const office = await openPage(browser, DESKTOP, slowdown);
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  await office.page.addInitScript((session) => {
    sessionStorage.setItem('adminSession', session);
    sessionStorage.setItem('adminSessionStays', '1');
  }, JSON.stringify({ user, timestamp }));
  const body = JSON.stringify(await largeIndex(products));
  await office.page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  return office;
}

export const times = <A>(act: A, runs: number): A[] => Array.from({ length: runs }, () => act);

export const columnOf = (page: Page, name: string) =>
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
    const open = await prepareQuietPress(office, link);
    const lines = [await timeActs(office, 'open', [open], isMany ? { longestTask: 150 } : goals)];
    const sort = await prepareQuietPress(office, columnOf(page, 'Name'));
    lines.push(await timeActs(office, 'sort by name and in reverse', [sort, sort], goals));
    if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
    await page.getByRole('searchbox').focus();
    lines.push(await timeActs(office, 'keystroke in the search', pressKeys(page, 'lens'), goals));
    await office.close();
    printActs(`back office, ${count} products, 4 × CPU`, lines);
  }
}

const REQUESTS = 5000;
const PRODUCTS = 500;
const HAS_TABLE = "document.querySelector('main table') !== null";

/** Opens a page of an administrator whose browser has many requests. */
export async function openRequests(
  browser: Browser,
  origin: string,
  slowdown = 4,
): Promise<BenchPage> {
  const office = await openOffice(browser, PRODUCTS, slowdown);
  await office.page.goto(`${origin}/robots.txt`);
  await storeRequests(office.page, REQUESTS, await largeIndex(PRODUCTS));
  return office;
}

/** Times the opening of a page with a table from another one of the back office, whose own start is not included. */
export async function timeOpening(
  office: BenchPage,
  runs: number,
  url: string,
  name: string,
): Promise<Figures[]> {
  const { page, cdp } = office;
  const shown = `document.querySelector('h1')?.textContent === '${name}' && ${HAS_TABLE}`;
  const opened: Figures[] = [];
  while (opened.length < runs) {
    await page.goto(url);
    await waitUntil(cdp, HAS_TABLE);
    const open = await prepareQuietPress(
      office,
      page.getByRole('link', { name: new RegExp(`^${name}`) }).first(),
    );
    const line = await timeActs(office, '', [() => open().then(() => waitUntil(cdp, shown))]);
    opened.push(...line.runs);
  }
  return opened;
}

async function timeList({ browser, origin, runs }: Bench): Promise<ActLine[]> {
  const office = await openRequests(browser, origin);
  const { page, cdp } = office;
  const loads = await timeOpening(office, runs, `${origin}/admin/services`, 'Requests');
  const sort = await prepareQuietPress(office, columnOf(page, 'Customer'));
  const lines: ActLine[] = [
    { what: 'load the list', runs: loads, goals: { ...PAINT, longestTask: 150 } },
    await timeActs(office, 'sort by customer', times(sort, runs)),
  ];
  await page.getByRole('searchbox').focus();
  lines.push(await timeActs(office, 'keystroke in the search', pressKeys(page, 'customer 11')));
  await page.getByRole('searchbox').fill('B00');
  await waitForQuiet(cdp);
  const open = await prepareQuietPress(office, page.getByRole('link', { name: /^B\d/ }).first());
  lines.push(await timeActs(office, 'open a request', [open]));
  await page.getByLabel('Internal notes').focus();
  lines.push(await timeActs(office, 'keystroke in the notes', pressKeys(page, 'call at noon')));
  await page.getByLabel('Phone').focus();
  lines.push(await timeActs(office, 'keystroke in the phone number', pressKeys(page, '123456')));
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .focus();
  const quantity = pressKeys(page, ['1', 'Backspace', '2', 'Backspace']);
  lines.push(await timeActs(office, 'keystroke in a quantity', quantity));
  await office.close();
  return lines;
}

async function timeCalendar({ browser, origin, runs }: Bench, slowdown: number) {
  const office = await openRequests(browser, origin, slowdown);
  const { page, cdp } = office;
  await page.goto(`${origin}/admin/requests/calendar`);
  await waitUntil(cdp, HAS_TABLE);
  const button = page.getByRole('button', { name: 'Next four weeks' });
  const next = await prepareQuietPress(office, button);
  const goals = slowdown === 1 ? { longestTask: 50 } : {};
  const lines = [
    await timeActs(office, 'next four weeks', times(next, runs), { ...PAINT, ...goals }),
  ];
  await page.getByRole('table').hover();
  for (const [what, distance, goal] of [
    ['scroll a step of the wheel', 120, { longestTask: 50 }],
    ['scroll a screen', 800, goals],
  ] as const) {
    const scroll = times(() => page.mouse.wheel(0, distance), runs);
    lines.push(await timeActs(office, what, scroll, goal, false));
  }
  await office.close();
  return lines;
}

/** Prints the cost of the list and the calendar of requests with 5,000 requests and 500 products. */
export async function printRequests(bench: Bench): Promise<void> {
  printActs(`${REQUESTS} requests, 4 × CPU`, await timeList(bench));
  for (const slowdown of [4, 1])
    printActs(`calendar, ${slowdown} × CPU`, await timeCalendar(bench, slowdown));
}
