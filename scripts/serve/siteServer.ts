import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { RESPONSE_HEADERS } from '../prerender/csp';
import { isFilePath } from '../prerender/fileEndings';

/** Names that change with their content: kept for ever. */
const HASHED = /^\/(?:assets|fonts)\/|^\/media\/.*-(?:\d+|og)-[0-9a-f]{8}\.(?:avif|webp|jpg)$/;

function cacheControl(pathname: string): string {
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether a browser asks for a page; slugs may have dots, so that only known endings are those of files. */
function isNavigation(request: IncomingMessage, pathname: string): boolean {
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsHtml && !isFilePath(pathname);
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

/**
 * Answers requests for the built site as a good static host does, but for one thing: an unknown page is the application
 * with 200, not 404. A record that has just been published has no page until the build after it is through.
 */
export function siteHandler(dist: string) {
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });
  const fallBack = async (request: IncomingMessage, response: ServerResponse) => {
    const isPage = isNavigation(request, pathOf(request));
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache');
    response.statusCode = isPage ? 200 : 404;
    response.setHeader(
      'Content-Type',
      isPage ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    );
    response.end(isPage ? await readFile(path.join(dist, '200.html')) : 'Not found');
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      decodeURIComponent(pathOf(request));
    } catch {
      // A malformed address is a page that does not exist, not an error of the server.
      void fallBack(request, response);
      return;
    }
    files(request, response, () => void fallBack(request, response));
  };
}

/** Serves `dist` under `vite preview`: clean URLs, compression, headers, shells, real 404s. */
export function siteServer(dist: string): Plugin {
  return {
    name: 'site-server',
    configurePreviewServer(server) {
      server.middlewares.use(siteHandler(path.resolve(dist)));
    },
  };
}
