import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain';
import { listenOn } from './http';
import { outboxMiddleware } from './outbox';
import { publishService } from './publish/publishService';
import { publishFoldersOf } from './publish/siteStore';
import { siteHandler } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

const { publicFolder: PUBLIC, history } = publishFoldersOf(ROOT);
const FOLDERS = { outbox: '.outbox', dist: 'dist', public: PUBLIC, history };

/** Every client gets public pages; services reject requests for private data. @throws Error if the port is in use */
export async function serve(port: number, folders: Partial<typeof FOLDERS> = {}) {
  const at = (name: keyof typeof FOLDERS) => path.resolve(ROOT, folders[name] ?? FOLDERS[name]);
  const [dist, publicFolder] = [at('dist'), at('public')];
  const rebuild = async () => {
    // Imported lazily, because a server that only serves needs neither Vite nor the image library.
    const [{ loadEnv }, { prerender }] = await Promise.all([
      import('vite'),
      import('../prerender/prerender'),
    ]);
    await prerender(loadEnv('production', ROOT, 'VITE_'), { publicFolder, dist });
  };
  const site = siteHandler(dist);
  const outbox = outboxMiddleware(at('outbox'));
  const service = publishService({ publicFolder, history: at('history'), rebuild });
  const pages = service.pages(() => readFile(path.join(dist, 'admin.html'), 'utf8'));
  const server = await listenOn(port, (request, response) =>
    outbox(request, response, () =>
      service.middleware(request, response, () =>
        pages(request, response, () => site(request, response)),
      ),
    ),
  );
  return { server, whenBuilt: service.whenBuilt };
}

if (isMain(import.meta.filename)) {
  const {
    values: { port, ...folders },
  } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      outbox: { type: 'string' },
      public: { type: 'string' },
      history: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  await serve(Number(port), folders);
  console.log(`The site: http://localhost:${port}\nOutbox: http://localhost:${port}/outbox`);
}
