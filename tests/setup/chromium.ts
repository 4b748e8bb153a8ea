import { findChromium } from '../../scripts/findPrograms.mjs';

/** For systems without a sandbox and a graphics card. The browser sends no requests of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumLaunchOptions(...more: string[]): {
  executablePath?: string;
  args: string[];
} {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...ARGUMENTS, ...more] };
}
