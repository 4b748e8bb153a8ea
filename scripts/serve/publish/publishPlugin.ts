import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { publishService } from './publishService';
import { rebuild } from './rebuild';
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
      const folders = { publicFolder: publishFolders.publicFolder, dist };
      const service = publishService({ ...publishFolders, rebuild: () => rebuild(env, folders) });
      middlewares.use(service.middleware);
      middlewares.use(service.pages(() => readFile(path.join(dist, '200.html'), 'utf8')));
    },
  };
}
