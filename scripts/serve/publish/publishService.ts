import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { checkContent } from '../../../src/domain/content/check/checkContent';
import { hasPublicFile, readContentFiles } from '../../contentCheck';
import { respond, isPrivate, readJsonBody, HttpError } from '../http';
import { listHistory, readHistory } from './history';
import { publishQueue, reasonOf } from './publishQueue';
import { parseBundle, type SentBundle } from './parseBundle';
import type { Places } from './recover';
import { tokenPages } from './tokenPages';

const ADDRESS = '/api/publish';
const HISTORY = `${ADDRESS}/history`;
const REBUILD = `${ADDRESS}/rebuild`;
/** Images are sent as Base64, which is a third larger than their bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Options of a server that publishes. */
export interface PublishServiceOptions extends Places {
  /** Rebuilds the pages after a publication; undefined if pages are rendered on request. */
  rebuild?: () => Promise<void>;
  /** Receives error messages. */
  report?: (line: string) => void;
}

function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function checkNext(bundle: SentBundle, publicFolder: string): Promise<void> {
  const { files, notJson } = await readContentFiles(path.join(publicFolder, 'data'));
  for (const { path: name, json } of bundle.files) {
    if (json === null) delete files[name];
    else files[name] = json;
    delete notJson[name];
  }
  const sent = new Set(bundle.pictures.map(({ file }) => `/${file}`));
  const isThere = hasPublicFile(path.resolve(publicFolder));
  const problems = checkContent(files, (image) => sent.has(image) || isThere(image), notJson);
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new HttpError(422, 'The content would break the contract', { problems: errors });
}

/**
 * Publishing service of the local server: accepts publications from pages on this computer,
 * writes them, and rebuilds the pages.
 */
export function publishService(options: PublishServiceOptions) {
  const { publicFolder, history, report = console.error } = options;
  const token = randomBytes(32).toString('hex');
  const tag = `<meta name="publish-token" content="${token}">`;
  const queue = publishQueue({
    ...options,
    report,
    check: (bundle) => checkNext(bundle, publicFolder),
  });

  const tell = (pathname: string, query: URLSearchParams): Promise<unknown> =>
    pathname === HISTORY
      ? listHistory(history, query.get('after'))
      : readHistory(history, pathname.slice(HISTORY.length + 1), query.get('side'));
  const retry = async () => {
    await queue.retry();
    return queue.state();
  };
  const receive = async (request: IncomingMessage): Promise<unknown> => {
    const [pathname = '', query] = (request.url ?? '').split('?');
    const isAct = pathname === ADDRESS || pathname === REBUILD;
    if (!isPrivate(request)) throw new HttpError(403, 'Forbidden');
    if (request.method === 'GET' && pathname === ADDRESS) return queue.state();
    if (request.method !== (isAct ? 'POST' : 'GET')) throw new HttpError(405, 'Method Not Allowed');
    if (!isToken(request.headers['x-publish-token'], token)) throw new HttpError(403, 'Forbidden');
    if (!isAct) return tell(pathname, new URLSearchParams(query));
    if (pathname === REBUILD) return retry();
    return { content: await queue.take(parseBundle(await readJsonBody(request, MAX_BYTES))) };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, json: unknown) =>
      respond(response, status, 'application/json', JSON.stringify(json));
    try {
      const reply = await receive(request);
      send(request.method === 'POST' ? 202 : 200, reply);
    } catch (error) {
      // The page was closed while it was sending, so no response is expected.
      if (request.destroyed && !request.complete) return response.destroy();
      if (error instanceof HttpError)
        return send(error.status, { message: error.message, ...error.more });
      report(`Publishing failed: ${String(error)}`);
      const isRead = request.method === 'GET';
      const message = isRead
        ? 'The history could not be read.'
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
      const isOurs =
        [ADDRESS, HISTORY, REBUILD].includes(pathname) || pathname.startsWith(`${HISTORY}/`);
      if (isOurs) void handle(request, response);
      else next();
    },
    /**
     * Inserts the token into pages of the back office that are requested from this computer.
     * @param readShell returns the page without the token
     */
    pages: (readShell: (request: IncomingMessage) => Promise<string>) => tokenPages(tag, readShell),
  };
}
