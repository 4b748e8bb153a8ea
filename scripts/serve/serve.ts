import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isMain } from '../isMain';
import { listenOn } from './http';
import { outboxMiddleware } from './outbox';
import { publishService } from './publish/publishService';
import { publishFoldersOf, type PublishFolders } from './publish/rollBackIncomplete';
import { siteHandler } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders that differ from those of the project. */
interface Served {
  outbox?: string;
  dist?: string;
  /** Folders of publishing. */
  publishFolders?: PublishFolders;
}

/**
 * Serves the built site with outbox and publishing at `http://localhost:<port>`. The pages are rebuilt after each publication.
 * The public pages are open to every client and host name. The services reject requests for private data themselves.
 * @throws Error if another program uses the port
 */
export async function serve(port: number, served: Served = {}) {
  const { dist = path.join(ROOT, 'dist'), publishFolders = publishFoldersOf(ROOT) } = served;
  const env = loadEnv('production', ROOT, 'VITE_');
  const rebuild = async () => {
    // Imported lazily, because a server that only serves does not need the image library.
    const { prerender } = await import('../prerender/prerender');
    await prerender(env, { publicFolder: publishFolders.publicFolder, dist });
  };
  const site = siteHandler(dist);
  const outbox = outboxMiddleware(path.resolve(ROOT, served.outbox ?? '.outbox'));
  const service = publishService({ ...publishFolders, rebuild });
  const pages = service.pages(() => readFile(path.join(dist, '200.html'), 'utf8'));
  return listenOn(port, (request, response) =>
    outbox(request, response, () =>
      service.middleware(request, response, () =>
        pages(request, response, () => site(request, response)),
      ),
    ),
  );
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
