import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { readFonts } from '../fonts/readFonts';
import { markAvailability } from '../prerender/availabilityMark';
import { RESPONSE_HEADERS } from '../prerender/csp';

/**
 * Returns the document of the build with the placeholders filled that the prerenderer fills in
 * a build.
 */
export async function devHtml(server: ViteDevServer, url: string): Promise<string> {
  const { root, publicDir } = server.config;
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  const { baseCss } = await server.ssrLoadModule('/src/theme/baseCss.ts');
  const { START_SCRIPT } = await server.ssrLoadModule('/src/app/prerender/startScript.ts');
  const styles = (await readFonts()).css + (baseCss as () => string)();
  const html = markAvailability(template, publicDir)
    .replace('<!--styles-->', () => `<style>${styles}</style>`)
    .replace('<!--start-->', () => `<script>${String(START_SCRIPT)}</script>`);
  return server.transformIndexHtml(url, html);
}

function mockWorker(root: string): Connect.NextHandleFunction {
  return (_request, response, next) => {
    readFile(path.join(root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8').then(
      (script) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      },
      next,
    );
  };
}

/**
 * Makes `npm run dev` serve the document of the build for every navigation, and the worker
 * script of the mocks.
 */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer(server) {
      // In development, images have no variants and are shown as they are.
      server.middlewares.use('/media/manifest.json', (_request, response) => response.end('{}'));
      server.middlewares.use('/mockServiceWorker.js', mockWorker(server.config.root));
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          devHtml(server, request.originalUrl ?? '/').then((html) => {
            response.setHeader('Content-Type', 'text/html');
            for (const [name, value] of Object.entries(RESPONSE_HEADERS))
              response.setHeader(name, value);
            response.end(html);
          }, next);
        });
      };
    },
  };
}
