import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { siteHandler } from '../serve/siteServer';

/**
 * Path prefix of the baseline: the same pages without scripts, as the lower bound for any
 * framework.
 */
export const BASELINE_PREFIX = '/baseline';

function withoutScripts(html: string): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Serves the build, and every page without scripts below {@link BASELINE_PREFIX}. */
export async function startBenchServer(
  dist: string,
): Promise<{ origin: string; close: () => void }> {
  const site = siteHandler(dist);
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(BASELINE_PREFIX)) return site(request, response);
    const page = url.slice(BASELINE_PREFIX.length).replace(/^\//, '') || 'index';
    readFile(path.join(dist, `${page}.html`), 'utf8').then(
      (html) => {
        response.setHeader('Content-Type', 'text/html;charset=utf-8');
        response.end(withoutScripts(html));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
