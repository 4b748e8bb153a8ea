import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/** Lighthouse's mobile throttling, applied by the browser: 1.6 Mbit/s and 150 ms, 4 × slower CPU. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/** After the page is live it is watched for this long, ms: what starts late counts too. */
const WATCH_MS = 2500;

/** The runner that compiles these scripts marks functions by a call that pages do not know. */
export const NAME_SHIM = 'window.__name = (value) => value';

export interface PageMetrics {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes received by kind. */
  bytes: Record<string, number>;
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  const on = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/**
 * Asks the page by the browser's own protocol: Playwright's waiting and evaluating bring a large
 * script of its own into the page, which the slowed CPU would work on for up to a second.
 */
async function ask(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** How often a page is asked whether it is live, ms. */
const ASK_MS = 250;

async function untilUp(cdp: CDPSession): Promise<void> {
  if (await ask(cdp, "'live' in document.documentElement.dataset")) return;
  await pause(ASK_MS);
  await untilUp(cdp);
}

/** Loads one page cold under throttling and returns what it took. */
export async function measurePage(
  browser: Browser,
  url: string,
  isLive: boolean,
): Promise<PageMetrics> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(NAME_SHIM);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  if (isLive) await untilUp(cdp);
  await pause(WATCH_MS);
  const seen = (await ask(cdp, 'window.seen')) as Seen;
  await context.close();
  const tbt = seen.tasks
    .filter(([start]) => start >= seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp: seen.fcp, lcp: seen.lcp, tbt, cls: seen.cls, bytes };
}
