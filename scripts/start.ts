import { createServer } from 'node:net';
import path from 'node:path';
import { build } from './build';
import { publishFoldersOf, rollBackIncomplete } from './serve/publish/rollBackIncomplete';
import { serve } from './serve/serve';

const PORT = Number(process.env['PORT'] || 4173);

// No account is needed: messages are stored in the outbox.
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_SITE_URL'] ||= `http://localhost:${PORT}`;

/** @throws Error if another program uses the port, such as another server of this project */
async function rejectUsedPort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isUsed = error.code === 'EADDRINUSE';
      reject(isUsed ? new Error(`Port ${port} is already in use`) : error);
    });
    server.listen(port, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

async function start(): Promise<void> {
  // Must run first: the publication of a server that is running must not be rolled back.
  await rejectUsedPort(PORT);
  // Must run before the build: the files of an incomplete publication must not be checked, built or served.
  await rollBackIncomplete(publishFoldersOf(path.resolve(import.meta.dirname, '..')));
  await build();
  await serve(PORT);
}

try {
  await start();
  console.log(`
  The site       http://localhost:${PORT}
  Back office    http://localhost:${PORT}/admin
  Outbox         http://localhost:${PORT}/outbox
`);
} catch (error) {
  if (!(error instanceof Error) || !error.message.includes('already in use')) throw error;
  console.error(
    `${error.message}. Stop the program that uses it, or set the environment variable PORT to another port.`,
  );
  process.exitCode = 1;
}
