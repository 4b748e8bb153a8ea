import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from './builtSite';
import type { Work } from '../../setup/siteHost';
import { test as base } from '../journeys/site';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273);

export interface PublishPlace {
  origin: string;
  /** Folders of its content and images, and of its build, which may be replaced while it is served. */
  publicFolder: string;
  dist: string;
  publicFile: (file: string) => string;
  /** Returns everything that the repository of a history contains, a character for each byte. */
  historyText: (name: 'site' | 'desk') => string;
  /** Builds a public folder into `dist`, like a host that receives a commit. */
  build: (publicFolder: string) => Promise<void>;
}

interface SiteHost {
  ask: (...work: Work) => Promise<void>;
}

/** Starts the process. It ends with its parent. */
function startHost() {
  const host = fork(path.join(ROOT, 'tests/setup/siteHost.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  return {
    async ask(...work: Work) {
      const answered = once(host, 'message');
      host.send(work);
      const [problem] = await Promise.race([answered, ended.then(() => ['The host has ended'])]);
      if (problem) throw new Error(String(problem));
    },
    async end() {
      host.kill();
      await ended;
    },
  };
}

async function startPlace(
  host: SiteHost,
  port: number,
): Promise<{ place: PublishPlace; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish site ü '));
  const at = (name: string) => path.join(folder, name);
  cpSync(path.join(ROOT, 'public'), at('public'), { recursive: true });
  cpSync(DIST, at('dist'), { recursive: true, preserveTimestamps: true });
  const [publicFolder, dist] = [at('public'), at('dist')];
  const folders = { public: publicFolder, dist, history: at('history'), outbox: at('outbox') };
  await host.ask('serve', port, folders);
  return {
    place: {
      origin: `http://localhost:${port}`,
      publicFolder,
      dist,
      publicFile: (file) => readFileSync(path.join(publicFolder, file), 'utf8'),
      historyText(name) {
        const git = ['--git-dir', path.join(at('history'), name)];
        const all = ['cat-file', '--batch-all-objects', '--batch'];
        return execFileSync('git', [...git, ...all], { encoding: 'latin1' });
      },
      build: (content) => host.ask('build', content, dist),
    },
    async stop() {
      await host.ask('close');
      rmSync(folder, { recursive: true, maxRetries: 10 });
    },
  };
}

export const test = base.extend<{ place: PublishPlace }, { host: SiteHost }>({
  host: [
    async ({}, use) => {
      const { ask, end } = startHost();
      await use({ ask });
      await end();
    },
    { scope: 'worker' },
  ],
  place: async ({ host }, use, { parallelIndex }) => {
    const { place, stop } = await startPlace(host, PORT + 100 + parallelIndex);
    await use(place);
    await stop();
  },
  baseURL: async ({ place }, use) => use(place.origin),
});
