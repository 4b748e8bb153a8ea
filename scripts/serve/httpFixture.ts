import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As received: not decoded, and without following redirects. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Starts a server on a free port of this computer. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface SentRequest {
  method?: string;
  /** `PORT` is replaced by the port. Unlike with `fetch`, `Host` and `Origin` can be set. */
  headers?: Record<string, string>;
  body?: string;
}

export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: SentRequest = {},
): Promise<Reply> {
  const sent = Object.fromEntries(
    Object.entries({ Host: 'localhost:PORT', ...headers }).map(([name, value]) => [
      name,
      value.replace('PORT', `${port}`),
    ]),
  );
  const options = { host: 'localhost', port, path, method, headers: sent };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then(
        (bytes) => resolve({ status, headers: received, body: bytes, text: String(bytes) }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
  });
}
