import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256 } from '../../build/sha256';

/** Time in ms after which waiting for another process ends. Writing a publication takes less than a second. */
const LIMIT_MS = 30_000;

/** Only one process can listen on the socket. The system frees it when that process ends, even if it was killed. */
export function lockName(folder: string, platform: NodeJS.Platform = process.platform): string {
  const name = `slate-publish-${sha256(Buffer.from(path.resolve(folder))).slice(0, 16)}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Names of Linux that begin with a zero byte are in no folder.
  return platform === 'linux' ? `\0${name}` : path.join(tmpdir(), `${name}.sock`);
}

/** Resolves to undefined if another server listens on the socket. */
async function listen(name: string): Promise<Server | undefined> {
  const server = createServer();
  try {
    await once(server.listen(name), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** Resolves when the server that listens on the socket ends the connection, because it has released the lock or ended. */
async function whenReleased(name: string, limit: AbortSignal): Promise<void> {
  const socket = connect(name);
  try {
    await once(socket.resume(), 'close', { signal: limit });
  } catch (error) {
    if (limit.aborted)
      throw new Error(
        'another server of this project is publishing and does not finish; stop it, then try again',
        { cause: error },
      );
    // A killed process leaves its socket on systems where it is a file. Other names may be free again by now.
    const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
    if (isRefused && path.isAbsolute(name)) rmSync(name, { force: true });
  } finally {
    socket.destroy();
  }
}

/** Otherwise a starting server could undo what another one writes. @throws Error that says what to do after 30 s */
export async function withPublishLock<R>(
  folder: string,
  task: () => Promise<R>,
  { name = lockName(folder), limit = AbortSignal.timeout(LIMIT_MS) } = {},
): Promise<R> {
  let server = await listen(name);
  while (!server) {
    await whenReleased(name, limit);
    server = await listen(name);
  }
  const waiting = new Set<Socket>();
  server.on('connection', (socket) => waiting.add(socket.on('error', () => undefined)));
  try {
    return await task();
  } finally {
    const closed = once(server, 'close');
    server.close();
    for (const socket of waiting) socket.destroy();
    await closed;
  }
}
