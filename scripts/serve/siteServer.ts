import { realpathSync, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isHidden } from '../build/files';
import { responseHeaders } from '../prerender/csp';
import { isFilePath } from '../prerender/fileExtensions';
import { isReading, respondFailure, respondNotAllowed } from './http';
import { respondRebuilding } from './rebuilding';

/** Names that contain the hash of their content. They are cached permanently. */
const HASHED = /^\/(?:assets|fonts)\/|^\/media\/.*-(?:\d+|og)-[0-9a-f]{8}\.(?:avif|webp|jpg)$/;

/** URLs of the application that may have no page in the build. */
const APPLICATION = /^\/(?:admin|preview)(?:\/|$)/;

/** The only form of `Range` header that the file server supports. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') ?? false;

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

/** HTTP allows to ignore the header. The file server would crash or send wrong bytes. */
function removeUnsupportedRange({ headers }: IncomingMessage): void {
  const [range, first, last] = RANGE.exec(headers.range ?? '') ?? [];
  const isUnsupported =
    range === undefined || last === '0' || (last && Number(last) < Number(first));
  if (isUnsupported) delete headers.range;
}

/** If a file is removed while it is sent, ends the response, not the server. Closes it if the client disconnects. */
function guardStream(response: ServerResponse): void {
  response.on('pipe', (file: ReadStream) => {
    file.on('error', () => response.destroy());
    // If the file has become shorter, the browser would wait for the rest.
    file.on('end', () => {
      if (file.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
    });
    response.on('close', () => file.destroy());
  });
}

const ENDINGS = ['', '.html', '/index.html'].flatMap((page) =>
  ['', '.br', '.gz'].map((compression) => page + compression),
);

function realPathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** No file is hidden or reached by a symbolic link; a build has none. @param pathname decoded like by the file server */
function isServed(folder: string, pathname: string): boolean {
  if (isHidden(pathname)) return false;
  const root = realPathOf(folder) ?? folder;
  const place = path.join(root, pathname).replace(/[/\\]$/, '');
  return ENDINGS.every((ending) => {
    const real = realPathOf(place + ending);
    return real === undefined || real === place + ending;
  });
}

export type UnknownPage =
  /** With status 200: a newly published record has no page until the rebuild is finished. */
  | 'application'
  /** Status 404, as on static hosts. */
  | 'missing';

/** Adds the headers of every response. Files with a hash replace the last one. */
function addHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(responseHeaders(pathname)))
    response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-cache');
}

function sendMissing(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end('Not found');
}

export function siteHandler(dist: string, unknownPage: UnknownPage = 'application') {
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      addHeaders(response, pathname);
      if (HASHED.test(pathname))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const sendShell = async (response: ServerResponse, name: string, status: number) => {
    const shell = await readFile(path.join(dist, name)).catch(() => undefined);
    if (!shell) return respondRebuilding(response);
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
    return response.end(shell);
  };
  const fallBack = async (request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathOf(request);
    addHeaders(response, pathname);
    const isApplication = APPLICATION.test(pathname);
    // Slugs can contain dots, so only known file extensions identify files.
    if (isFilePath(pathname) || (!isApplication && !isNavigation(request)))
      return sendMissing(response);
    const isKnown = unknownPage === 'application' || isApplication;
    return isKnown ? sendShell(response, '200.html', 200) : sendShell(response, '404.html', 404);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const respondMissing = () =>
      void fallBack(request, response).catch(() => respondFailure(response));
    if (!isReading(request)) return respondNotAllowed(response, 'GET, HEAD');
    let pathname: string;
    try {
      // Like the file server.
      pathname = decodeURI(pathOf(request));
    } catch {
      // A malformed URL is a page that does not exist, not a server error.
      return respondMissing();
    }
    if (!isServed(dist, pathname)) return respondMissing();
    removeUnsupportedRange(request);
    guardStream(response);
    try {
      files(request, response, respondMissing);
    } catch {
      // The file was removed after it was found.
      respondFailure(response);
    }
  };
}
