import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Usual paths of Chromium by system; plain names are looked up in PATH. */
const CHROMIUM_PATHS = {
  linux: [
    // The headless shell has the same engine, and the tests take a third of the time.
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

/** Returns the full path of a program in PATH or in the usual folders of the system. */
export function inPath(name) {
  if (path.isAbsolute(name)) return existsSync(name) ? name : undefined;
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Ubuntu's `chromium-browser` may be a stub that only recommends a snap, so browsers on Linux are
 * started once.
 */
const isWorking = (file) =>
  process.platform !== 'linux' ||
  spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

/** Returns the Chromium that Playwright has downloaded, if there is one. */
function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

let foundChromium;

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's; `undefined`
 * if there is none.
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  foundChromium ??= (CHROMIUM_PATHS[process.platform] ?? [])
    .map(inPath)
    .find((file) => file !== undefined && isWorking(file));
  foundChromium ??= playwrightChromium();
  return foundChromium;
}

const CHROMIUM_SOURCES = {
  darwin:
    'install Google Chrome (https://www.google.com/chrome) or run: brew install --cask chromium',
  win32:
    'install Google Chrome (https://www.google.com/chrome) or run: winget install Google.Chrome',
};

/** Returns one line that says what to do if no Chromium could be installed. */
export function chromiumAdvice(platform = process.platform) {
  const source =
    CHROMIUM_SOURCES[platform] ??
    'install it with the package manager (Debian, Ubuntu: sudo apt-get install chromium)';
  return `Chromium was not found and could not be installed: ${source}, or set CHROMIUM_PATH.`;
}

/** Explains why the journeys through nginx are skipped, and what to do. */
export const NGINX_ADVICE =
  process.platform === 'win32'
    ? 'nginx for Windows does not run the journeys through nginx'
    : 'nginx was not found: install it (Debian, Ubuntu: sudo apt-get install nginx; macOS: brew install nginx) or set NGINX_PATH';

/**
 * Returns the path of an nginx that can run in the background: `NGINX_PATH` or the system's;
 * otherwise `undefined`.
 */
export function findNginx() {
  return process.platform === 'win32' ? undefined : inPath(process.env['NGINX_PATH'] || 'nginx');
}
