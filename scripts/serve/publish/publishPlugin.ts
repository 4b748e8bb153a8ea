import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { publishService } from './publishService';
import type { PublishFolders } from './rollBackIncomplete';

/**
 * Adds publishing from this computer to the built site. The pages are rebuilt after each
 * publication.
 */
export function publishPlugin(dist: string, publishFolders: PublishFolders): Plugin {
  return {
    name: 'publishing',
    configurePreviewServer({ middlewares, config }) {
      const env = loadEnv('production', config.root, 'VITE_');
      const rebuild = async () => {
        // Imported lazily, because a server that only serves does not need the image library.
        const { prerender } = await import('../../prerender/prerender');
        await prerender(env, { publicFolder: publishFolders.publicFolder, dist });
      };
      const service = publishService({ ...publishFolders, rebuild });
      middlewares.use(service.middleware);
      middlewares.use(service.pages(() => readFile(path.join(dist, '200.html'), 'utf8')));
    },
  };
}
