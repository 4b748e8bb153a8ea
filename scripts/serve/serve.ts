import path from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { outbox } from './outbox';
import { siteServer } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Serves the built site with its outbox at `http://localhost:<port>`. */
export async function serve(port: number, folder = '.outbox', dist = path.join(ROOT, 'dist')) {
  return preview({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    build: { outDir: dist },
    preview: { port, strictPort: true, host: true },
    plugins: [outbox(folder), siteServer(dist)],
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      outbox: { type: 'string', default: '.outbox' },
      dist: { type: 'string', default: path.join(ROOT, 'dist') },
    },
  });
  await serve(Number(values.port), values.outbox, path.resolve(values.dist));
  console.log(
    `The site: http://localhost:${values.port}\nSent e-mails: http://localhost:${values.port}/outbox`,
  );
}
