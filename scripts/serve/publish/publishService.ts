import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { checkContent } from '../../../src/domain/content/check/checkContent';
import { RESPONSE_HEADERS } from '../../prerender/csp';
import { hasPublicFile, readContentFiles } from '../../contentCheck';
import { HttpError, isPrivate, readJsonBody, respond, respondNotAllowed } from '../http';
import { respondRebuilding } from '../rebuilding';
import { deskFolder } from './deskFolder';
import { listHistory, readHistory } from './history';
import { parseBundle, type SentBundle } from './parseBundle';
import { publishQueue, reasonOf, type PublishServiceOptions } from './publishQueue';
import { jsonText } from '../../../src/domain/text/jsonText';

const PUBLISH = '/api/publish';
const HISTORY = `${PUBLISH}/history`;
const REBUILD = `${PUBLISH}/rebuild`;
/** The encrypted copy of the desk: GET lists its files, POST adds some, or reads or replaces them. */
const DESK = `${PUBLISH}/desk`;
/** Methods of the service by path; the history is only read. */
const METHODS: Readonly<Record<string, string>> = {
  [PUBLISH]: 'GET, POST',
  [REBUILD]: 'POST',
  [DESK]: 'GET, POST',
  [`${DESK}/read`]: 'POST',
  [`${DESK}/all`]: 'POST',
};
/** Images are sent as Base64, which is a third larger than their bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function checkResult(bundle: SentBundle, publicFolder: string): Promise<void> {
  const { files, notJson } = await readContentFiles(path.join(publicFolder, 'data'));
  for (const { path: name, json } of bundle.files) {
    if (json === null) delete files[name];
    else files[name] = json;
    delete notJson[name];
  }
  const sent = new Set(bundle.pictures.map(({ file }) => `/${file}`));
  const isPublished = hasPublicFile(path.resolve(publicFolder));
  const problems = checkContent(files, (image) => sent.has(image) || isPublished(image), notJson);
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new HttpError(422, 'The content is invalid', { problems: errors });
}

const ADMIN_PAGE = /^\/admin(?:\/[a-z-]*)?(?:\?|$)/;

/**
 * Inserts the token into pages of the back office that are requested from this computer. Other
 * clients get the page without it.
 * @param readShell returns the page without the token; rejects while the page does not exist
 */
function tokenPages(tag: string, readShell: (request: IncomingMessage) => Promise<string>) {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    let html: string;
    try {
      html = await readShell(request);
    } catch {
      return respondRebuilding(response);
    }
    const page = html.replace('</head>', () => `${tag}</head>`);
    return respond(response, 200, 'text/html', page);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isPage = request.method === 'GET' && ADMIN_PAGE.test(request.url ?? '');
    if (isPage && isPrivate(request)) void send(request, response);
    else next();
  };
}

/**
 * Publishing service of the local server: accepts publications from pages on this computer,
 * writes them, and rebuilds the pages.
 */
export function publishService(options: PublishServiceOptions) {
  const { publicFolder, history, report = console.error } = options;
  const copy = deskFolder(path.join(path.dirname(history), '.desk'));
  const token = randomBytes(32).toString('hex');
  const tag = `<meta name="publish-token" content="${token}">`;
  const queue = publishQueue({
    ...options,
    report,
    check: (bundle) => checkResult(bundle, publicFolder),
  });

  const read = (pathname: string, query: URLSearchParams): Promise<unknown> =>
    pathname === HISTORY
      ? listHistory(history, query.get('after'))
      : readHistory(history, pathname.slice(HISTORY.length + 1), query.get('side'));
  const retry = async () => {
    await queue.retry();
    return queue.state();
  };
  const handle = async (request: IncomingMessage): Promise<unknown> => {
    const [pathname = '', query] = (request.url ?? '').split('?');
    if (!isPrivate(request)) throw new HttpError(403, 'Forbidden');
    if (request.method === 'GET' && pathname === PUBLISH) return queue.state();
    if (!isToken(request.headers['x-publish-token'], token)) throw new HttpError(403, 'Forbidden');
    if (pathname.startsWith(DESK))
      return copy.ask(
        pathname.slice(DESK.length + 1),
        request.method === 'GET' ? undefined : await readJsonBody(request, MAX_BYTES),
      );
    if (request.method === 'GET') return read(pathname, new URLSearchParams(query));
    if (pathname === REBUILD) return retry();
    return { content: await queue.publish(parseBundle(await readJsonBody(request, MAX_BYTES))) };
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, json: unknown) =>
      respond(response, status, 'application/json', jsonText(json));
    try {
      const result = await handle(request);
      send(request.method === 'POST' ? 202 : 200, result);
    } catch (error) {
      // The page was closed while it was sending, so no response is expected.
      if (request.destroyed && !request.complete) return response.destroy();
      if (error instanceof HttpError)
        return send(error.status, { message: error.message, ...error.more });
      report(`Publishing failed: ${String(error)}`);
      const message =
        request.method === 'GET'
          ? 'The publish history could not be loaded.'
          : `Nothing was published: the files could not be written (${reasonOf(error)}).`;
      return send(500, { message });
    }
  };
  return {
    /** Resolves when the pages of all accepted publications are rebuilt. */
    whenBuilt: queue.whenIdle,
    /** Handles requests to the service and passes all others to `next`. */
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const isOwn =
        [HISTORY, ...Object.keys(METHODS)].includes(pathname) || pathname.startsWith(`${HISTORY}/`);
      if (!isOwn) return next();
      const methods = METHODS[pathname] ?? 'GET';
      if (!methods.split(', ').includes(request.method ?? ''))
        return respondNotAllowed(response, methods);
      void reply(request, response);
    },
    /**
     * Inserts the token into pages of the back office that are requested from this computer.
     * @param readShell returns the page without the token
     */
    pages: (readShell: (request: IncomingMessage) => Promise<string>) => tokenPages(tag, readShell),
  };
}
