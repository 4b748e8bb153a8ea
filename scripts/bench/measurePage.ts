import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { evaluate, openPhone, waitForHydration } from './phone';

/** Lighthouse's mobile throttling, applied by the browser: 1.6 Mbit/s, 150 ms latency. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** Time in ms for which the page is observed after hydration, to include late work. */
const WATCH_MS = 2500;

export interface PageMetrics {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes received by resource type. */
  bytes: Record<string, number>;
}

interface RawMetrics {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
}

/** Records metrics. Injected into the page before any other script. */
function recordMetrics(): void {
  const rawMetrics: RawMetrics = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  (window as Window & { rawMetrics?: RawMetrics }).rawMetrics = rawMetrics;
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') rawMetrics.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (rawMetrics.lcp = entry.startTime));
  observe(
    'layout-shift',
    (entry) => (rawMetrics.cls += (entry as PerformanceEntry & { value: number }).value),
  );
  observe('longtask', (entry) => rawMetrics.tasks.push([entry.startTime, entry.duration]));
}

/**
 * Loads a page with an empty cache and throttling, and returns its metrics.
 * @param isLive whether to wait for hydration
 */
export async function measurePage(
  browser: Browser,
  url: string,
  isLive: boolean,
): Promise<PageMetrics> {
  const { context, page, cdp } = await openPhone(browser);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(recordMetrics);
  await page.goto(url, { waitUntil: 'load' });
  if (isLive) await waitForHydration(cdp);
  await pause(WATCH_MS);
  const rawMetrics = (await evaluate(cdp, 'window.rawMetrics')) as RawMetrics;
  await context.close();
  const tbt = rawMetrics.tasks
    .filter(([start]) => start >= rawMetrics.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp: rawMetrics.fcp, lcp: rawMetrics.lcp, tbt, cls: rawMetrics.cls, bytes };
}
