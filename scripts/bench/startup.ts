import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone, waitForHydration } from './phone';
import { median } from './statistics';
import { mainThreadTasks, startTrace } from './trace';

/** Time in ms after hydration in which the page finishes its work, such as counting up. */
const WATCH_MS = 4000;

/** Part of a task in ms that does not block input. */
const SHORT_MS = 50;

/** CPU time of the main thread in ms, from the request of a page until it is idle. */
export interface StartupCost {
  all: number;
  style: number;
  longestTask: number;
  /** Sum of the parts of all tasks beyond 50 ms. */
  blocking: number;
}

async function measureOnce(browser: Browser, url: string): Promise<StartupCost> {
  const { context, page, cdp } = await openPhone(browser);
  const stop = await startTrace(cdp);
  await page.goto(url, { waitUntil: 'load' });
  await waitForHydration(cdp);
  await pause(WATCH_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (metric: string) =>
    (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000;
  const tasks = mainThreadTasks(await stop());
  await context.close();
  return {
    all: valueOf('TaskDuration'),
    style: valueOf('RecalcStyleDuration'),
    longestTask: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_MS), 0),
  };
}

/** Measures the start of a page on a phone with a 4 × slower CPU, and returns medians. */
export async function measureStartup(
  browser: Browser,
  url: string,
  runs: number,
): Promise<StartupCost> {
  const costs: StartupCost[] = [];
  // One after another: parallel runs would compete for the CPU.
  while (costs.length < runs) costs.push(await measureOnce(browser, url));
  const of = (pick: (cost: StartupCost) => number) => median(costs.map(pick));
  return {
    all: of((cost) => cost.all),
    style: of((cost) => cost.style),
    longestTask: of((cost) => cost.longestTask),
    blocking: of((cost) => cost.blocking),
  };
}
