import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand, scriptOf } from './processes.mjs';
import { chromiumAdvice, findChromium, findNginx, inPath } from './findPrograms.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function stop(line) {
  console.error(line);
  process.exit(1);
}

function run(program, args, env = {}) {
  console.log(`> ${[path.basename(program), ...args].join(' ')}`);
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(program, args, options).status === 0;
}

function runNpm(...args) {
  const [program, ...first] = npmCommand();
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return run(program, [...first, ...args, '--no-audit', '--no-fund'], env);
}

/** Installs Debian packages one after another where that is permitted, until there is what is needed. */
function aptInstall(names, options, isEnough) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update'], env);
  for (const name of names)
    if (!isEnough()) run('apt-get', ['install', '-y', ...options, name], env);
}

/** Returns why a Node version is not supported, or nothing. `engines` of package.json has the same versions. */
export function nodeError(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isSupported
    ? undefined
    : `Node.js ${version} is not supported. Install Node.js 20.19, 22.12, 24 or newer (https://nodejs.org) and try again.`;
}

const packagesOf = (file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};

/**
 * Installs packages that are missing or of another version than in the lock file. Ends the process if that fails.
 * @param {boolean} needsTools whether the packages for developing and testing are needed, too, which take a
 *   quarter of the time
 */
export async function ensureDependencies(needsTools) {
  const error = nodeError();
  if (error) stop(error);
  const have = packagesOf(path.join(ROOT, 'node_modules', '.package-lock.json'));
  const isThere = ([name, { version, optional, devOptional, dev }]) =>
    name === '' ||
    (have[name] ? have[name].version === version : optional || devOptional || (dev && !needsTools));
  if (Object.entries(packagesOf(path.join(ROOT, 'package-lock.json'))).every(isThere)) return;
  const isFirst = Object.keys(have).length === 0;
  // A later installation only adds packages, because a server can use those that are there.
  if (isFirst && runNpm('ci', ...(needsTools ? [] : ['--omit=dev']))) return;
  if (runNpm('install', '--no-save')) return;
  stop(
    'The packages could not be installed. See the output above and check the network connection.',
  );
}

/** Finds or installs a Chromium. Ends the process if that fails. */
export function ensureChromium() {
  if (findChromium()) return;
  const named = process.env['CHROMIUM_PATH'];
  if (named) stop(`CHROMIUM_PATH points to '${named}', which does not exist. Correct or unset it.`);
  aptInstall(['chromium-headless-shell', 'chromium'], [], findChromium);
  if (!findChromium()) run(process.execPath, [scriptOf('playwright'), 'install', 'chromium']);
  if (!findChromium()) stop(chromiumAdvice());
}

/** Finds an nginx, or installs Debian's. Without one, its tests are skipped. */
export function ensureNginx() {
  if (process.env['NGINX_PATH'] || findNginx()) return;
  // Some releases do not have the module. nginx works without it.
  const names = ['nginx', 'libnginx-mod-http-brotli-static'];
  aptInstall(names, ['--no-install-recommends'], () => false);
}
