import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { IS_LIVE, openPage, preparePress, waitUntil, type Bench } from './page';
import { kb, ms, percentile, printActs, type ActLines, type Figure } from './tables';
import { startTrace, type Figures } from './trace';

/** Lighthouse's mobile throttling, applied by the browser: 1.6 Mbit/s, 150 ms latency. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Time in ms after hydration in which a page finishes its work, such as counting up and images near the screen. */
const WATCH_MS = 4000;

/** Loads a page with an empty cache on a slow network. */
async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, options);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const stop = await startTrace(browser, page);
  await page.goto(url, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await waitUntil(cdp, IS_LIVE);
  await pause(WATCH_MS);
  const figures = await stop();
  await close();
  return figures;
}

/** Prints what pages cost until they are idle, next to the same pages without scripts, the lower bound for any framework. */
export async function printStart({ browser, origin, pages, runs }: Bench): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const { name, path } of pages) {
    const live: Figures[] = [];
    const bare: Figures[] = [];
    // One after another: parallel runs would compete for the CPU.
    while (live.length < runs) {
      live.push(await visit(browser, origin + path));
      bare.push(await visit(browser, origin + path, { javaScriptEnabled: false }));
    }
    const median = (key: Figure) => percentile(live, key, 50);
    const factor = (key: Figure) => (median(key) / percentile(bare, key, 50)).toFixed(2);
    const bytes = live[0]?.bytes ?? {};
    rows.push({
      'start, slow network, 4 × CPU': name,
      FCP: `${ms(median('fcp'))} (${factor('fcp')} ×)`,
      LCP: `${ms(median('lcp'))} (${factor('lcp')} ×)`,
      CLS: median('cls').toFixed(3),
      'CPU time': ms(median('cpu'), 1000),
      styles: ms(median('style'), 120),
      'longest task': ms(median('longestTask'), 94),
      'blocking time': ms(median('blocking'), 52),
      HTML: kb(bytes['Document']),
      JS: kb(bytes['Script']),
      fonts: kb(bytes['Font']),
      images: kb(bytes['Image']),
    });
  }
  console.log('× the page without scripts (goals: LCP ≤ 1.15 ×, CLS ≤ 0.01)');
  console.table(rows);
}

/** Returns the first button of the main part of a page. */
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Returns the search field of a page. */
export const search = (page: Page) => page.getByRole('searchbox');

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/** Interaction of a visitor: its page, and what is tapped or, with a key, in which field it is pressed. */
type Interaction = [what: string, path: string, target: (page: Page) => Locator, key?: string];

const interactionsOf = (product: string): Interaction[] => [
  ['open the menu', '/', menu],
  ['open the filter', '/store', button(/^Filter/)],
  ['favourite', '/store', button(/to favorites$/)],
  ['keystroke in the store', '/store', search, 'c'],
  ['open a dialog', product, button('Book Now')],
  ['open the lightbox', product, button('Zoom image')],
  ['add to the cart', product, button('Add to Cart')],
];

/** Another item, so that adding to the cart asks nothing. */
const CART = [{ id: 'other', name: 'Other', quantity: 1, category: '', image: '', price: 1 }];

/** Taps the menu button as soon as the first paint has shown it, while the application starts. */
async function tapFirst(browser: Browser, origin: string, lines: ActLines): Promise<void> {
  const { page, cdp, measure, close } = await openPage(browser, { lines });
  await page.goto(origin, { waitUntil: 'commit' });
  const press = await preparePress(page, menu(page));
  const act = () => press().then(() => waitUntil(cdp, IS_LIVE));
  await measure('first tap while the page starts', act, { event: 200 });
  await close();
}

/** Prints the time from interactions of visitors to the next paint. Each has a page of its own, so that it is the first one. */
export async function printInteractions({ browser, origin, pages, runs }: Bench): Promise<void> {
  const lines: ActLines = new Map();
  const cart = JSON.stringify(CART);
  const goals = { event: 100 };
  for (const [what, path, target, key] of interactionsOf(pages.at(-1)?.path ?? ''))
    for (let run = 0; run < runs; run += 1) {
      const { page, cdp, press, type, close } = await openPage(browser, { lines });
      await page.addInitScript((stored) => localStorage.setItem('bookingCart', stored), cart);
      await page.goto(origin + path, { waitUntil: 'load' });
      await waitUntil(cdp, IS_LIVE);
      if (key) await type(what, target(page), key, goals);
      else await press(what, target(page), 1, goals);
      await close();
    }
  for (let run = 0; run < runs; run += 1) await tapFirst(browser, origin, lines);
  printActs('interaction, 4 × CPU', lines);
}
