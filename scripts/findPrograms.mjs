import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Usual paths of Chromium by system; plain names are looked up in PATH. */
const CHROMIUM_PATHS = {
  // The headless shell has the same engine, and the tests take a third of the time.
  linux: [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: ['Chromium', 'Google Chrome'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    path.resolve(process.env[folder] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

export function inPath(name) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin')
    .map((folder) => path.resolve(folder, name))
    .find((file) => existsSync(file));
}

/** Ubuntu's `chromium-browser` may be a stub that only recommends a snap, so browsers on Linux are started once. */
const isWorking = (file) =>
  process.platform !== 'linux' ||
  spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

/** Returns the path of the Chromium that Playwright downloads. It may not exist. */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

let foundChromium;

/** `CHROMIUM_PATH`, the system's, or Playwright's; `undefined` if there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const names = CHROMIUM_PATHS[process.platform] ?? [];
  foundChromium ??=
    names.map(inPath).find((file) => file !== undefined && isWorking(file)) ??
    [playwrightChromium()].find((file) => file !== undefined && existsSync(file));
  return foundChromium;
}

const CHROMIUM_SOURCES = {
  darwin: 'Google Chrome (https://www.google.com/chrome) or run: brew install --cask chromium',
  win32: 'Google Chrome (https://www.google.com/chrome) or run: winget install Google.Chrome',
};

export function chromiumAdvice() {
  const source =
    CHROMIUM_SOURCES[process.platform] ??
    'it with the package manager (Debian, Ubuntu: sudo apt-get install chromium)';
  return `Chromium was not found and could not be installed: install ${source}, or set CHROMIUM_PATH.`;
}

export const NGINX_ADVICE =
  process.platform === 'win32'
    ? 'nginx for Windows does not run the journeys through nginx'
    : 'nginx was not found: install it (Debian, Ubuntu: sudo apt-get install nginx; macOS: brew install nginx) or set NGINX_PATH';

/** `NGINX_PATH` or the system's, if it can run in the background; otherwise `undefined`. */
export function findNginx() {
  return process.platform === 'win32' ? undefined : inPath(process.env['NGINX_PATH'] || 'nginx');
}
