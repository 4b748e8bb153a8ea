import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './setup.mjs';

/**
 * Runs one of the TypeScript scripts after installing what is missing:
 * `node scripts/run.mjs scripts/build.ts …`.
 */
await ensureDependencies();
const [script, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
