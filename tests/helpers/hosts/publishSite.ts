import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from './builtSite';
import { test as base } from '../journeys/site';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273);

/** A website for one test that can publish: copies of the content and the build. */
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

interface WorkerFixtures {
  /** Name of the website. Test files with different names never share a website. */
  placeName: string;
  place: PublishPlace;
}

/** Playwright's test against a server with a separate website for each worker. */
export const test = base.extend<object, WorkerFixtures>({
  placeName: ['shared', { option: true, scope: 'worker' }],
  place: [
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'publish site ü '));
      const at = (name: string) => path.join(folder, name);
      cpSync(path.join(ROOT, 'public'), at('public'), { recursive: true });
      cpSync(DIST, at('dist'), { recursive: true, preserveTimestamps: true });
      const port = PORT + 100 + parallelIndex;
      const folders = ['public', 'dist', 'history', 'outbox'].flatMap((name) => [
        `--${name}`,
        at(name),
      ]);
      const args = [
        '--import',
        'tsx',
        'scripts/serve/serve.ts',
        '--port',
        String(port),
        ...folders,
      ];
      const server = spawn(process.execPath, args, {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await started(server);
      await use({
        origin: `http://localhost:${port}`,
        publicFolder: at('public'),
        dist: at('dist'),
        publicFile: (file) => readFileSync(path.join(at('public'), file), 'utf8'),
      });
      const ended = new Promise((resolve) => server.on('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => use(place.origin),
});
