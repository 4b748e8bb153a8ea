import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { addDays, dayAt } from '../src/domain/availability/day';
import { requestItem, rowsOf, sampleRequest } from '../src/domain/rental/rentalFixture';
import type { RentalRequest } from '../src/domain/rental/schema';
import { seedBackOffice } from '../tests/helpers/journeys/seedBackOffice';
import { chromiumLaunchOptions } from '../tests/setup/chromium';
import { build } from './build';
import { originOf } from './serve/http';
import { servePreview } from './serve/preview';

const DIST = path.resolve(import.meta.dirname, '../dist');
const SLOWDOWN = 4;
const SETTLED_MS = 2500;
const REQUESTS = 5000;

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

const FLAGS = [
  // With a debugger, V8 parses a script again for each error that is created, which does not happen for visitors.
  '--js-flags=--no-enable-lazy-source-positions',
  // On Android a date input is one field. The fields for day, month and year of a desktop cost 30 ms.
  '--disable-blink-features=InputMultipleFieldsUI',
];

/** What the browser reports since the page was opened or since `reset`. Times in ms. */
interface Observed {
  lcp: number;
  tasks: number[];
}

async function openPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // tsx compiles functions with calls of it, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(() => {
    const observed: Observed = { lcp: 0, tasks: [] };
    Object.assign(window, { observed });
    const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
    observe('longtask', ({ duration }) => observed.tasks.push(duration));
  });
  const cpuTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const measure = async (act: () => Promise<unknown>) => {
    const before = await cpuTime();
    await act();
    await pause(SETTLED_MS);
    const { lcp, tasks } = await page.evaluate(() => {
      const { observed } = window as typeof window & { observed: Observed };
      return { ...observed, tasks: observed.tasks.splice(0) };
    });
    return {
      LCP: Math.round(lcp),
      'CPU time': Math.round((await cpuTime()) - before),
      'longest task': Math.round(Math.max(0, ...tasks)),
      'blocking time': Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)),
    };
  };
  return { page, measure, close: () => context.close() };
}

type Figures = Awaited<ReturnType<Awaited<ReturnType<typeof openPage>>['measure']>>;

function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const median = (key: keyof Figures) =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures;
}

async function printPages(browser: Browser, origin: string, runs: number): Promise<void> {
  const products = await readdir(path.join(DIST, 'store'));
  const product = path.basename(products.find((name) => name.endsWith('.html')) ?? '', '.html');
  const rows: Record<string, Figures> = {};
  for (const url of ['/', '/store', `/store/${product}`, '/booking']) {
    const measured: Figures[] = [];
    while (measured.length < runs) {
      const { page, measure, close } = await openPage(browser, PHONE);
      measured.push(await measure(() => page.goto(origin + url, { waitUntil: 'load' })));
      await close();
    }
    rows[url] = medians(measured);
  }
  console.log(`Public pages, CPU ${SLOWDOWN} × slower, in ms`);
  console.table(rows);
}

function requestOf(index: number): RentalRequest {
  const from = addDays(dayAt(Date.now()), ((index * 7919) % 365) - 330);
  const statuses = ['returned', 'declined', 'confirmed', 'quoted', 'new', 'collected'] as const;
  const customer = (index * 7919) % 1200;
  return sampleRequest({
    id: `request-${index}`,
    ref: `B${String(index).padStart(5, '0')}`,
    status: statuses[index % statuses.length] ?? 'new',
    customer: { name: `Customer ${customer}`, phone: `0803 ${1_000_000 + customer}`, email: '' },
    from,
    to: addDays(from, 2 + (index % 4)),
    items: [0, 1, 2].map((place) => requestItem(`p${(index + place) % 24}`, `Product ${place}`)),
  });
}

/** Prints what the rental desk costs with many requests. Goal: no task over 100 ms. */
async function printDesk(browser: Browser, origin: string): Promise<void> {
  const { page, measure, close } = await openPage(browser, DESKTOP);
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((session) => {
    localStorage.setItem('adminSession', session);
  }, JSON.stringify({ user, timestamp }));
  const requests = Array.from({ length: REQUESTS }, (_, index) => requestOf(index));
  await seedBackOffice(page, { requests: Object.entries(rowsOf(requests)) });
  await page.goto(`${origin}/admin/services`, { waitUntil: 'load' });
  await page.getByRole('table').first().waitFor();
  const press = (name: RegExp) => page.getByRole('link', { name }).first().click();
  const table = page.getByRole('table', { name: 'Requests' });
  const rows = {
    'open the list': await measure(() => press(/^Requests/).then(() => table.waitFor())),
    'search, four letters': await measure(() =>
      page.getByRole('searchbox').pressSequentially('1199'),
    ),
    'open a request': await measure(() => table.getByRole('link').first().click()),
    'ten letters of a note': await measure(() =>
      page.getByLabel('Internal notes').pressSequentially('Call at ten'),
    ),
  };
  await close();
  console.log(`Rental desk with ${REQUESTS} requests, CPU ${SLOWDOWN} × slower, in ms`);
  console.table(rows, ['CPU time', 'longest task', 'blocking time']);
}

/** `npm run bench`: measures the built site. `--runs` sets the number of repetitions, `--keep` uses the existing build. */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, keep: { type: 'boolean' } },
  });
  if (!values.keep || !existsSync(DIST)) await build();
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  const server = await servePreview(0, DIST);
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...FLAGS] });
  await printPages(browser, originOf(server), Number(values.runs));
  await printDesk(browser, originOf(server));
  await browser.close();
  server.close();
}

await bench();
