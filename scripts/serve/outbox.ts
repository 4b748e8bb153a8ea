import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isTooLong, type EmailParams } from '../../src/domain/booking/submission';
import { isJsonObject } from '../../src/domain/text/jsonObject';
import { writeFileAtomic } from '../build/writeFileAtomic';
import { outboxHtml, type OutboxMessage } from './outboxPage';
import {
  HttpError,
  isPrivate,
  isReading,
  readJsonBody,
  respond,
  respondFailure,
  respondNotAllowed,
} from './http';

const SEND_PATH = '/api/v1.0/email/send';
/** Larger than any message of the site's forms, in bytes. */
const MAX_BYTES = 256 * 1024;

/** Maximum number of listed messages; older files are not deleted. */
const MAX_LISTED = 200;

/** Stores a message. The file name begins with the time, so that files sort chronologically. */
export async function saveMessage(
  folder: string,
  body: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const { reference } = body['template_params'] as Record<string, unknown>;
  const isPlain = typeof reference === 'string' && /^[\w-]{1,40}$/.test(reference);
  const receivedAt = now.toISOString();
  const text = `${JSON.stringify({ receivedAt, ...body }, null, 2)}\n`;
  const stem = `${receivedAt.replaceAll(':', '-')}${isPlain ? `-${reference}` : ''}`;
  await mkdir(folder, { recursive: true });
  // The UUID keeps simultaneous messages with the same reference apart.
  await writeFileAtomic(path.join(folder, `${stem}-${randomUUID()}.json`), text);
}

async function readStored(folder: string, name: string): Promise<OutboxMessage[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    return isJsonObject(stored) ? [{ ...stored, file: name }] : [];
  } catch {
    return [];
  }
}

/** Lists the stored messages, newest first, at most 200. Skips unreadable files. Never throws. */
export async function listOutbox(folder: string): Promise<OutboxMessage[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED);
  return (await Promise.all(newest.map((name) => readStored(folder, name)))).flat();
}

async function readMessage(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readJsonBody(request, MAX_BYTES);
  if (!isJsonObject(body) || !isJsonObject(body['template_params']))
    throw new HttpError(400, 'The template params are required');
  if (isTooLong(body['template_params'] as EmailParams))
    throw new HttpError(413, 'Variables size limit');
  return body;
}

async function receive(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return respondNotAllowed(response, 'POST');
  try {
    await saveMessage(folder, await readMessage(request), new Date());
    return respond(response, 200, 'text/plain', 'OK');
  } catch (error) {
    if (error instanceof HttpError)
      return respond(response, error.status, 'text/plain', error.message);
    return respond(response, 500, 'text/plain', 'The message could not be saved');
  }
}

type Next = () => void;

const FORBIDDEN =
  'The outbox is available only on the computer that runs the server, at http://localhost.';

/** Responds like EmailJS, to pages on this computer only: stores each message, and lists them at `/outbox`. */
export function outboxMiddleware(folder: string) {
  const handle = async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const pathname = (request.url ?? '').split('?', 1)[0]?.replace(/(.)\/$/, '$1');
    const isSending = pathname === SEND_PATH;
    if (!isSending && !/^\/outbox(\.json)?$/.test(pathname ?? '')) return next();
    // Otherwise any website could fill the disk, with a host name that resolves to this computer.
    if (!isPrivate(request)) return respond(response, 403, 'text/plain', FORBIDDEN);
    if (isSending) return receive(folder, request, response);
    if (!isReading(request)) return respondNotAllowed(response, 'GET, HEAD');
    const messages = await listOutbox(folder);
    if (pathname === '/outbox.json')
      return respond(response, 200, 'application/json', JSON.stringify(messages));
    const page = outboxHtml(messages);
    response.setHeader('Content-Security-Policy', page.policy);
    return respond(response, 200, 'text/html', page.html);
  };
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    handle(request, response, next).catch(() => respondFailure(response));
  };
}
