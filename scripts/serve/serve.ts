import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv, preview, type Plugin } from 'vite';
import { isMain } from '../isMain';
import { outbox } from './outbox';
import { publishService } from './publish/publishService';
import { publishFoldersOf, type PublishFolders } from './publish/rollBackIncomplete';
import { siteServer } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders that differ from those of the project. */
interface Served {
  outbox?: string;
  dist?: string;
  /** Folders of publishing. */
  publishFolders?: PublishFolders;
}

/**
 * Adds publishing from this computer to the built site. The pages are rebuilt after each
 * publication.
 */
function publishPlugin(dist: string, publishFolders: PublishFolders): Plugin {
  return {
    name: 'publishing',
    configurePreviewServer({ middlewares, config }) {
      const env = loadEnv('production', config.root, 'VITE_');
      const rebuild = async () => {
        // Imported lazily, because a server that only serves does not need the image library.
        const { prerender } = await import('../prerender/prerender');
        await prerender(env, { publicFolder: publishFolders.publicFolder, dist });
      };
      const service = publishService({ ...publishFolders, rebuild });
      middlewares.use(service.middleware);
      middlewares.use(service.pages(() => readFile(path.join(dist, '200.html'), 'utf8')));
    },
  };
}

/** Serves the built site with outbox and publishing at `http://localhost:<port>`. */
export async function serve(port: number, served: Served = {}) {
  const { outbox: folder = '.outbox', dist = path.join(ROOT, 'dist') } = served;
  return preview({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    build: { outDir: dist },
    // The public pages are open to every client and host name. The services reject requests for
    // private data themselves.
    preview: { port, strictPort: true, host: true, allowedHosts: true, cors: false },
    plugins: [
      outbox(folder),
      publishPlugin(dist, served.publishFolders ?? publishFoldersOf(ROOT)),
      siteServer(dist),
    ],
  });
}

if (isMain(import.meta.filename)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      outbox: { type: 'string', default: '.outbox' },
      public: { type: 'string', default: publishFoldersOf(ROOT).publicFolder },
      history: { type: 'string', default: publishFoldersOf(ROOT).history },
      dist: { type: 'string', default: path.join(ROOT, 'dist') },
    },
  });
  await serve(Number(values.port), {
    outbox: values.outbox,
    dist: path.resolve(values.dist),
    publishFolders: {
      publicFolder: path.resolve(values.public),
      history: path.resolve(values.history),
    },
  });
  console.log(
    `The site: http://localhost:${values.port}\nOutbox: http://localhost:${values.port}/outbox`,
  );
}
