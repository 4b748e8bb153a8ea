import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/setup/chromium';
import { build } from '../build';
import { reportBackOffice } from './backOffice';
import { printBuilds } from './buildTimes';
import { startBenchServer } from './noScriptBaseline';
import { reportRequests } from './requests';
import {
  printCatalogue,
  printFirstLoads,
  printInteractions,
  printPictures,
  printStartup,
} from './tables';

const DIST = path.resolve(import.meta.dirname, '../..', process.env['BENCH_DIST'] ?? 'dist');

const PARTS = [
  'loads',
  'start',
  'interactions',
  'pictures',
  'catalogue',
  'back-office',
  'requests',
  'builds',
] as const;

/**
 * Playwright observes exceptions. For each error that is created, V8 then parses the script again to
 * find its position, which takes up to 190 ms and does not happen for visitors. With this flag V8
 * finds all positions while it compiles.
 */
const POSITIONS_AT_COMPILE = '--js-flags=--no-enable-lazy-source-positions';

/** On Android a date input is one field. The fields for day, month and year of a desktop cost 30 ms. */
const DATE_INPUTS_OF_PHONES = '--disable-blink-features=InputMultipleFieldsUI';

/**
 * `npm run bench`: measures the built site and prints every figure next to its goal.
 * `--only=start,pictures` measures some parts, `--runs` sets the number of repetitions and `--keep`
 * uses the existing build.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      keep: { type: 'boolean' },
      only: { type: 'string', default: PARTS.join() },
    },
  });
  if (!values.keep || !existsSync(DIST)) await build();
  const runs = Number(values.runs);
  const [cpu] = os.cpus();
  console.log(`npm run bench -- --runs=${runs} --only=${values.only}`);
  console.log(`${cpu?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  const file = (await readdir(path.join(DIST, 'store'))).find((name) => name.endsWith('.html'));
  const product = `/store/${(file ?? '').replace(/\.html$/, '')}`;
  const pages = [
    { name: 'home', path: '/' },
    { name: 'store', path: '/store' },
    { name: 'product', path: product },
  ];
  const { origin, close } = await startBenchServer(DIST);
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, POSITIONS_AT_COMPILE, DATE_INPUTS_OF_PHONES],
  });
  const prints: Record<(typeof PARTS)[number], () => Promise<void>> = {
    loads: () => printFirstLoads(browser, origin, pages, runs),
    start: () => printStartup(browser, origin, pages, runs),
    interactions: () => printInteractions(browser, origin, product, runs),
    pictures: () => printPictures(browser, origin, pages),
    catalogue: () => printCatalogue(browser),
    'back-office': () => reportBackOffice(browser, origin),
    requests: () => reportRequests(browser, origin, runs),
    builds: printBuilds,
  };
  for (const part of PARTS) if (values.only.split(',').includes(part)) await prints[part]();
  await browser.close();
  close();
}

await bench();
