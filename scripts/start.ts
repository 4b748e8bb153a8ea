import path from 'node:path';
import { build } from './build';
import { publishFoldersOf, siteStore } from './serve/publish/siteStore';
import { listenOn } from './serve/http';
import { serve } from './serve/serve';

const PORT = Number(process.env['PORT'] || 4173);

// No account is needed: messages are stored in the outbox.
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_DESK_STORE'] ??= 'local';
process.env['VITE_SITE_URL'] ||= `http://localhost:${PORT}`;

async function start(): Promise<void> {
  // Must run first: the publication of a server that is running must not be completed by this one.
  const server = await listenOn(PORT, () => undefined);
  await new Promise((resolve) => server.close(resolve));
  // Must run before the build: the files of an incomplete publication must not be checked, built or served.
  await siteStore(publishFoldersOf(path.resolve(import.meta.dirname, '..'))).recover();
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
