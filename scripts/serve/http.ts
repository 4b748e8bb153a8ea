import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Pages of another origin can neither read nor frame a response. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
};

export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

export function respondNotAllowed(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  respond(response, 405, 'text/plain', 'Method Not Allowed');
}

/** Starts a server for every client and host name. @throws Error if another program uses the port */
export async function listenOn(port: number, handle: RequestListener): Promise<Server> {
  const server = createServer(handle);
  // A client that sends a request while its connection is closed for being idle gets an error.
  server.keepAliveTimeout = 0;
  try {
    await once(server.listen(port), 'listening');
    return server;
  } catch (error) {
    const isUsed = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isUsed ? new Error(`Port ${port} is already in use`, { cause: error }) : error;
  }
}

export const originOf = (server: Server) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

export const isReading = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/** Gives no reason. The request does not hang, and the server keeps running. */
export function respondFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else respond(response, 500, 'text/plain', 'Internal Server Error');
}

const LOCAL_ADDRESSES = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Clients of proxies and tunnels are on other computers. Browsers send no `X-` header but the token of own pages. */
const FORWARDED =
  /^(?:x-(?!publish-token$)|cf-|cdn-|fly-|fastly-|ngrok-|tailscale-|akamai-|ali-cdn-|via$)|forwarded|(?:client|real|connecting)-ip|proxy-client|^remote-addr$/;

const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i;

/** Whether it is a loopback name with the port that the server listens on. */
function isOwnName(host: string | undefined, port: number | undefined): boolean {
  const [name, named = '80'] = LOCAL_NAME.exec(host ?? '') ?? [];
  return name !== undefined && Number(named) === port;
}

/** Excludes the network, tunnels and DNS rebinding. */
function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  return (
    LOCAL_ADDRESSES.test(socket.remoteAddress ?? '') &&
    isOwnName(headers.host, socket.localPort) &&
    // A tunnel ends an encrypted connection elsewhere.
    !headers.origin?.startsWith('https:') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/** Also true for the address bar and other clients than browsers. Tunnels rewrite `Host`, but send the original too. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
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

/** Whether a request may read or write private data: messages, the history, and the publish token. */
export function isPrivate(request: IncomingMessage): boolean {
  return isLocalRequest(request) && isSameOrigin(request);
}

/** Only for requests of pages of this server. @throws HttpError with status 403, 415, 413 or 400 */
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
