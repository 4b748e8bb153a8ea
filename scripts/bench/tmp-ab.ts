import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/setup/chromium';
import { compressFolder } from '../build/compress';
import { startBenchServer } from './noScriptBaseline';
import { measurePage } from './measurePage';
import { median } from './statistics';
const dists = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunchOptions());
const servers = [];
for (const d of dists) { await compressFolder(d, 'best'); servers.push(await startBenchServer(d)); }
for (const path of ['/', '/store', '/store/anamorphic-50mm', '/about']) {
  const runs: Record<string, { fcp: number; lcp: number; tbt: number; cls: number }[]> = {};
  for (let i = 0; i < 5; i++) for (const [n, s] of servers.entries()) (runs[n] ??= []).push(await measurePage(browser, s.origin + path, false));
  for (const [n, r] of Object.entries(runs)) console.log(path, dists[Number(n)], 'FCP', median(r.map((x) => x.fcp)), 'LCP', median(r.map((x) => x.lcp)), 'TBT', median(r.map((x) => x.tbt)), 'CLS', median(r.map((x) => x.cls)));
}
await browser.close(); for (const s of servers) s.close();
