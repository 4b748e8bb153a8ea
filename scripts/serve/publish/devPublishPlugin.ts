import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { hasAvailability } from '../../prerender/availabilityMark';
import { folderContentHash, type Version } from '../../prerender/siteFiles';
import { devHtml } from '../devDocument';
import { publishService } from './publishService';
import { publishFoldersOf } from './rollBackIncomplete';

/** Adds publishing to `npm run dev`. Pages are rendered on request. */
export function devPublishPlugin(): Plugin {
  return {
    name: 'dev-publishing',
    apply: 'serve',
    // Windows cannot rename a folder that is being watched.
    config: () => ({ server: { watch: { ignored: ['**/public/data/**'] } } }),
    async configureServer(server) {
      const { middlewares, config } = server;
      const folders = publishFoldersOf(config.root);
      const service = publishService(folders);
      // Recovers first, so that no file of an interrupted publication is served.
      await service.whenBuilt();
      middlewares.use(service.middleware);
      middlewares.use(service.pages((request) => devHtml(server, request.url ?? '/')));
      middlewares.use('/data/version.json', (_request, response, next) => {
        folderContentHash(path.join(folders.publicFolder, 'data')).then((content) => {
          response.setHeader('Content-Type', 'application/json');
          const version: Version = {
            build: 'dev',
            content,
            builtAt: '',
            ...(hasAvailability(folders.publicFolder) && { hasAvailability: true }),
          };
          response.end(JSON.stringify(version));
        }, next);
      });
      // Vite serves only the public files of which its watcher knows.
      middlewares.use('/data', sirv(path.join(folders.publicFolder, 'data'), { dev: true }));
    },
  };
}
