import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs `npm test`, `npm test -- lint unit`, `npm test -- changed` and `npm run sweep`: installs missing packages, then
 * runs scripts/test.ts. The last line is always 'N passed, N failed', and the exit code is 1 if
 * anything failed.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WITHOUT_BROWSER = [
  'format',
  'lint',
  'types',
  'content',
  'unit',
  'build',
  'budgets',
  'built',
  'properties',
  'wrangler',
];

let isCounted = false;
process.on('exit', (code) => {
  if (isCounted) return;
  console.log('\n0 passed, 1 failed');
  process.exitCode = code || 1;
});

const args = process.argv.slice(2);
const steps = args.filter((name) => name !== '--sweep');
const WITH_NGINX = ['built', 'nginx', 'changed'];
const hasNginx = steps.length === 0 || steps.some((step) => WITH_NGINX.includes(step));
process.chdir(ROOT);
const { ensureChromium, ensureDependencies, ensureNginx } = await import('./setup.mjs');
await ensureDependencies();
if (steps.length === 0 || steps.some((step) => !WITHOUT_BROWSER.includes(step))) ensureChromium();
if (hasNginx) ensureNginx();

const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('message', () => (isCounted = true));
child.on('error', (error) => console.error(error.message));
child.on('close', (code) => process.exit(code ?? 1));
