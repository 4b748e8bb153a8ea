import { listenOn, originOf } from '../../../scripts/serve/http';
import { siteHandler } from '../../../scripts/serve/siteServer';
import { DIST } from './builtSite';

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>;

export async function startBuiltServer() {
  const server = await listenOn(0, siteHandler(DIST));
  return {
    request: (address: string, headers?: Record<string, string>) =>
      fetch(originOf(server) + address, { headers }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
