import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../../scripts/serve/siteServer';
import { DIST } from './builtSite';

/** A build served by the project's own file server. */
export interface BuiltServer {
  origin: string;
  request: (address: string, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Serves the build on a free port. */
export async function startBuiltServer(): Promise<BuiltServer> {
  const server = createServer(siteHandler(DIST));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    request: (address, headers) => fetch(origin + address, { headers }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
