import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that is not granted, with the status that says why. */
export class Refusal extends Error {
  readonly status: number;
  /** Said beside the message. */
  readonly more: Record<string, unknown>;
  constructor(status: number, text: string, more: Record<string, unknown> = {}) {
    super(text);
    this.status = status;
    this.more = more;
  }
}

/** What every answer of the local services carries. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Answers a request of the local services, once and for all. */
export function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

const LOCAL_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const LOCAL_ADDRESSES = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether a request comes from this computer and by its own name: neither the network nor a foreign name for it. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return LOCAL_NAMES.test(headers.host ?? '') && LOCAL_ADDRESSES.test(socket.remoteAddress ?? '');
}

/** Browsers name the page a POST comes from; only our own may send anything. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

/**
 * Reads the body of a JSON request from our own pages.
 * @throws Refusal 403, 415, 413 or 400
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  if (!isSameOrigin(request)) throw new Refusal(403, 'Forbidden');
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refusal(415, 'Unsupported Media Type');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new Refusal(413, 'Payload Too Large');
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new Refusal(400, 'Bad Request');
  }
}
