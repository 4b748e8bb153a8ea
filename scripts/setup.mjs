import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand, scriptOf } from './processes.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(ROOT, ...parts);

/** Where systems keep a Chromium; plain names are looked up in PATH. */
const CHROMIUM_PLACES = {
  linux: [
    // Without a user interface: the same engine, and the tests take a third of the time.
    'chromium-headless-shell',
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: ['Chromium', 'Google Chrome'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  ),
  win32: [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA'],
  ]
    .filter(Boolean)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/** Says in one line what is missing and ends the process with code 1. */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** What is started for a command: those of packages are no programs of the system. */
function started(command) {
  if (command === 'npm') return npmCommand();
  return command === 'playwright' ? [process.execPath, scriptOf(command)] : [command];
}

/** Runs a command with its output shown; tells whether it went well. */
function run(command, args, env = {}) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const [program, ...first] = started(command);
  const { status } = spawnSync(program, [...first, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** What is wrong with a Node version, or nothing: Vite needs 20.19, 22.12 or anything newer. */
export function nodeFault(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFine = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return isFine
    ? undefined
    : `Node ${version} cannot run this project: install Node 20.19, 22.12 or newer (https://nodejs.org) and run this again.`;
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether the installed packages are those of the lock file; a lock file that is only newer by date is fine. */
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

/** Installs the packages when they are missing or older than the lock file. Ends the process when it cannot. */
export async function ensureDependencies() {
  const fault = nodeFault();
  if (fault) stop(fault);
  if (isInstalled()) return;
  const options = ['--no-audit', '--no-fund'];
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const isDone =
    (existsSync(at('package-lock.json')) && run('npm', ['ci', ...options], env)) ||
    run('npm', ['install', ...options], env);
  if (!isDone) stop('The packages could not be installed: check the lines above and the network.');
}

/** Full path of a command in PATH. */
function inPath(name) {
  if (path.isAbsolute(name)) return existsSync(name) ? name : undefined;
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Ubuntu's `chromium-browser` may be a stub that only asks for a snap, so Linux browsers are asked. */
const isWorking = (file) =>
  process.platform !== 'linux' ||
  spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

/** The Chromium that Playwright downloaded, if it did. */
function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

let found;

/** Path of a Chromium: `CHROMIUM_PATH`, then the system's, then Playwright's own; `undefined` when there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  found ??= (CHROMIUM_PLACES[process.platform] ?? [])
    .map(inPath)
    .find((file) => file !== undefined && isWorking(file));
  found ??= playwrightChromium();
  return found;
}

const CHROMIUM_SOURCES = {
  darwin:
    'install Google Chrome (https://www.google.com/chrome) or run: brew install --cask chromium',
  win32:
    'install Google Chrome (https://www.google.com/chrome) or run: winget install Google.Chrome',
};

/** What to do where no Chromium could be installed, in one line. */
export function chromiumAdvice(platform = process.platform) {
  const source =
    CHROMIUM_SOURCES[platform] ??
    'install it with the package manager (Debian, Ubuntu: sudo apt-get install chromium)';
  return `No Chromium here and none could be installed: ${source}. Or set CHROMIUM_PATH to the file of one.`;
}

/** Finds a Chromium or installs one where it may. Ends the process when there is no way; returns its path. */
export function ensureChromium() {
  const known = findChromium();
  if (known) return known;
  const named = process.env['CHROMIUM_PATH'];
  if (named)
    stop(`CHROMIUM_PATH names '${named}', where there is no file: correct it or unset it.`);
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', ['install', '-y', name], quiet);
  }
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  return findChromium() ?? stop(chromiumAdvice());
}

/** Why the journeys through nginx are skipped, and what to do. */
export const NGINX_ADVICE =
  process.platform === 'win32'
    ? 'nginx for Windows does not run the journeys through nginx'
    : 'no nginx here: install it (Debian, Ubuntu: sudo apt-get install nginx; macOS: brew install nginx) or set NGINX_PATH';

/** Path of an nginx: `NGINX_PATH`, then the system's; `undefined` when there is none that goes into the background. */
export function findNginx() {
  return process.platform === 'win32' ? undefined : inPath(process.env['NGINX_PATH'] || 'nginx');
}

/** Finds an nginx or installs Debian's where it may. Returns its path, or nothing: its journeys are skipped then. */
export function ensureNginx() {
  if (!findNginx() && process.getuid?.() === 0 && inPath('apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], quiet);
    // Not every release has the module; nginx works without it.
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
