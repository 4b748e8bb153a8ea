import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endTree, npmCommand, startTree } from '../../../scripts/processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Not copied: what is built, and the packages, which are shared. */
const LEFT_OUT = /^(?:node_modules|dist|\.\w+|test-results|playwright-report)$/;
const SETTINGS = ['.env'];

/** Copies the project, so that `npm start` can be run and killed in the copy. Returns its folder. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'started site ü '));
  for (const name of readdirSync(ROOT))
    if (SETTINGS.includes(name) || !LEFT_OUT.test(name))
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

export async function startSite(folder: string, port: number) {
  const [, ...npm] = npmCommand();
  const child = startTree([...npm, 'start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      VITE_PUBLISH_TARGET: 'local',
      VITE_SITE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text) => {
        output += String(text);
        if (output.includes('/outbox')) resolve();
      });
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  const origin = `http://localhost:${port}`;
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + url, { headers: { Accept: 'text/html', ...headers } })).text();
  return {
    read,
    async kill() {
      endTree(child);
      await ended;
    },
  };
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
