import type { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { RESPONSE_HEADERS } from '../prerender/csp';
import { isFilePath } from '../prerender/fileExtensions';
import { answerFailure } from './http';
import { answerRebuilding } from './rebuilding';

/** Names that change with their content: kept for ever. */
const HASHED = /^\/(?:assets|fonts)\/|^\/media\/.*-(?:\d+|og)-[0-9a-f]{8}\.(?:avif|webp|jpg)$/;

/** What exists in the browser only, and has a page of its own in the build or none. */
const APPLICATION = /^\/(?:admin|preview)(?:\/|$)/;

/** The one kind of range that the file server understands. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

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

/** A range that cannot be served is passed over, as HTTP allows: the file server would end the process or send other bytes. */
function passOverOddRange({ headers }: IncomingMessage): void {
  const [range, first, last] = RANGE.exec(headers.range ?? '') ?? [];
  const isOdd = range === undefined || last === '0' || (last && Number(last) < Number(first));
  if (isOdd) delete headers.range;
}

/** A file that goes while it is sent ends its answer, not the server; one that nobody waits for is closed. */
function guardStream(response: ServerResponse): void {
  response.on('pipe', (file: ReadStream) => {
    file.on('error', () => response.destroy());
    // One that has become shorter would leave the browser waiting for the rest.
    file.on('end', () => {
      if (file.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
    });
    response.on('close', () => file.destroy());
  });
}

/** How an address without a page is answered. */
export type UnknownPage =
  /** With the application and 200: a record that has just been published has no page until the build after it is through. */
  | 'application'
  /** With 404, as hosts do. */
  | 'missing';

/** Answers requests for the built site as a good static host does. */
export function siteHandler(dist: string, unknownPage: UnknownPage = 'application') {
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
  const sendShell = async (response: ServerResponse, name: string, status: number) => {
    const shell = await readFile(path.join(dist, name)).catch(() => undefined);
    if (!shell) return answerRebuilding(response);
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
    return response.end(shell);
  };
  const fallBack = async (request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathOf(request);
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache');
    if (!isNavigation(request, pathname)) {
      response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' });
      return response.end('Not found');
    }
    const isKnown = unknownPage === 'application' || APPLICATION.test(pathname);
    return isKnown ? sendShell(response, '200.html', 200) : sendShell(response, '404.html', 404);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const missing = () => void fallBack(request, response).catch(() => answerFailure(response));
    try {
      decodeURIComponent(pathOf(request));
    } catch {
      // A malformed address is a page that does not exist, not an error of the server.
      return missing();
    }
    passOverOddRange(request);
    guardStream(response);
    try {
      files(request, response, missing);
    } catch {
      // It was removed between two looks at it.
      answerFailure(response);
    }
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
