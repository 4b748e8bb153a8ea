import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that is not granted, with the status that says why. */
export class HttpError extends Error {
  readonly status: number;
  /** Said beside the message. */
  readonly more: Record<string, unknown>;
  constructor(status: number, text: string, more: Record<string, unknown> = {}) {
    super(text);
    this.status = status;
    this.more = more;
  }
}

/** What every answer of the local services carries: nothing of it is for a page of another origin, in a frame or not. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
};

/** Answers a request of the local services, once and for all. */
export function respond(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

/** Answers a request whose work fails without a reason to give: it does not hang, and the server goes on. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else respond(response, 500, 'text/plain', 'Internal Server Error');
}

const LOCAL_ADDRESSES = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers of proxies and tunnels: whoever asks through one is somewhere else. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded|x-forwarded-.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.*|x-tunnel-.*|true-client-ip|fastly-.*|fly-.*|cf-.*|cdn-loop|ngrok-.*|x-ngrok-.*|tailscale-.*|x-github-.*|x-amzn-.*|x-cloud-trace-context|x-appengine-.*)$/;

const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i;

/** Whether a request names this computer as it calls itself, with the port that it listens on. */
function isOwnName(host: string | undefined, port: number | undefined): boolean {
  const [name, named = '80'] = LOCAL_NAME.exec(host ?? '') ?? [];
  return name !== undefined && Number(named) === port;
}

/** Whether a request comes from this computer and by its own name: neither the network, nor a tunnel, nor a foreign name. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  return (
    LOCAL_ADDRESSES.test(socket.remoteAddress ?? '') &&
    isOwnName(headers.host, socket.localPort) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/**
 * Whether a request comes from our own pages, from the address bar, or from no browser. A tunnel may rename the host, and
 * says what the browser called it.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  try {
    const { host } = new URL(headers.origin);
    return host === headers.host || host === headers['x-forwarded-host'];
  } catch {
    return false;
  }
}

/** Whether a request may read what is this computer's alone: messages, the history, and the token to publish. */
export function isPrivate(request: IncomingMessage): boolean {
  return isLocalRequest(request) && isSameOrigin(request);
}

/**
 * Reads the body of a JSON request from our own pages.
 * @throws Refusal 403, 415, 413 or 400
 */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  if (!isSameOrigin(request)) throw new HttpError(403, 'Forbidden');
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, 'Unsupported Media Type');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new HttpError(413, 'Payload Too Large');
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new HttpError(400, 'Bad Request');
  }
}
