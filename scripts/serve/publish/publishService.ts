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
/** Pictures travel as text, a third longer than they are. */
const MAX_BYTES = 256 * 1024 * 1024;

/** What a server that publishes needs. */
export interface PublishServiceOptions extends Places {
  /** Makes the pages anew after a publication; missing where they are made as they are asked for. */
  rebuild?: () => Promise<void>;
  /** Told what goes wrong. */
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
 * The local server's part of publishing: takes a publication from a page of this computer, writes it, and makes the
 * pages anew (issue text: Targets, local).
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
      // A page that was closed while it sent: nobody waits for an answer.
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
    /** Resolves when all that was taken is built. */
    whenBuilt: queue.whenIdle,
    /** Answers what is sent to the service; anything else goes on. */
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const isOurs =
        [ADDRESS, HISTORY, REBUILD].includes(pathname) || pathname.startsWith(`${HISTORY}/`);
      if (isOurs) void handle(request, response);
      else next();
    },
    /**
     * Prints the token into pages of the back office that this computer asks for.
     * @param readShell the page without the token
     */
    pages: (readShell: (request: IncomingMessage) => Promise<string>) => tokenPages(tag, readShell),
  };
}
