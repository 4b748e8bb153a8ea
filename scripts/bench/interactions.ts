import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator } from 'playwright';
import { evaluate, openPhone, waitForHydration } from './phone';
import { percentile } from './statistics';
import { cpuUntilPaint, startTrace } from './trace';
import { interactionsOf, type Interaction } from './visitorInteractions';

/** Time in ms after an action, in which the browser reports its events and finishes its work. */
const SETTLE_MS = 700;

/** Cost of an interaction in ms. */
interface Cost {
  /** From the event to the next paint. */
  paint: number;
  /** CPU time of the main thread from the event to the next paint. */
  cpu: number;
}

/** Records the longest event. Injected into the page before any other script. */
function recordEvents(): void {
  const state = window as Window & { longestEvent?: number };
  state.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      state.longestEvent = Math.max(state.longestEvent ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const readNumber = (cdp: CDPSession, expression: string) =>
  evaluate(cdp, expression) as Promise<number>;

/** Taps or presses a key with the protocol, because locator actions run scripts in the page. */
async function measureAct(cdp: CDPSession, act: () => Promise<void>): Promise<Cost> {
  await readNumber(cdp, 'window.longestEvent = 0');
  const stop = await startTrace(cdp);
  await act();
  await pause(SETTLE_MS);
  const cpu = cpuUntilPaint(await stop());
  return { paint: await readNumber(cdp, 'window.longestEvent'), cpu };
}

async function pointOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function measureOnce(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<Cost> {
  const { what, path, storage = {}, target, key } = interaction;
  const { context, page, cdp } = await openPhone(browser);
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries))
      localStorage.setItem(name, JSON.stringify(value));
  }, storage);
  await page.addInitScript(recordEvents);
  await page.goto(origin + path, { waitUntil: 'load' });
  await waitForHydration(cdp);
  await pause(SETTLE_MS);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const [x, y] = await pointOf(element);
  if (key) await element.focus();
  await pause(SETTLE_MS);
  const cost = await measureAct(cdp, () =>
    key ? page.keyboard.press(key) : page.touchscreen.tap(x, y),
  );
  await context.close();
  if (cost.paint === 0 && cost.cpu === 0) throw new Error(`Nothing happened: ${what}`);
  return cost;
}

/** Taps the menu button as soon as the first paint has shown it, while the application starts. */
async function measureFirstTap(browser: Browser, origin: string): Promise<Cost> {
  const { context, page, cdp } = await openPhone(browser);
  await page.addInitScript(recordEvents);
  await page.goto(origin, { waitUntil: 'commit' });
  const [x, y] = await pointOf(page.getByRole('button', { name: 'Open menu' }));
  const cost = await measureAct(cdp, () => page.touchscreen.tap(x, y));
  await waitForHydration(cdp);
  await pause(SETTLE_MS);
  const paint = await readNumber(cdp, 'window.longestEvent');
  await context.close();
  return { ...cost, paint };
}

/** Result of an interaction in ms. */
export interface InteractionLine {
  what: string;
  /** From the event to the next paint, 95th percentile. */
  paint: number;
  /** CPU time of the main thread from the event to the next paint, 95th percentile. */
  cpu: number;
  goal: number;
}

async function lineOf(
  what: string,
  goal: number,
  runs: number,
  measure: () => Promise<Cost>,
): Promise<InteractionLine> {
  const costs: Cost[] = [];
  // One after another: parallel runs would compete for the CPU.
  while (costs.length < runs) costs.push(await measure());
  return {
    what,
    paint: percentile(
      costs.map(({ paint }) => paint),
      95,
    ),
    cpu: percentile(
      costs.map(({ cpu }) => cpu),
      95,
    ),
    goal,
  };
}

/**
 * Measures interactions of visitors on a phone with a 4 × slower CPU, each on a page of its own, so
 * that every interaction is the first one.
 * @param product path of a product page
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  product: string,
  runs: number,
): Promise<InteractionLine[]> {
  const lines: InteractionLine[] = [];
  for (const interaction of interactionsOf(product))
    lines.push(
      await lineOf(interaction.what, 100, runs, () => measureOnce(browser, origin, interaction)),
    );
  lines.push(
    await lineOf('first tap while the page starts', 200, runs, () =>
      measureFirstTap(browser, origin),
    ),
  );
  return lines;
}
