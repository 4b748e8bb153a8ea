import { findChromium } from '../../scripts/programs.mjs';

/** Works without a sandbox and a graphics card, and makes no request of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright and vitest's browser mode start the Chromium of this machine. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: ARGUMENTS };
}
