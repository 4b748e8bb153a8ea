import { listenOn, originOf } from '../../../scripts/serve/http';
import { siteHandler } from '../../../scripts/serve/siteServer';
import { DIST } from './builtSite';

export interface BuiltServer {
  origin: string;
  request: (address: string, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
}

export async function startBuiltServer(): Promise<BuiltServer> {
  const server = await listenOn(0, siteHandler(DIST));
  const origin = originOf(server);
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
