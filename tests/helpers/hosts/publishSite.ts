import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from './builtSite';
import { test as base } from '../journeys/site';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273);

/** A website that can publish: copies of the content and the build. */
export interface PublishPlace {
  origin: string;
  /**
   * Folders of its content and images, and of its build, which may be replaced while it is
   * served.
   */
  publicFolder: string;
  dist: string;
  /** Returns a file of the copied public folder as text. */
  publicFile: (file: string) => string;
}

function started(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('The site:') && resolve());
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

/** Serves copies of the content and the build. */
async function startPlace(
  port: number,
): Promise<{ place: PublishPlace; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish site ü '));
  const at = (name: string) => path.join(folder, name);
  cpSync(path.join(ROOT, 'public'), at('public'), { recursive: true });
  cpSync(DIST, at('dist'), { recursive: true, preserveTimestamps: true });
  const folders = ['public', 'dist', 'history', 'outbox'].flatMap((name) => [
    `--${name}`,
    at(name),
  ]);
  const args = ['--import', 'tsx', 'scripts/serve/serve.ts', '--port', String(port), ...folders];
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(server);
  return {
    place: {
      origin: `http://localhost:${port}`,
      publicFolder: at('public'),
      dist: at('dist'),
      publicFile: (file) => readFileSync(path.join(at('public'), file), 'utf8'),
    },
    async stop() {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Playwright's test against a server with a website of its own. */
export const test = base.extend<{ place: PublishPlace }>({
  place: async ({}, use, { parallelIndex }) => {
    const { place, stop } = await startPlace(PORT + 100 + parallelIndex);
    await use(place);
    await stop();
  },
  baseURL: async ({ place }, use) => use(place.origin),
});
