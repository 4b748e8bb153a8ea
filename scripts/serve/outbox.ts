import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isObject, saveMessage, listOutbox } from './outboxFiles';
import { outboxHtml } from './outboxPage';
import { respond, answerFailure, isPrivate, readJsonBody, HttpError } from './http';

const SEND_PATH = '/api/v1.0/email/send';
/** More than any form of the site can send. */
const MAX_BYTES = 256 * 1024;

async function readMessage(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readJsonBody(request, MAX_BYTES);
  if (!isObject(body) || !isObject(body['template_params']))
    throw new HttpError(400, 'The template params are required');
  return body;
}

async function receive(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return respond(response, 405, 'text/plain', 'Method Not Allowed');
  try {
    await saveMessage(folder, await readMessage(request), new Date());
    return respond(response, 200, 'text/plain', 'OK');
  } catch (error) {
    if (error instanceof HttpError)
      return respond(response, error.status, 'text/plain', error.message);
    return respond(response, 500, 'text/plain', 'The message could not be kept');
  }
}

type Next = () => void;

/**
 * Answers like EmailJS for the local server: keeps each message posted to `/api/v1.0/email/send` as
 * a file of the folder, lists them at `/outbox` and `/outbox.json` for this computer (decisions.md, E-mail settings).
 */
export function outboxMiddleware(folder: string) {
  const handle = async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const pathname = (request.url ?? '').split('?', 1)[0]?.replace(/(.)\/$/, '$1');
    if (pathname === SEND_PATH) return receive(folder, request, response);
    if (request.method !== 'GET' || !/^\/outbox(\.json)?$/.test(pathname ?? '')) return next();
    // Phones of the same network may send, but what customers wrote is read on this computer alone, by our own pages.
    if (!isPrivate(request))
      return respond(
        response,
        403,
        'text/plain',
        'The outbox opens on the computer that runs the website: http://localhost there.',
      );
    const messages = await listOutbox(folder);
    if (pathname === '/outbox.json')
      return respond(response, 200, 'application/json', JSON.stringify(messages));
    const page = outboxHtml(messages);
    response.setHeader('Content-Security-Policy', page.policy);
    return respond(response, 200, 'text/html', page.html);
  };
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    handle(request, response, next).catch(() => answerFailure(response));
  };
}

/** Gives `vite dev` and `vite preview` the outbox, kept in a folder under the project's root. */
export function outbox(folder = '.outbox'): Plugin {
  const folderOf = (root: string) => path.resolve(root, folder);
  return {
    name: 'outbox',
    configureServer({ middlewares, config }) {
      middlewares.use(outboxMiddleware(folderOf(config.root)));
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(outboxMiddleware(folderOf(config.root)));
    },
  };
}
