import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { checkContent } from '../../../src/domain/contentCheck';
import { hasPublicFile, readContentFiles } from '../../contentCheck';
import { RESPONSE_HEADERS } from '../../prerender/csp';
import { contentHash } from '../../prerender/siteFiles';
import { answer, isLocal, isSameOrigin, readJson, Refusal } from '../refusal';
import { listHistory, readHistory } from './history';
import { readBundle, type SentBundle } from './readBundle';
import { recover, type Places } from './recover';
import { writeBundle } from './writeBundle';

const ADDRESS = '/api/publish';
const HISTORY = `${ADDRESS}/history`;
/** Pictures travel as text, a third longer than they are. */
const MAX_BYTES = 256 * 1024 * 1024;

const UNWRITTEN = 'Nothing was published: the files could not be written.';

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
    throw new Refusal(422, 'The content would break the contract', { problems: errors });
}

/**
 * The local server's part of publishing: takes a publication from a page of this computer, writes it, and makes the
 * pages anew (issue text: Targets, local).
 */
export function publishService(options: PublishServiceOptions) {
  const { publicFolder, history, rebuild, report = console.error } = options;
  const token = randomBytes(32).toString('hex');
  let trouble: string | undefined;
  /** One publication after another, each followed by its pages: none is written while pages are made of another. */
  let work: Promise<unknown> = recover(options).catch((error: unknown) =>
    report(`What a crash left half written could not be taken back: ${String(error)}`),
  );

  const makePages = async () => {
    try {
      await rebuild?.();
      trouble = undefined;
    } catch (error) {
      report(`The pages could not be made anew: ${String(error)}`);
      trouble = 'The content is written, but the pages could not be made anew.';
    }
  };
  const write = async (bundle: SentBundle): Promise<string> => {
    // What could not be taken back before is taken back now, or nothing is written on top of it.
    await recover(options);
    await checkNext(bundle, publicFolder);
    await writeBundle(bundle, options, new Date().toISOString());
    // That of an earlier publication says nothing of this one.
    trouble = undefined;
    return contentHash(path.join(publicFolder, 'data'));
  };
  /** Resolves when it is written; its pages are made after that. */
  const take = (bundle: SentBundle): Promise<string> => {
    const written = work.then(() => write(bundle));
    work = written.then(makePages, () => undefined);
    return written;
  };
  const tell = (pathname: string, query: URLSearchParams): Promise<unknown> =>
    pathname === HISTORY
      ? listHistory(history, query.get('after'))
      : readHistory(history, pathname.slice(HISTORY.length + 1), query.get('side'));
  const receive = async (request: IncomingMessage): Promise<unknown> => {
    const [pathname = '', query] = (request.url ?? '').split('?');
    const isHistory = pathname !== ADDRESS;
    if (!isLocal(request) || !isSameOrigin(request)) throw new Refusal(403, 'Forbidden');
    if (request.method === 'GET' && !isHistory) return { trouble };
    if (request.method !== (isHistory ? 'GET' : 'POST'))
      throw new Refusal(405, 'Method Not Allowed');
    if (!isToken(request.headers['x-publish-token'], token)) throw new Refusal(403, 'Forbidden');
    if (isHistory) return tell(pathname, new URLSearchParams(query));
    return { content: await take(readBundle(await readJson(request, MAX_BYTES))) };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, json: unknown) =>
      answer(response, status, 'application/json', JSON.stringify(json));
    try {
      const reply = await receive(request);
      send(request.method === 'POST' ? 202 : 200, reply);
    } catch (error) {
      if (error instanceof Refusal)
        return send(error.status, { message: error.message, ...error.more });
      report(`Publishing failed: ${String(error)}`);
      const isRead = request.method === 'GET';
      const message = isRead ? 'The history could not be read.' : UNWRITTEN;
      return send(500, { message });
    }
  };
  return {
    /** The tag that tells our own pages the token. */
    tag: `<meta name="publish-token" content="${token}">`,
    /** Resolves when all that was taken is built. */
    whenBuilt: async (): Promise<void> => void (await work),
    /** Answers what is sent to the service; anything else goes on. */
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const isOurs = [ADDRESS, HISTORY].includes(pathname) || pathname.startsWith(`${HISTORY}/`);
      if (isOurs) void handle(request, response);
      else next();
    },
    /** Prints the token into pages of the back office that this computer asks for. */
    pages(shell: string) {
      return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
        const isPage = /^\/admin(?:\/[a-z-]*)?(?:\?|$)/.test(request.url ?? '');
        if (!isPage || request.method !== 'GET' || !isLocal(request)) return next();
        void sendShell(response, shell, this.tag);
      };
    },
  };
}

async function sendShell(response: ServerResponse, shell: string, tag: string): Promise<void> {
  const html = await readFile(shell, 'utf8').catch(() => undefined);
  for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
  if (html === undefined) answer(response, 500, 'text/plain', 'Internal Server Error');
  else
    answer(
      response,
      200,
      'text/html',
      html.replace('</head>', () => `${tag}</head>`),
    );
}
