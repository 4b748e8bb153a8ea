import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { FileStoreError, type FileStore } from '../../../src/admin/file-store/fileStore';
import {
  callSchema,
  fromBody,
  LOCAL_ENDPOINT,
  toBody,
  type StoreCall,
} from '../../../src/admin/file-store/localStore';
import { PATHS } from '../../../src/domain/links/paths';
import { responseHeaders } from '../../prerender/csp';
import { HttpError, isPrivate, readJsonBody, respond, respondNotAllowed } from '../http';
import { respondRebuilding } from '../rebuilding';
import { deskStore, siteStore, type PublishFolders } from './siteStore';

const REBUILD = `${LOCAL_ENDPOINT}/rebuild`;
const SITE = `${LOCAL_ENDPOINT}/site`;
const DESK = `${LOCAL_ENDPOINT}/desk`;
const METHODS: Readonly<Record<string, string>> = {
  [LOCAL_ENDPOINT]: 'GET',
  [REBUILD]: 'POST',
  [SITE]: 'POST',
  [DESK]: 'POST',
};
/** Images are sent as Base64, which is a third larger than their bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

export interface PublishServiceOptions extends PublishFolders {
  /** Rebuilds the pages after a publication; undefined if pages are rendered on request. */
  rebuild?: () => Promise<void>;
  report?: (line: string) => void;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function answer(store: FileStore, call: StoreCall): Promise<unknown> {
  if (call.call === 'log') return store.log(call.page);
  if (call.call === 'snapshot') {
    const { id, files } = await store.snapshot(call.at);
    return { id, files: [...files] };
  }
  if (call.call === 'read') {
    const read = await store.read(call.hashes);
    return [...read].map(([hash, bytes]) => [hash, toBody(bytes)]);
  }
  const changes = call.changes.map(([path, body]) => [path, body && fromBody(body)] as const);
  return store.commit(call.base, new Map(changes), call.message);
}

const ADMIN_PAGE = /^\/admin(?:\/[a-z-]*)?(?:\?|$)/;

/** Other clients than those on this computer get no token. @param readShell rejects while the page does not exist */
function tokenPages(tag: string, readShell: (request: IncomingMessage) => Promise<string>) {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries(responseHeaders(PATHS.admin))));
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

function failureOf(error: unknown): { status: number; body: object } {
  if (error instanceof HttpError)
    return {
      status: error.status,
      body: {
        reason: 'protected',
        words: `Nothing was saved, because the local server does not accept this request (${error.message}). Reload the page, or publish fewer changes at a time.`,
      },
    };
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return { status: 507, body: { reason: 'full' } };
  if (error instanceof FileStoreError)
    return { status: 503, body: { reason: error.reason, words: error.words } };
  const words = `The files could not be written (${reasonOf(error)}). Try again.`;
  return { status: 500, body: { reason: 'protected', words } };
}

/** Nothing is written during a rebuild. A failed one stops no publication, which may correct what failed. */
function publishQueue({ rebuild, report = console.error, ...folders }: PublishServiceOptions) {
  let rebuildError: string | undefined;
  let lastTask: Promise<unknown> = Promise.resolve();
  const enqueue = <R>(task: () => Promise<R>): Promise<R> => {
    const done = lastTask.then(task);
    lastTask = done.catch(() => undefined);
    return done;
  };
  const rebuildPages = async () => {
    try {
      await rebuild?.();
      rebuildError = undefined;
    } catch (error) {
      report(`The pages could not be rebuilt: ${String(error)}`);
      rebuildError = reasonOf(error);
    }
  };
  const site = siteStore(folders, () => void enqueue(rebuildPages));
  void enqueue(() => site.recover()).catch((error: unknown) => report(reasonOf(error)));
  return {
    store: {
      ...site,
      /** Resolves when the commit is written. The pages are rebuilt after that. */
      commit: (...changes) => {
        const committed = enqueue(() => site.commit(...changes));
        lastTask = committed.then(
          async (outcome) => (outcome === 'moved' ? undefined : rebuildPages()),
          () => undefined,
        );
        return committed;
      },
    } satisfies FileStore,
    /** Rebuilds pages whose last rebuild failed. Never rejects. */
    retry: () => enqueue(async () => (rebuildError === undefined ? undefined : rebuildPages())),
    state: (): { rebuildError?: string } =>
      rebuildError === undefined
        ? {}
        : {
            rebuildError: `The content was saved, but the pages could not be rebuilt: ${rebuildError}`,
          },
    /** Resolves when the pages of all accepted publications are rebuilt. */
    whenIdle: async (): Promise<void> => void (await lastTask),
  };
}

/** The stores of the website and of the desk, for pages on this computer. */
export function publishService({ report = console.error, ...options }: PublishServiceOptions) {
  const token = randomBytes(32).toString('hex');
  const tag = `<meta name="publish-token" content="${token}">`;
  const queue = publishQueue({ ...options, report });
  const stores: Readonly<Record<string, FileStore>> = {
    [SITE]: queue.store,
    [DESK]: deskStore(options.history),
  };

  const handle = async (request: IncomingMessage, pathname: string): Promise<unknown> => {
    if (!isPrivate(request)) throw new HttpError(403, 'Forbidden');
    if (pathname === LOCAL_ENDPOINT) return queue.state();
    if (!isToken(request.headers['x-publish-token'], token)) throw new HttpError(403, 'Forbidden');
    const store = stores[pathname];
    if (!store) {
      await queue.retry();
      return queue.state();
    }
    const call = v.safeParse(callSchema, await readJsonBody(request, MAX_BYTES));
    if (!call.success) throw new HttpError(400, 'Not a valid call');
    return answer(store, call.output);
  };
  const reply = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const send = (status: number, json: unknown) =>
      respond(response, status, 'application/json', JSON.stringify(json));
    try {
      send(200, await handle(request, pathname));
    } catch (error) {
      // The page was closed while it was sending, so no response is expected.
      if (request.destroyed && !request.complete) return response.destroy();
      const { status, body } = failureOf(error);
      if (status === 500) report(`Publishing failed: ${String(error)}`);
      send(status, body);
    }
    return undefined;
  };
  return {
    whenBuilt: queue.whenIdle,
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const method = METHODS[pathname];
      if (method === undefined) return next();
      if (request.method !== method) return respondNotAllowed(response, method);
      void reply(request, response, pathname);
    },
    pages: (readShell: (request: IncomingMessage) => Promise<string>) => tokenPages(tag, readShell),
  };
}
