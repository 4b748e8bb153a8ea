import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/processes.mjs';
import { WRANGLER, WRANGLER_FOLDER } from '../helpers/hosts/cloudflare';

function installed(): string | undefined {
  try {
    const file = path.join(WRANGLER_FOLDER, 'node_modules/wrangler/package.json');
    return `wrangler@${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  } catch {
    return undefined;
  }
}

/** Installs Cloudflare's engine if it is missing. It is not a dependency of the project. */
function fetchWrangler(): void {
  if (installed() === WRANGLER) return;
  rmSync(WRANGLER_FOLDER, { recursive: true, force: true });
  mkdirSync(WRANGLER_FOLDER, { recursive: true });
  // Without its own package.json, npm would install into the project.
  writeFileSync(path.join(WRANGLER_FOLDER, 'package.json'), '{ "private": true }\n');
  const [npm = '', ...first] = npmCommand();
  const args = [...first, 'install', '--no-audit', '--no-fund', '--ignore-scripts', WRANGLER];
  spawnSync(npm, args, { cwd: WRANGLER_FOLDER, stdio: 'inherit' });
  if (installed() === WRANGLER) return;
  console.error(
    `${WRANGLER} could not be fetched: the site is not driven through it. Check the network.`,
  );
  process.exitCode = 1;
}

fetchWrangler();
console.log(`${installed() ?? 'No wrangler'} in ${path.relative('', WRANGLER_FOLDER)}`);
