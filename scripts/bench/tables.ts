import type { Browser } from 'playwright';
import { measureCatalogue } from './catalogue';
import { measureInteractions } from './interactions';
import { measurePage, type PageMetrics } from './measurePage';
import { BASELINE_PREFIX } from './noScriptBaseline';
import { measurePictures } from './pictures';
import { measureStartup } from './startup';
import { median } from './statistics';

const ms = (value: number) => `${Math.round(value)} ms`;
const withGoal = (value: number, goal: number) => `${ms(value)} (goal ${goal})`;
const kb = (value: number) => `${(value / 1024).toFixed(1)} KB`;

function medianOf(runs: PageMetrics[]): PageMetrics {
  const of = (pick: (run: PageMetrics) => number) => median(runs.map(pick));
  return {
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
    bytes: runs[0]?.bytes ?? {},
  };
}

function row(name: string, site: PageMetrics, baseline: PageMetrics) {
  return {
    page: name,
    FCP: `${ms(site.fcp)} (${(site.fcp / baseline.fcp).toFixed(2)} ×)`,
    LCP: `${ms(site.lcp)} (${(site.lcp / baseline.lcp).toFixed(2)} ×)`,
    TBT: `${ms(site.tbt)} (+${ms(site.tbt - baseline.tbt)})`,
    CLS: site.cls.toFixed(3),
    HTML: kb(site.bytes['Document'] ?? 0),
    JS: kb(site.bytes['Script'] ?? 0),
    fonts: kb(site.bytes['Font'] ?? 0),
    images: kb(site.bytes['Image'] ?? 0),
  };
}

/** A page that is measured. */
export interface BenchPage {
  name: string;
  path: string;
}

/** Prints the first loads of pages, alternating with the same pages without scripts. */
export async function printFirstLoads(
  browser: Browser,
  origin: string,
  pages: BenchPage[],
  runs: number,
): Promise<void> {
  const site = pages.map((): PageMetrics[] => []);
  const baseline = pages.map((): PageMetrics[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, page] of pages.entries()) {
      site[index]?.push(await measurePage(browser, origin + page.path, true));
      baseline[index]?.push(
        await measurePage(browser, origin + BASELINE_PREFIX + page.path, false),
      );
    }
  }
  console.log('First loads with slow network and CPU, × and + against the page without scripts');
  console.log('(goals: LCP ≤ 1.15 ×, TBT ≤ +75 ms, CLS ≤ 0.01)');
  console.table(
    pages.map(({ name }, index) =>
      row(name, medianOf(site[index] ?? []), medianOf(baseline[index] ?? [])),
    ),
  );
}

/** Goals of the start of a page in ms of CPU time. Home has more to do than the other pages. */
const STARTUP_GOALS = { all: 1000, style: 120, longestTask: 94, blocking: 52 };

/** Prints the CPU time that pages need until they are idle. */
export async function printStartup(
  browser: Browser,
  origin: string,
  pages: BenchPage[],
  runs: number,
): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const { name, path: pagePath } of pages) {
    const cost = await measureStartup(browser, origin + pagePath, runs);
    rows.push({
      'start, 4 × CPU': name,
      'CPU time': withGoal(cost.all, STARTUP_GOALS.all),
      style: withGoal(cost.style, STARTUP_GOALS.style),
      'longest task': withGoal(cost.longestTask, STARTUP_GOALS.longestTask),
      'blocking time': withGoal(cost.blocking, STARTUP_GOALS.blocking),
    });
  }
  console.table(rows);
}

/** Prints the time from interactions to the next paint. */
export async function printInteractions(
  browser: Browser,
  origin: string,
  product: string,
  runs: number,
): Promise<void> {
  const lines = await measureInteractions(browser, origin, product, runs);
  console.table(
    lines.map(({ what, paint, cpu, goal }) => ({
      'interaction, 4 × CPU': what,
      'to the next paint, p95': withGoal(paint, goal),
      'CPU time of that, p95': ms(cpu),
    })),
  );
}

/** Largest sum of images on the first screen of a phone, in KB. */
const PICTURES_KB = 90;

/** Prints the bytes of the images on the first screen of a phone. */
export async function printPictures(
  browser: Browser,
  origin: string,
  pages: BenchPage[],
): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const { name, path: pagePath } of pages) {
    const at = async (density: number) =>
      `${kb(await measurePictures(browser, origin + pagePath, density))} (goal ${PICTURES_KB})`;
    rows.push({
      'images, 360 px': name,
      'density 2': await at(2),
      'density 3': await at(3),
    });
  }
  console.table(rows);
}

/** Prints the cost of searching 10,000 products in the store. */
export async function printCatalogue(browser: Browser): Promise<void> {
  console.table(
    (await measureCatalogue(browser)).map(({ what, ...times }) => ({
      'store with 10,000 products, 4 × CPU': what,
      'event handlers': withGoal(times.work, 50),
      'time to frame': ms(times.median),
      p95: withGoal(times.p95, 100),
    })),
  );
}
