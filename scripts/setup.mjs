import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand, scriptOf } from './processes.mjs';
import { chromiumAdvice, findChromium, findNginx, inPath } from './programs.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(ROOT, ...parts);

/** Prints an error and ends the process with code 1. */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Returns the program of a command and its first arguments. Packages are started with Node. */
function programOf(command) {
  if (command === 'npm') return npmCommand();
  return command === 'playwright' ? [process.execPath, scriptOf(command)] : [command];
}

/** Runs a command with its output shown. Returns whether it succeeded. */
function run(command, args, env = {}) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const [program, ...first] = programOf(command);
  const { status } = spawnSync(program, [...first, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Returns why a Node version is not supported, or nothing. `engines` of package.json has the same versions. */
export function nodeError(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isSupported
    ? undefined
    : `Node.js ${version} is not supported. Install Node.js 20.19, 22.12, 24 or newer (https://nodejs.org) and try again.`;
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Returns whether the installed packages match the lock file. Versions are compared only if the
 * lock file is newer than the installation.
 */
function isInstalled() {
  const [lock, installed] = [at('package-lock.json'), at('node_modules', '.package-lock.json')];
  if (!existsSync(installed)) return false;
  if (!existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  const have = packagesOf(installed);
  return Object.entries(packagesOf(lock)).every(
    ([name, { version, optional }]) =>
      name === '' || (have[name] ? have[name].version === version : optional),
  );
}

/**
 * Installs the packages if they are missing or older than the lock file. Ends the process if
 * that fails.
 */
export async function ensureDependencies() {
  const error = nodeError();
  if (error) stop(error);
  if (isInstalled()) return;
  const options = ['--no-audit', '--no-fund'];
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const isDone =
    (existsSync(at('package-lock.json')) && run('npm', ['ci', ...options], env)) ||
    run('npm', ['install', ...options], env);
  if (!isDone)
    stop(
      'The packages could not be installed. See the output above and check the network connection.',
    );
}

/** Finds or installs a Chromium and returns its path. Ends the process if that fails. */
export function ensureChromium() {
  const known = findChromium();
  if (known) return known;
  const named = process.env['CHROMIUM_PATH'];
  if (named) stop(`CHROMIUM_PATH points to '${named}', which does not exist. Correct or unset it.`);
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', ['install', '-y', name], quiet);
  }
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  return findChromium() ?? stop(chromiumAdvice());
}

/**
 * Finds an nginx, or installs Debian's, and returns its path. Without one, its journeys are skipped.
 */
export function ensureNginx() {
  const isNamed = Boolean(process.env['NGINX_PATH']);
  if (!isNamed && !findNginx() && process.getuid?.() === 0 && inPath('apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], quiet);
    // Some releases do not have the module. nginx works without it.
    for (const name of ['nginx', 'libnginx-mod-http-brotli-static'])
      run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
  }
  return findNginx();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureDependencies();
  console.log(`Node ${process.versions.node} and the packages are ready.`);
  if (process.argv.includes('--browser')) console.log(`Chromium: ${ensureChromium()}`);
}
