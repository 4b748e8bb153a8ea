import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import {
  openAdminPage,
  prepareClick,
  throttle,
  timeAction,
  timeInput,
  waitForQuiet,
  type ActionTimes,
  type AdminPage,
} from './adminPage';
import { storeRequests } from './manyRequests';
import { evaluate } from './phone';
import { percentile } from './statistics';

const REQUESTS = 5000;
const PRODUCTS = 500;

/** Interval in ms at which a page that loads is checked. */
const POLL_MS = 250;

/** Goals in ms: from an interaction to the next paint, and for the longest task. */
const PAINT_GOAL = 100;
const LOADING_GOAL = 150;
const CALENDAR_GOAL = 50;

/** Distances in px of one step of a mouse wheel, and of about a screen. */
const WHEEL_STEP = 120;
const SCREEN = 800;

interface Line {
  what: string;
  times: ActionTimes[];
  /** Goal of the longest task, where it has one. */
  taskGoal?: number | undefined;
}

type Act = () => Promise<unknown>;

const repeated = (act: Act, runs: number): Act[] => Array.from({ length: runs }, () => act);

/** Opens an empty page of an administrator whose browser has many requests. */
async function openAdmin(browser: Browser, origin: string, rate: number): Promise<AdminPage> {
  const admin = await openAdminPage(browser, PRODUCTS);
  await admin.page.goto(`${origin}/robots.txt`);
  await storeRequests(admin.page, REQUESTS, PRODUCTS);
  await throttle(admin.cdp, rate);
  return admin;
}

/** Measures actions one after the other. */
async function timeAll(
  { cdp }: AdminPage,
  acts: readonly Act[],
  time = timeInput,
): Promise<ActionTimes[]> {
  const times: ActionTimes[] = [];
  for (const act of acts) {
    await waitForQuiet(cdp);
    times.push(await time(cdp, act));
  }
  return times;
}

/** Waits until a table is shown. Playwright's own functions would run a script in the page. */
async function waitForTable(cdp: CDPSession): Promise<void> {
  if (await evaluate(cdp, "document.querySelector('main table') !== null")) return;
  await pause(POLL_MS);
  await waitForTable(cdp);
}

/** Opens the list from another page of the back office, whose own start is not included. */
async function timeLoad({ page, cdp }: AdminPage, origin: string): Promise<ActionTimes> {
  await page.goto(`${origin}/admin/services`);
  const link = page.getByRole('link', { name: /^Requests/ }).first();
  await link.waitFor();
  const click = await prepareClick(page, link);
  await waitForQuiet(cdp);
  return timeInput(cdp, async () => {
    await click();
    await waitForTable(cdp);
  });
}

async function measureList(browser: Browser, origin: string, runs: number): Promise<Line[]> {
  const admin = await openAdmin(browser, origin, 4);
  const { page, cdp } = admin;
  const loads: ActionTimes[] = [];
  while (loads.length < runs) loads.push(await timeLoad(admin, origin));
  const lines: Line[] = [{ what: 'load the list', times: loads, taskGoal: LOADING_GOAL }];
  const add = async (what: string, acts: readonly Act[]) =>
    lines.push({ what, times: await timeAll(admin, acts) });
  const keys = (names: readonly string[]) => names.map((name) => () => page.keyboard.press(name));

  const header = page.getByRole('columnheader', { name: 'Customer' }).getByRole('button');
  await add('sort by customer', repeated(await prepareClick(page, header), runs));
  await page.getByRole('searchbox').focus();
  await add('keystroke in the search', keys('customer 11'.split('')));
  await page.getByRole('searchbox').fill('SL-B00');
  await waitForQuiet(cdp);
  const link = page.getByRole('link', { name: /^SL-B/ }).first();
  await add('open a request', [await prepareClick(page, link)]);
  await page.getByLabel('Internal notes').focus();
  await add('keystroke in the notes', keys('call at noon'.split('')));
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .focus();
  await add('keystroke in a quantity', keys(['1', 'Backspace', '2', 'Backspace']));
  await admin.context.close();
  return lines;
}

async function measureCalendar(
  browser: Browser,
  origin: string,
  rate: number,
  runs: number,
): Promise<Line[]> {
  const admin = await openAdmin(browser, origin, rate);
  const { page, cdp } = admin;
  await page.goto(`${origin}/admin/requests/calendar`);
  await waitForTable(cdp);
  const next = await prepareClick(page, page.getByRole('button', { name: 'Next four weeks' }));
  const weeks = await timeAll(admin, repeated(next, runs));
  await page.getByRole('table').hover();
  const scroll = (distance: number) =>
    timeAll(
      admin,
      repeated(() => page.mouse.wheel(0, distance), runs),
      timeAction,
    );
  const [steps, screens] = [await scroll(WHEEL_STEP), await scroll(SCREEN)];
  await admin.context.close();
  const fullSpeedGoal = rate === 1 ? CALENDAR_GOAL : undefined;
  return [
    { what: 'calendar, next four weeks', times: weeks, taskGoal: fullSpeedGoal },
    { what: 'calendar, scroll a step of the wheel', times: steps, taskGoal: CALENDAR_GOAL },
    { what: 'calendar, scroll a screen', times: screens, taskGoal: fullSpeedGoal },
  ];
}

const ms = (value: number) => `${Math.round(value)} ms`;
const withGoal = (value: number, goal: number | undefined) =>
  goal === undefined ? ms(value) : `${ms(value)} (goal ${goal})`;

function print(title: string, lines: readonly Line[]): void {
  const paintOf = ({ times }: Line) =>
    percentile(
      times.map(({ paint }) => paint),
      95,
    );
  console.table(
    lines.map((line) => ({
      [title]: line.what,
      'CPU until the next paint, p95':
        paintOf(line) === 0 ? '' : withGoal(paintOf(line), PAINT_GOAL),
      'longest task': withGoal(
        Math.max(...line.times.map(({ longestTask }) => longestTask)),
        line.taskGoal,
      ),
    })),
  );
}

/** Measures the requests of the back office with 5,000 requests and 500 products, and prints the goals. */
export async function reportRequests(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<void> {
  const list = await measureList(browser, origin, runs);
  const calendar = await measureCalendar(browser, origin, 4, runs);
  print(`${REQUESTS} requests, 4 × CPU`, [...list, ...calendar]);
  print(`${REQUESTS} requests, full CPU speed`, await measureCalendar(browser, origin, 1, runs));
}
