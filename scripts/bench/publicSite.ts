import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { IS_LIVE, openPage, preparePress, waitForQuiet, waitUntil, type Bench } from './page';
import { kb, ms, percentile, printActs, type ActLine, type Figure } from './tables';
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

/** Measures an interaction on a page of its own, so that it is the first one. */
async function interact(
  browser: Browser,
  origin: string,
  [, path, target, key]: Interaction,
): Promise<Figures> {
  const { page, cdp, measure, close } = await openPage(browser);
  await page.addInitScript(
    (cart) => localStorage.setItem('bookingCart', cart),
    JSON.stringify(CART),
  );
  await page.goto(origin + path, { waitUntil: 'load' });
  await waitUntil(cdp, IS_LIVE);
  const press = await preparePress(page, target(page));
  if (key) await target(page).focus();
  await waitForQuiet(cdp);
  const figures = await measure(key ? () => page.keyboard.press(key) : press);
  await close();
  return figures;
}

/** Taps the menu button as soon as the first paint has shown it, while the application starts. */
async function tapFirst(browser: Browser, origin: string): Promise<Figures> {
  const { page, cdp, measure, close } = await openPage(browser);
  await page.goto(origin, { waitUntil: 'commit' });
  const press = await preparePress(page, menu(page));
  const figures = await measure(async () => {
    await press();
    await waitUntil(cdp, IS_LIVE);
  });
  await close();
  return figures;
}

/** Prints the time from interactions of visitors to the next paint. */
export async function printInteractions({ browser, origin, pages, runs }: Bench): Promise<void> {
  const lines: ActLine[] = [];
  const add = async (what: string, event: number, run: () => Promise<Figures>) => {
    const all: Figures[] = [];
    while (all.length < runs) all.push(await run());
    lines.push({ what, runs: all, goals: { event } });
  };
  for (const interaction of interactionsOf(pages.at(-1)?.path ?? ''))
    await add(interaction[0], 100, () => interact(browser, origin, interaction));
  await add('first tap while the page starts', 200, () => tapFirst(browser, origin));
  printActs('interaction, 4 × CPU', lines);
}
