import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';
import { siteHandler } from '../serve/siteServer';

/** What all parts of the benchmark measure. */
export interface Bench {
  browser: Browser;
  origin: string;
  pages: readonly { name: string; path: string }[];
  /** Number of repetitions. */
  runs: number;
}

/** Path prefix of the same pages without scripts, as the lower bound for any framework. */
export const BASELINE = '/baseline';

const SCRIPTS =
  /<script type="(?:module"[^>]*>|application\/json"[\s\S]*?)<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Serves a build, and every page without scripts below {@link BASELINE}. */
export async function startServer(dist: string): Promise<{ origin: string; close: () => void }> {
  const site = siteHandler(dist);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(BASELINE)) return site(request, response);
    const page = url.slice(BASELINE.length).replace(/^\//, '') || 'index';
    readFile(path.join(dist, `${page}.html`), 'utf8').then(
      (html) => {
        response.setHeader('Content-Type', 'text/html;charset=utf-8');
        response.end(html.replaceAll(SCRIPTS, ''));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
