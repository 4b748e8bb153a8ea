import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/setup/chromium';
import { build } from '../build';
import { originOf } from '../serve/http';
import { servePreview } from '../serve/preview';
import { printCustomers, printProducts, printRequests } from './backOffice';
import { printBuilds, printCatalogue } from './catalogue';
import type { Bench } from './page';
import { printInteractions, printStart } from './publicSite';

const DIST = path.resolve(import.meta.dirname, '../..', process.env['BENCH_DIST'] ?? 'dist');

const PARTS: Record<string, (bench: Bench) => Promise<void>> = {
  start: printStart,
  interactions: printInteractions,
  catalogue: printCatalogue,
  'back-office': printProducts,
  requests: printRequests,
  customers: printCustomers,
  builds: printBuilds,
};

const FLAGS = [
  // Playwright observes exceptions. For each error that is created, V8 then parses the script again to find its position,
  // which takes up to 190 ms and does not happen for visitors. With this flag V8 finds all positions while it compiles.
  '--js-flags=--no-enable-lazy-source-positions',
  // On Android a date input is one field. The fields for day, month and year of a desktop cost 30 ms.
  '--disable-blink-features=InputMultipleFieldsUI',
];

/**
 * `npm run bench`: measures the built site and prints every figure next to its goal.
 * `--only=start,interactions` measures some parts, `--runs` sets the number of repetitions and `--keep`
 * uses the existing build.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      keep: { type: 'boolean' },
      only: { type: 'string', default: Object.keys(PARTS).join() },
    },
  });
  const parts = values.only.split(',');
  const unknown = parts.filter((part) => !PARTS[part]);
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join()}. The parts are: ${Object.keys(PARTS).join()}.`);
  if (!values.keep || !existsSync(DIST)) await build();
  const [cpu] = os.cpus();
  console.log(`npm run bench -- --runs=${values.runs} --only=${values.only}`);
  console.log(`${cpu?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  const products = await readdir(path.join(DIST, 'store'));
  const product = products.find((name) => name.endsWith('.html')) ?? '';
  const pages = [
    { name: 'home', path: '/' },
    { name: 'store', path: '/store' },
    { name: 'product', path: `/store/${path.basename(product, '.html')}` },
  ];
  const server = await servePreview(0, DIST);
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...FLAGS] });
  for (const part of parts)
    await PARTS[part]?.({ browser, origin: originOf(server), pages, runs: Number(values.runs) });
  await browser.close();
  server.close();
}

await bench();
