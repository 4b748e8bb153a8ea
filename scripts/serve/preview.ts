import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain';
import { siteHandler } from './siteServer';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Serves a build like a static host, without publishing and outbox.
 * @throws Error that says what to do if there is no build or the port is in use
 */
export async function servePreview(port: number, dist: string) {
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error('There is no build to preview. Run npm run build first.');
  const server = createServer(siteHandler(dist, 'missing'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const text = `Port ${port} is in use. Choose another one: npm run preview -- --port ${port + 1}`;
      reject(isTaken ? new Error(text) : error);
    });
    server.listen(port, resolve);
  });
  return server;
}

/** Returns the origin of a server that listens. */
export const originOf = (server: Server) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/**
 * Returns the port of the command line; 0 stands for any free port.
 * @throws Error that says what to do if it is not a port
 */
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
