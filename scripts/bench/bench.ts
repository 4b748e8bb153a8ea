import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/setup/chromium';
import { build } from '../build';
import { reportBackOffice } from './backOffice';
import { measureCatalogue } from './catalogue';
import { BASELINE_PREFIX, startBenchServer } from './noScriptBaseline';
import { measurePage, type PageMetrics } from './measurePage';
import { median } from './statistics';

const DIST = path.resolve(import.meta.dirname, '../..', process.env['BENCH_DIST'] ?? 'dist');

const ms = (value: number) => `${Math.round(value)} ms`;
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

/**
 * `npm run bench`: measures first loads with Lighthouse's mobile throttling, alternating with the
 * same pages without scripts. Then measures the store with 10,000 products, and the back office with
 * 2,000 and 10,000, with 4 × CPU throttling.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, keep: { type: 'boolean' } },
  });
  if (!values.keep || !existsSync(DIST)) await build();
  const product =
    (await readdir(path.join(DIST, 'store'))).find((file) => file.endsWith('.html')) ?? '';
  const pages = [
    { name: 'home', path: '/' },
    { name: 'store', path: '/store' },
    { name: 'product', path: `/store/${product.replace(/\.html$/, '')}` },
  ];
  const { origin, close } = await startBenchServer(DIST);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const site = pages.map((): PageMetrics[] => []);
  const baseline = pages.map((): PageMetrics[] => []);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [index, page] of pages.entries()) {
      site[index]?.push(await measurePage(browser, origin + page.path, true));
      baseline[index]?.push(
        await measurePage(browser, origin + BASELINE_PREFIX + page.path, false),
      );
    }
  }
  console.table(
    pages.map(({ name }, index) =>
      row(name, medianOf(site[index] ?? []), medianOf(baseline[index] ?? [])),
    ),
  );
  console.log(
    '(× and + against the same page without scripts; goals: LCP ≤ 1.15 ×, TBT ≤ +75 ms, CLS ≤ 0.01)',
  );
  console.table(
    (await measureCatalogue(browser, origin)).map(({ what, ...times }) => ({
      '10,000 products, 4 × CPU': what,
      'event handlers': ms(times.work),
      'time to frame': ms(times.median),
      p95: ms(times.p95),
    })),
  );
  await reportBackOffice(browser, origin);
  await browser.close();
  close();
}

await bench();
