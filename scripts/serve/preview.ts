import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain';
import { listenOn, originOf } from './http';
import { siteHandler } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Without publishing and outbox. @throws Error that says what to do if there is no build or the port is in use */
export async function servePreview(port: number, dist: string) {
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error('There is no build to preview. Run npm run build first.');
  return listenOn(port, siteHandler(dist, 'missing')).catch((error: Error) => {
    const advice = `Choose another port: npm run preview -- --port ${port + 1}`;
    throw new Error(`${error.message}. ${advice}`, { cause: error });
  });
}

/** 0 stands for any free port. @throws Error that says what to do if it is not a port */
export function readPort(args?: string[]): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '4173' } } });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`'${values.port}' is not a port. Use a number, such as --port 4173.`);
  return port;
}

if (isMain(import.meta.filename)) {
  try {
    const server = await servePreview(readPort(), path.join(ROOT, 'dist'));
    console.log(`The build: ${originOf(server)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
