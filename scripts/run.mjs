import { runHere } from './runHere.mjs';
import { ensureDependencies } from './setup.mjs';

/**
 * Runs one of the TypeScript scripts after installing missing packages: `node scripts/run.mjs
 * scripts/build.ts …`.
 */
await ensureDependencies();
const [script = '', ...args] = process.argv.slice(2);
await runHere(script, args);
