import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { npmCommand } from '../../../scripts/processes.mjs';
import { freePort } from './nginx';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Version of Cloudflare's local engine: the newest that runs on Node 20. */
const WRANGLER = 'wrangler@4.86.0';
/** Folder of its installation. It is not a dependency of the project. */
const WRANGLER_FOLDER = path.join(ROOT, 'node_modules/.cache/sweep/wrangler');
const COMPATIBILITY_DATE = '2026-04-01';
const STARTS_WITHIN_MS = 60_000;

async function installWrangler(): Promise<void> {
  const file = path.join(WRANGLER_FOLDER, 'node_modules/wrangler/package.json');
  const installed = await readFile(file, 'utf8').catch(() => '{}');
  const { version } = JSON.parse(installed) as { version?: string };
  if (WRANGLER === `wrangler@${version}`) return;
  await rm(WRANGLER_FOLDER, { recursive: true, force: true });
  await mkdir(WRANGLER_FOLDER, { recursive: true });
  // Without its own package.json, npm would install into the project.
  await writeFile(path.join(WRANGLER_FOLDER, 'package.json'), '{ "private": true }\n');
  const [npm = '', ...first] = npmCommand();
  const args = [...first, 'install', '--no-audit', '--no-fund', '--ignore-scripts', WRANGLER];
  await promisify(execFile)(npm, args, { cwd: WRANGLER_FOLDER });
}

/** Turns off prompts and telemetry, and sets a separate folder for its files. */
const environment = (folder: string) => ({
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: path.join(folder, 'logs'),
  WRANGLER_REGISTRY_PATH: path.join(folder, 'registry'),
  XDG_CONFIG_HOME: folder,
  CI: '1',
  FORCE_COLOR: '0',
});

/** Serves a folder with Cloudflare's own engine. @throws Error with its output if it does not start */
export async function startCloudflare(root: string) {
  await installWrangler();
  const folder = await mkdtemp(path.join(tmpdir(), 'cloudflare ü '));
  const port = await freePort();
  const args = [
    '--no-warnings',
    '--experimental-vm-modules',
    // Like its command, but without an intermediate process that would keep running after it.
    path.join(WRANGLER_FOLDER, 'node_modules/wrangler/wrangler-dist/cli.js'),
    'pages',
    'dev',
    path.resolve(root),
    `--compatibility-date=${COMPATIBILITY_DATE}`,
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--inspector-port=0',
    `--persist-to=${path.join(folder, 'state')}`,
  ];
  // It reads `.env` in the folder where it starts and writes there, so it gets its own folder.
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  const isReady = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), STARTS_WITHIN_MS);
    void ended.then(() => resolve(false)).finally(() => clearTimeout(timer));
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.includes(`Ready on http://127.0.0.1:${port}`)) resolve(true);
      });
  });
  if (!(await isReady)) {
    await stop();
    throw new Error(`Cloudflare's engine did not start:\n${said.join('\n')}`);
  }
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}
