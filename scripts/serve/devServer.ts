import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { VERSION_URL } from '../../src/domain/links/versionUrl';
import { FAVICON, readIcon } from '../brand/icons';
import { readFonts } from '../fonts/readFonts';
import { responseHeaders } from '../prerender/csp';
import { markOptionalFiles, optionalFileFields } from '../prerender/optionalFiles';
import { folderContentHash, type Version } from '../prerender/siteFiles';
import { publishService } from './publish/publishService';
import { publishFoldersOf } from './publish/siteStore';

async function devHtml(server: ViteDevServer, url: string): Promise<string> {
  const { root, publicDir } = server.config;
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  const { baseCss } = await server.ssrLoadModule('/src/theme/baseCss.ts');
  const { START_SCRIPT } = await server.ssrLoadModule('/src/app/prerender/startScript.ts');
  const styles = (await readFonts()).css + (baseCss as () => string)();
  const html = markOptionalFiles(template, publicDir)
    .replace('<!--styles-->', () => `<style>${styles}</style>`)
    .replace('<!--start-->', () => `<script>${String(START_SCRIPT)}</script>`);
  return server.transformIndexHtml(url, html);
}

function serveFile(
  { middlewares }: ViteDevServer,
  url: string,
  type: string,
  content: () => Promise<string>,
): void {
  middlewares.use(url, (_request, response, next) => {
    content().then((text) => response.setHeader('Content-Type', type).end(text), next);
  });
}

/** Serves pages rendered on request, the worker script of the mocks, and publishing. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // Each request reads the content again.
    config: () => ({
      server: { watch: { ignored: ['**/public/data/**'] } },
    }),
    async configureServer(server) {
      const { middlewares, config } = server;
      const folders = publishFoldersOf(config.root);
      const data = path.join(folders.publicFolder, 'data');
      const service = publishService(folders);
      // Recovers first, so that no file of an interrupted publication is served.
      await service.whenBuilt();
      middlewares.use(service.middleware);
      middlewares.use(service.pages((request) => devHtml(server, request.url ?? '/')));
      serveFile(server, VERSION_URL, 'application/json', async () => {
        const content = await folderContentHash(data);
        const fields = optionalFileFields(folders.publicFolder);
        return JSON.stringify({ build: 'dev', content, builtAt: '', ...fields } satisfies Version);
      });
      serveFile(server, `/${FAVICON}`, 'image/svg+xml', async () => String(await readIcon()));
      // In development, images have no variants and are shown as they are.
      serveFile(server, '/media/manifest.json', 'application/json', async () => '{}');
      serveFile(server, '/mockServiceWorker.js', 'text/javascript', () =>
        readFile(path.join(config.root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8'),
      );
      // Vite serves only the public files of which its watcher knows.
      middlewares.use('/data', sirv(data, { dev: true }));
      return () => {
        middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          devHtml(server, request.originalUrl ?? '/').then((html) => {
            response.setHeader('Content-Type', 'text/html');
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            for (const [name, value] of Object.entries(responseHeaders(pathname)))
              response.setHeader(name, value);
            response.end(html);
          }, next);
        });
      };
    },
  };
}
